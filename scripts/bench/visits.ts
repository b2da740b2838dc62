import type { CatalogueSample } from './sample'
import { seededRandom } from './seeded-random'

/** Requests sent at once. The next step begins when all of them have been answered. */
export type Step = readonly Ask[]

export type AskKind = 'page' | 'asset' | 'search' | 'rendered page' | 'file' | 'drawn page' | 'archive' | 'post'

export interface Ask {
  kind: AskKind
  target: string
  /** JSON body of a POST request. */
  body?: Readonly<Record<string, unknown>>
}

/** Share of visits that include each action, as in docs/scaling.md. */
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

const page = (target: string): Ask => ({ kind: 'page', target })
const asset = (target: string): Ask => ({ kind: 'asset', target })

/**
 * The requests of visit `number`. It enters on a template, the home page or a category with all assets of that page, reads
 * two more pages with cached assets, and searches, previews, downloads or submits an address according to `shares`.
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
