import type { RoofSystem } from '@/data/shared/system'
import type { TemplateContent } from '@/data/shared/types'

/** What a place of a document takes. */
export type ExampleValue = string | number | boolean

/** The job of an example: one house or one building with one roof. */
export interface ExampleJob {
  system: RoofSystem
  /** A house and its owner, or a building and the company that owns it. */
  isHouse: boolean
  /** Roof area in square feet. */
  area: number
  pitch: number
  /** Product and color of the new roof. */
  product: string
  deck: string
  /** How much dearer this roof is than asphalt shingles. */
  level: number
}

/** What a text may depend on. */
export interface ExamplePlace {
  job: ExampleJob
  /** Row of a table, line of a checklist or frame, counted from 1; 1 elsewhere. */
  row: number
  label: string
  /** The kind of the document. */
  kind: TemplateContent['kind']
  /** Whether it is a cell of a table or a line of a list. */
  isLine: boolean
  /** The author's words for the line of a table; empty elsewhere. */
  line: string
  /** The unit that the author gave the line: `SQ`; empty elsewhere. */
  unit: string
  /** The contract sum of the job; 0 in estimates, which make it. */
  contract: number
  /** The one signed change. */
  change: number
}

/** A value, a value for each of the first rows, or a function. */
export type Said = ExampleValue | readonly ExampleValue[] | ((place: ExamplePlace) => ExampleValue | undefined)

/** Values by name; `#` is the number of a row: `crew.#.name`. */
export type SaidByName = Readonly<Record<string, Said>>
