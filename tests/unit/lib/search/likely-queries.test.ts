import { toSearchResponse } from '@/lib/search/api'
import { searchTemplates } from '@/lib/search'

/** What is shown at one place of the results: this template (an edition with its state, as `slug.tx`), or one like it. */
type Place = string | RegExp

/** A query, and what a roofer expects at the first three places: editions, then results, then similar templates. */
type LikelyQuery = readonly [query: string, first: Place, second?: Place, third?: Place]

const asphalt = 'asphalt-shingles'
const subcontract = /subcontractor-agreement$/
const waiver = /^(un)?conditional-(progress|final)-lien-waiver$/
const anyContract = /^(asphalt-shingles-.*-contract|(storm-damage-repair|emergency-tarp)-contract)$/
const anySafety = /^(asphalt-shingles-.*|jobsite-safety-checklist|osha-.*|site-safety-orientation|safety-.*)$/
const anyMaintenance = /^(annual-maintenance-checklist|roof-maintenance-proposal|asphalt-shingles-.*maintenance-.*)$/
const anyClaim = /^(asphalt-shingles-)?insurance-claim-/
const anyChecklist = /^(asphalt-shingles-.*|(jobsite|osha|final|annual|daily)-[a-z]+)-checklist$/
const anyShingle = /^(asphalt-shingles-|shingle-roof-)/

