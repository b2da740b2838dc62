import { setTimeout } from 'node:timers/promises'

/** Milliseconds in which each file must come. */
const PATIENCE = 5 * 60_000

/** The last documents of the catalogue: the server renders the others first, unless somebody asks. */
export const lastDocuments = [
  'crew-foreman-scorecard',
  'anti-harassment-policy',
  'attendance-and-call-in-policy',
  'crew-foreman-job-description',
].map((slug) => `/templates/hr/${slug}.pdf`)

/** State editions, which are made on request always. */
export const stateEditions = ['tx', 'ca', 'ny', 'co'].map(
  (code) => `/templates/contracts/epdm-residential-contract.${code}.pdf`,
)

async function isThere(url: string): Promise<boolean> {
  const response = await fetch(url)
  await response.bytes()
  // The server says that a file still takes time.
  if (!response.ok && response.status !== 503) throw new Error(`${url} was answered ${response.status}`)
  return response.ok
}

/**
 * Asks for files one after the other, each until it comes. Returns the seconds that each took. Throws if one does not exist
 * or takes more than five minutes.
 */
export async function secondsToFiles(origin: string, paths: readonly string[], pause = 100): Promise<number[]> {
  const seconds: number[] = []
  for (const path of paths) {
    const start = performance.now()
    while (!(await isThere(`${origin}${path}`))) {
      if (performance.now() - start > PATIENCE) throw new Error(`${path} did not come in five minutes`)
      await setTimeout(pause)
    }
    seconds.push((performance.now() - start) / 1000)
  }
  return seconds
}
