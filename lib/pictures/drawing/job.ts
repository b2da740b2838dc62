import type { LinkPicture } from './link.ts'

/** What the drawing thread is asked for. Files are absolute paths. */
export type DrawingJob =
  | { kind: 'page'; pdf: string; /** From 1. */ page: number; /** Pixels. */ width: number }
  | { kind: 'link'; picture: LinkPicture }

/** A picture as its file's content: WebP of a page, JPEG of a link. */
export type PictureBytes = Uint8Array<ArrayBuffer>

/** What the drawing thread answers, one for each job. */
export type DrawingAnswer = { bytes: PictureBytes } | { problem: string }
