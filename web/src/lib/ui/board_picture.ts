// A picture of the last position, to share: the board as it is drawn, with the result over it.

/** What is copied of each thing's look; what is inherited is left out where it is the same as around it. */
const INHERITED = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'visibility',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'letter-spacing',
  'paint-order',
];
const OWN: Record<string, string> = {
  opacity: '1',
  display: 'inline',
  transform: 'none',
  'transform-origin': '0px 0px',
  'transform-box': 'view-box',
  'clip-path': 'none',
  filter: 'none',
  'mix-blend-mode': 'normal',
  'stop-color': 'rgb(0, 0, 0)',
  'stop-opacity': '1',
};
/** The width of the picture, and how much of it lies round the board, in pixels. */
const WIDTH = 1200;
const MARGIN = 40;
const HEAD = 150;

export interface Headline {
  /** What was played. */
  title: string;
  /** How it ended. */
  result: string;
  /** Who played. */
  players: string;
}

/** The board of the page as a PNG under a headline. */
export async function boardPicture(board: SVGSVGElement, headline: Headline): Promise<Blob> {
  const { width: across, height: down } = board.viewBox.baseVal;
  const inner = WIDTH - 2 * MARGIN;
  const height = Math.round((inner * down) / across);
  const image = await loaded(`data:image/svg+xml,${encodeURIComponent(standalone(board, inner, height))}`);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEAD + height + MARGIN];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('found no canvas to draw on');
  const page = getComputedStyle(document.body);
  const root = getComputedStyle(document.documentElement);
  context.fillStyle = page.backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  write(context, headline, { ink: page.color, quiet: root.getPropertyValue('--ink-2') || page.color });
  context.drawImage(image, MARGIN, HEAD, inner, height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('found no picture'))), 'image/png'),
  );
}

function write(
  context: CanvasRenderingContext2D,
  { title, result, players }: Headline,
  { ink, quiet }: { ink: string; quiet: string },
): void {
  const most = WIDTH - 2 * MARGIN;
  context.fillStyle = ink;
  context.font = '54px Marcellus, serif';
  context.fillText(result, MARGIN, 78, most);
  context.fillStyle = quiet;
  context.font = '500 28px "Alegreya Sans", sans-serif';
  context.fillText(`${title} · ${players}`, MARGIN, 122, most - 180);
  context.textAlign = 'right';
  context.font = '28px Marcellus, serif';
  context.fillText('Pyramidion', WIDTH - MARGIN, 122);
  context.textAlign = 'left';
}

/** The text of a drawing that looks the same without the page's styles. */
function standalone(board: SVGSVGElement, width: number, height: number): string {
  const copy = board.cloneNode(true) as SVGSVGElement;
  const [things, copies] = [all(board), all(copy)];
  things.forEach((thing, at) => {
    const target = copies[at];
    if (target) dress(thing, target, at === 0);
  });
  for (const gone of copy.querySelectorAll('image, foreignObject')) gone.remove();
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return new XMLSerializer().serializeToString(copy);
}

const all = (root: SVGElement) => [root, ...root.querySelectorAll<SVGElement>('*')];

function dress(thing: SVGElement, copy: SVGElement, root: boolean): void {
  const look = getComputedStyle(thing);
  const around = thing.parentElement && !root ? getComputedStyle(thing.parentElement) : null;
  copy.removeAttribute('style');
  copy.removeAttribute('class');
  for (const name of INHERITED) {
    const value = look.getPropertyValue(name);
    if (value !== around?.getPropertyValue(name)) copy.setAttribute(name, local(value));
  }
  if (root) return;
  for (const [name, usual] of Object.entries(OWN)) {
    const value = look.getPropertyValue(name);
    // A transform of the markup stays as it is; one of the styles has its own origin.
    if (name.startsWith('transform') && !moved(thing, look)) continue;
    if (value !== usual) copy.style.setProperty(name, local(value));
  }
}

/** Whether the styles, and not the markup, say where it is. */
function moved(thing: SVGElement, look: CSSStyleDeclaration): boolean {
  return look.transform !== 'none' && !thing.hasAttribute('transform');
}

/** What is drawn with something of the same drawing says so by its name alone. */
function local(value: string): string {
  return value.replace(/url\("?[^"#)]*(#[^")]+)"?\)/g, 'url($1)');
}

function loaded(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('the drawing cannot be read as a picture'));
    image.src = address;
  });
}
