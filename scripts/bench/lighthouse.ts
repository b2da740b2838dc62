import { pathToFileURL } from 'node:url'
import { programFile } from '../support/programs'

/** What benches read of a Lighthouse report. */
export interface Report {
  runtimeError?: { message: string }
  /** Scores from 0 to 1. */
  categories: Readonly<Record<string, { score: number | null }>>
  audits: Readonly<
    Record<string, { numericValue?: number; details?: { items?: readonly Readonly<Record<string, unknown>>[] } }>
  >
}

type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>

/** Loads Lighthouse, which is installed with the programs of the tests. */
export async function loadLighthouse(): Promise<Lighthouse> {
  const { href } = pathToFileURL(programFile('lighthouse/core/index.js'))
  const { default: lighthouse } = (await import(href)) as { default: Lighthouse }
  return lighthouse
}
