// Saving something as a file.

export function download(name: string, content: string | Blob): void {
  const link = document.createElement('a');
  const blob = typeof content === 'string' ? new Blob([content], { type: 'text/plain' }) : content;
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser has taken it over when the click is done.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
