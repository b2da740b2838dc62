export interface OpenGraphImage {
  kicker: string
  title: string
  brand: string
  facts: string
  /** Files with pictures of first pages: one is shown large, up to three as a fan. */
  sheets: readonly string[]
}

/** A job for the drawing thread. File paths are absolute. */
export type DrawingJob =
  | { kind: 'page'; pdf: string; /** From 1. */ page: number; /** Pixels. */ width: number }
  | { kind: 'open-graph'; picture: OpenGraphImage }

/** An encoded picture: WebP for a page, JPEG for an Open Graph image. */
export type PictureBytes = Uint8Array<ArrayBuffer>

/** A worker's reply, one for each job. A worker that holds too much memory is `spent`: the next job gets a new one. */
export type WorkResult = ({ bytes: PictureBytes } | { problem: string }) & { spent?: boolean }

/** Size of an Open Graph image in pixels: the size at which link previews are shown large. */
export const openGraphSize = { width: 1200, height: 630 } as const
