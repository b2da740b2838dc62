import type { LinkPicture } from './link.ts'

/** A job for the drawing thread. File paths are absolute. */
export type DrawingJob =
  | { kind: 'page'; pdf: string; /** From 1. */ page: number; /** Pixels. */ width: number }
  | { kind: 'link'; picture: LinkPicture }

/** An encoded picture: WebP for a page, JPEG for a link picture. */
export type PictureBytes = Uint8Array<ArrayBuffer>

/** The drawing thread's reply, one for each job. */
export type DrawingAnswer = { bytes: PictureBytes } | { problem: string }
