/** The nearest element of an event's path that matches, or null. */
export const closest = <T extends Element>(event: Event, selector: string): T | null =>
  event.target instanceof Element ? event.target.closest<T>(selector) : null

/** Whether a click is plain: the main button, without modifier keys. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
