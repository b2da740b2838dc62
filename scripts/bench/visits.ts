import type { CatalogueSample } from './sample'

/** What is asked in one go; the next step begins when this one is answered. */
export type Step = readonly Ask[]

export type AskKind = 'page' | 'asset' | 'search' | 'rendered page' | 'file' | 'drawn page' | 'archive' | 'post'

export interface Ask {
  kind: AskKind
  target: string
  /** JSON, for a post. */
  body?: Readonly<Record<string, unknown>>
}

/** How often a visit does what: the shares that docs/scaling.md counts with. */
export const shares = {
  entersOnTemplate: 0.6,
  searchesWhileTyping: 0.33,
  opensResults: 0.1,
  downloads: 0.3,
  givesAddress: 0.1,
  opensPreview: 0.05,
  takesBundle: 0.005,
} as const

const words = [
  'roof estimate',
  'shingle',
  'epdm inspection',
  'invoice',
  'safety plan',
  'change order',
  'warranty',
  'shingel',
]

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const page = (target: string): Ask => ({ kind: 'page', target })
const asset = (target: string): Ask => ({ kind: 'asset', target })

/**
 * The requests of the visit with this number: it enters on a template, the home page or a category with everything that
 * page loads, reads two further pages whose assets it has by now, and searches, previews, downloads or gives its
 * address as often as `shares` say.
 */
export function visit(number: number, sample: CatalogueSample): Step[] {
  const random = seededRandom(number)
  const chance = (share: number): boolean => random() < share
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  const template = pick(sample.templates)
  const entry = chance(shares.entersOnTemplate) ? template.page : pick(sample.pages)
  const steps: Step[] = [
    [page(entry)],
    [...sample.assets.map(asset), asset(template.picture)],
    [page(pick(sample.pages)), ...Array.from({ length: 6 }, () => asset(pick(sample.templates).picture))],
    [page(pick(sample.templates).page), asset(pick(sample.templates).picture)],
  ]
  if (chance(shares.searchesWhileTyping)) {
    const word = pick(words)
    for (const length of [3, 5, word.length])
      steps.push([{ kind: 'search', target: `/api/search?limit=5&q=${encodeURIComponent(word.slice(0, length))}` }])
  }
  if (chance(shares.opensResults))
    steps.push([{ kind: 'rendered page', target: `/search?q=${encodeURIComponent(pick(words))}` }])
  if (chance(shares.opensPreview)) steps.push([{ kind: 'drawn page', target: template.drawnPage }])
  if (chance(shares.downloads)) {
    const { slug, file } = template
    const post: Ask = chance(shares.givesAddress / shares.downloads)
      ? {
          kind: 'post',
          target: '/api/subscribe',
          body: {
            email: `visitor-${number}@example.com`,
            newsletterSubscribed: random() < 0.5,
            source: 'download',
            templates: [slug],
          },
        }
      : { kind: 'post', target: '/api/downloads', body: { slug, format: 'PDF' } }
    steps.push([post], [{ kind: 'file', target: file }])
  }
  if (chance(shares.takesBundle)) steps.push([{ kind: 'archive', target: '/api/bundles/essentials' }])
  return steps
}
