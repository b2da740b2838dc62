import { templateContents } from '@/lib/catalogue/contents'
import { allPackets } from '@/lib/catalogue/packets'
import { addRows } from '@/lib/documents/added-rows'
import { evaluate } from '@/lib/documents/calc'
import { complete } from '@/lib/documents/complete'
import { formOf } from '@/lib/documents/form'
import { readTyped } from '@/lib/fill/entries'
import { amounts, holdsIn } from '@/lib/fill/amounts'
import { AMOUNT } from '@/lib/jobs/facts'
import { newJob, withFacts, type Job } from '@/lib/jobs/job'
import { textsFor } from '@/lib/jobs/ledger'
import { knownIn } from '@/lib/jobs/mapping'
import { rowsFor } from '@/lib/jobs/rows'
import { fc } from '@/tests/support/fast-check'
import { isFull } from '@/tests/support/full'
import { finder } from '@/tests/support/template-reader'
import { randomMoney } from '@/tests/support/random-jobs'

/** Amounts that every document of a job has to show alike. */
const shared = new Set([
  ...['contract.original', 'contract.toDate', 'contract.beforeChange', 'changes.signed', 'paid.toDate', 'balance'],
  ...['deposit.agreed', 'retainage.rate', 'insurance.deductible', 'late.rate'],
])

const find = finder(templateContents)

/** Contracts with the customer that agree on a price: an emergency is priced by time and material. */
const isPriced = (slug: string): boolean => /-contract$/.test(slug) && !slug.includes('emergency')

/** The shared amounts that a document shows when it is filled from the job, by name. */
function shown(slug: string, job: Job): { id: string; name: string; figure: number }[] {
  const original = find(slug).document()
  const model = addRows(original, rowsFor(slug, original, job))
  const form = formOf(model)
  const { values, problems } = readTyped(form, knownIn(form, slug, job))
  expect([slug, problems]).toEqual([slug, []])
  const results = evaluate(complete(model, { values, pictures: {}, rows: {} }).model, { today: '2026-11-23' })
  return amounts
    .filter(({ id }) => shared.has(id))
    .flatMap(({ id, names }) =>
      names
        .filter((place) => holdsIn(place, slug))
        .flatMap(({ name }) => {
          const figure = results.get(name) ?? values[name]
          return typeof figure === 'number' ? [{ id, name, figure }] : []
        }),
    )
}

/** Those with amounts of the job, of a pitched and of a low roof. */
const packets = allPackets()
  .filter(({ slug }) => !/^(crew-day|hiring-someone)$/.test(slug))
  .filter(({ systemSlug }) => !systemSlug || systemSlug === 'asphalt-shingles' || systemSlug === 'epdm')

test.each(packets.map((packet) => [packet.slug, packet] as const))(
  'the documents of %s show each amount of the job alike, to the cent',
  (_, { templates }) => {
    let count = 0
    fc.assert(
      fc.property(randomMoney, (texts) => {
        const job = withFacts(newJob('random-job'), texts)
        for (const { slug } of templates) {
          const known = textsFor(slug, job)
          const amountsOf = shown(slug, job)
          if (isPriced(slug))
            expect([slug, amountsOf.map(({ id }) => id)]).toEqual([slug, expect.arrayContaining(['contract.original'])])
          for (const { id, name, figure } of amountsOf) {
            count += 1
            const wanted = Number(known[AMOUNT + id]) / (/rate$/.test(id) ? 100 : 1)
            expect([slug, name, Math.abs(figure - wanted) < 0.0005 ? wanted : figure]).toEqual([slug, name, wanted])
          }
        }
      }),
      { numRuns: isFull ? 60 : 2 },
    )
    expect(count).toBeGreaterThan(0)
  },
)
