// Where the focus goes when the button that had it is gone.

/** Back onto the board, to the place where one was. */
export function focusBoard(): void {
  document.querySelector<HTMLElement>('.board [data-target][tabindex="0"]')?.focus({ preventScroll: true });
}
