// Pictures as the server sends them: a glance at once, then as much as the chosen way of looking needs.

/** What the left eye sees, small; what it sees; what both see, the left one's on the left. */
export type PictureView = 'glance' | 'eye' | 'pair';

export function pictureAt(path: string, view: PictureView): string {
  return `${path}?view=${view}`;
}

export function loadPicture(path: string, view: PictureView): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error(`expected a picture at ${path}`));
    image.src = pictureAt(path, view);
  });
}

/** Has the browser keep a picture that somebody will look at soon. If it does not come, it is asked for again then. */
export function fetchAhead(path: string, view: PictureView): void {
  loadPicture(path, view).catch(() => undefined);
}
