/** Size of a link picture in pixels: the size at which link previews are shown large. */
export const linkPictureSize = { width: 1200, height: 630 } as const
