/** Opens the folded line of a table that holds an element, if one does, then goes on. */
export function unfold(element: Element, then: () => void): void {
  const fold = element.closest('[data-folded]')?.querySelector<HTMLElement>('.fill-fold-line')
  if (!fold) return then()
  fold.click()
  // The line is open once React has rendered the click.
  queueMicrotask(then)
}