/** Sixty likely queries with what is expected first. */
const likelyQueries: readonly LikelyQuery[] = [
  ['estimate', `${asphalt}-residential-replacement-estimate`, 'general-roof-replacement-estimate', /^general-roof-/],
  ['contract', `${asphalt}-residential-contract`, anyContract, anyContract],
  ['subcontractor agreement', `${asphalt}-subcontractor-agreement`, /^metal-/, /^tpo-/],
  ['subcontractor', `${asphalt}-subcontractor-agreement`, 'subcontractor-safety-agreement', /^metal-/],
  ['toolbox talk', `${asphalt}-toolbox-talk-topics`, /^metal-/, /^tpo-/],
  ['repair', 'general-roof-repair-estimate', `${asphalt}-repair-estimate`, `${asphalt}-repair-contract`],
  ['safety plan', `${asphalt}-safety-plan`, 'cold-weather-safety-plan', 'metal-roofing-safety-plan'],
  ['inspection', 'pre-job-roof-inspection', /^asphalt-shingles-|^final-/, /^asphalt-shingles-|^final-/],
  ['safety', 'jobsite-safety-checklist', anySafety, anySafety],
  ['crew', 'daily-crew-checklist', 'crew-assignment-board', 'crew-time-and-production-sheet'],
  ['1099', `${asphalt}-subcontractor-agreement`, subcontract, subcontract],
  ['w9', `${asphalt}-subcontractor-agreement`, subcontract, subcontract],
  ['w-9', `${asphalt}-subcontractor-agreement`, subcontract, subcontract],
  ['change order tpo', 'change-order', /^change-order|^tpo-/, /^change-order|^tpo-/],
  ['gaf', anyShingle, anyShingle, anyShingle],
  ['texas', `${asphalt}-residential-contract.tx`, /\.tx$/, /\.tx$/],
  ['california lien waiver', /-lien-waiver\.ca$/, /-lien-waiver\.ca$/, /-lien-waiver\.ca$/],
  ['contrato', `${asphalt}-residential-contract`, anyContract, anyContract],
  ['seguridad', anySafety, anySafety, anySafety],
  ['factura', 'standard-roofing-invoice', /-invoice$/, /-invoice$/],
  ['arnés', /fall-protection-plan$|^equipment-inspection-log$/, /fall-|equipment-/, /fall-|equipment-|ppe-/],
  ['escalera', 'ladder-inspection-checklist'],
  [
    'storm inspection',
    /^storm-damage-assessment$|^asphalt-shingles-storm-damage-inspection$/,
    /^storm-damage-assessment$|^asphalt-shingles-storm-damage-inspection$/,
    /storm-damage-inspection$/,
  ],
  ['epdm leak', 'epdm-leak-investigation', /^epdm-/, /^epdm-/],
  ['epdm leak investigation', 'epdm-leak-investigation'],
  ['tpo repair', /^tpo-roofing-repair-(estimate|contract)$/, /^tpo-roofing-.*repair-/, /^tpo-roofing-.*repair-/],
  ['lien waiver', waiver, waiver, waiver],
  ['facebook ad', /^(social-media-post-library|search-ad-copy-workbook)$/, /ad-|social-/],
  ['spf coating', /^(spray-foam|silicone-coating)-/, /^(spray-foam|.*-coating)-/, /^(spray-foam|.*-coating)-/],
  ['g702', 'progress-billing-workbook', /^(schedule-of-values|draw-request-form|progress-invoice)$/],
  ['asphalt shingle replacement estimate', /^asphalt-.*-replacement-/, /^asphalt-.*-replacement-/, anyShingle],
  ['metal replacement estimate', /^metal-.*-replacement-estimate$/, /^metal-.*-replacement-estimate$/, /^metal-/],
  ['tpo replacement estimate', /^tpo-.*-replacement-estimate$/, /^tpo-.*-replacement-estimate$/, /^tpo-/],
  ['asphalt shingle contract', /^asphalt-shingles-(residential|repair)-contract$/, /^asphalt-/, /^asphalt-/],
  ['metal contract', /^metal-roofing-(residential|commercial)-contract$/, /^metal-/, /^metal-/],
  ['tpo contract', /^tpo-roofing-(commercial|residential|repair)-contract$/, /^tpo-/, /^tpo-/],
  ['change order', 'change-order', 'change-order-log', /^change-order-/],
  ['work authorization', 'work-authorization'],
  ['notice of cancellation', 'notice-of-cancellation'],
  ['roof inspection', 'pre-job-roof-inspection', 'pre-purchase-roof-inspection', 'roof-inspection-fee-quote'],
  ['daily safety checklist', `${asphalt}-daily-safety-checklist`, /^metal-/, /^tpo-/],
  ['fall protection plan', `${asphalt}-fall-protection-plan`, /^metal-/, /^tpo-/],
  ['invoice', 'standard-roofing-invoice', /invoice/, /invoice/],
  ['deposit receipt', 'deposit-receipt'],
  ['offer letter', 'job-offer-letter'],
  ['denied claim letter', 'denied-claim-next-steps-letter'],
  ['crew checklist', 'daily-crew-checklist'],
  ['florida contract', `${asphalt}-residential-contract.fl`, /\.fl$/, /\.fl$/],
  ['warranty', 'warranty-certificate', /^asphalt-.*-warranty-|^warranty-/, /^asphalt-.*-warranty-|^warranty-/],
  ['job hazard analysis', `${asphalt}-job-hazard-analysis`, /^metal-/, /^tpo-/],
  ['incident report', `${asphalt}-incident-report-form`, /^metal-/, /^tpo-/],
  ['maintenance', anyMaintenance, anyMaintenance, anyMaintenance],
  ['emergency', /^emergency-tarp-/, /^(asphalt-shingles-)?emergency-/, /^(asphalt-shingles-)?emergency-/],
  ['commercial', /^asphalt-.*-commercial-/, /^asphalt-.*-commercial-/, /^(metal|tpo)-.*-commercial-/],
  ['insurance claim', anyClaim, anyClaim, anyClaim],
  ['checklist', /^(jobsite-safety|osha-compliance)-checklist$/, anyChecklist, anyChecklist],
  ['presupuesto', /^asphalt-.*-estimate$|^general-roof-/, /^asphalt-|^general-|-roof-/, /^asphalt-|^general-|-roof-/],
  ['residential', /^asphalt-.*-residential-/, /^asphalt-.*-residential-/, /^metal-.*-residential-/],
  ['ppe', `${asphalt}-ppe-requirements-checklist`, /^metal-/, /^tpo-/],
  ['proposal', /^(proposal-email-template|roof-maintenance-proposal)$/, /proposal/, /proposal/],
]

const HIT_RATE = 0.95

/** Returns what the search box shows first: editions as `slug.state`, then results, then similar templates. */
function firstThree(query: string): string[] {
  const { editions = [], results, similar } = toSearchResponse(searchTemplates(query))
  return [
    ...editions.map(({ slug, state }) => `${slug}.${state.toLowerCase()}`),
    ...results.map(({ slug }) => slug),
    ...similar.map(({ slug }) => slug),
  ].slice(0, 3)
}

test('sixty likely queries show at the first three places what is expected there', () => {
  const misses = likelyQueries.flatMap(([query, ...places]) => {
    const shown = firstThree(query)
    const isHit = places.every((place, at) =>
      place instanceof RegExp ? place.test(shown[at] ?? '') : place === shown[at],
    )
    return isHit ? [] : [`${query} → ${shown.join(', ') || 'nothing'}; expected ${places.join(', ')}`]
  })
  const rate = 1 - misses.length / likelyQueries.length
  if (misses.length) process.stdout.write(`${(rate * 100).toFixed(1)} % of likely queries\n${misses.join('\n')}\n`)
  expect(new Set(likelyQueries.map(([query]) => query)).size).toBe(60)
  expect(rate).toBeGreaterThanOrEqual(HIT_RATE)
})
