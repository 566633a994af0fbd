// Copying a text, also where the page is not served over https and browsers keep the clipboard to themselves.

/** Copies a text, and says whether that worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyFrom(text);
  }
}

/** The old way: a field that is selected for a moment. Dialogs let nothing outside of them be selected. */
function copyFrom(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'hidden';
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  // Deprecated, and the only way without a secure context.
  const done = document.execCommand('copy');
  field.remove();
  return done;
}
