/** Pixels of a link picture: the size that link previews show large. */
export const linkPictureSize = { width: 1200, height: 630 } as const
