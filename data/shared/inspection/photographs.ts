/** Photographs: the numbered frames of a report, and the cells that refer to them. */
import * as d from '@/lib/documents/author'

const label = 'Photo no.'

/** The cell of a finding that names its frame. */
export const photoColumn = d.column('photo', label, 'text', { width: 0.8 })
export const photoExtra = d.extra('photo', label, 0.8)

interface PhotographOptions {
  /** Numbers of frames: 12, and 24 where photographs are the evidence. */
  count?: 12 | 24
  /** Captions of the first frames. */
  captions?: readonly string[]
  /** Frames in a row: two where three would leave a row alone on the last page. */
  columns?: 2 | 3
  /** What comes between the text and the frames. */
  before?: readonly d.Block[]
}

/** In points: twelve frames, three to a row, fit on a page with their heading. */
const HEIGHT = 96

/**
 * The photographs of a report, a part of its own: numbered frames, to which the column 'Photo no.' of the findings
 * refers. `text` says what to show first.
 */
export const photographs = (
  text: string,
  { count = 12, captions = [], columns = 3, before = [] }: PhotographOptions = {},
): d.Part => {
  const values = Object.fromEntries(captions.map((caption, index) => [`photo.${index + 1}.caption`, caption]))
  const frames = d.photos('photo', 'Inspection photographs', count, { columns, height: HEIGHT })
  const blocks = [
    d.section('Photographs', 'Photographs with number, place and caption'),
    d.p(`${text} Findings name a photograph by its number.`),
    ...before,
    captions.length ? { ...frames, values } : frames,
  ]
  return d.part('Photographs', blocks, { follows: true, whenUsed: true })
}
