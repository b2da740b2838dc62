import { templateContents } from '@/lib/catalogue/contents'
import type { TemplateContent } from '@/data/shared/types'
import { addRows } from '@/lib/documents/added-rows'
import { evaluate } from '@/lib/documents/calc'
import { complete } from '@/lib/documents/complete'
import { verify } from '@/lib/documents'
import { finished } from '@/lib/documents/finished'
import { formOf } from '@/lib/documents/form'
import type { RenderJob } from '@/lib/fill/engine'
import { completePdf, renderJob } from '@/lib/fill/render-job'
import { readTyped } from '@/lib/fill/entries'
import { amounts } from '@/lib/fill/amounts'
import { facts, namesIn } from '@/lib/jobs/facts'
import { newJob, withFacts } from '@/lib/jobs/job'
import { differencesOf, knownIn } from '@/lib/jobs/mapping'
import { rowsFor } from '@/lib/jobs/rows'
import { corpus } from '@/tests/corpus'
import { fc } from '@/tests/support/fast-check'
import { ofCorpus } from '@/tests/support/chosen'
import { isFull } from '@/tests/support/full'
import { randomTexts } from '@/tests/support/random-jobs'
import { entriesOf } from '../documents/model-helpers'

const opened = ({ slug, formats, document }: TemplateContent) => {
  const model = document()
  return { slug, formats, model, form: formOf(model) }
}
/** Those of the corpus; all of them in the full run, or its piece. */
const documents = ofCorpus(templateContents).map(opened)
const known = new Map(documents.map((document) => [document.slug, document]))
/** Those of the corpus, which have most facts, before the others. */
const inTurn = new Set([...templateContents.filter(({ slug }) => slug in corpus), ...templateContents])

test('whatever is typed into a job, a document takes of it what it can and nothing wrong', async () => {
  let given = 0
  const drawn = new Map<string, Pick<RenderJob, 'model' | 'entries'>>()
  fc.assert(
    fc.property(randomTexts, (texts) => {
      const job = withFacts(newJob('random-job'), texts)
      for (const { slug, model: original, form: blank } of documents) {
        const rows = rowsFor(slug, original, job)
        const isLonger = Object.keys(rows).length > 0
        const model = isLonger ? addRows(original, rows) : original
        const form = isLonger ? formOf(model) : blank
        const typed = knownIn(form, slug, job)
        const { values, problems } = readTyped(form, typed)
        expect([slug, problems]).toEqual([slug, []])
        const entries = entriesOf(values)
        evaluate(complete(model, entries).model, { today: '2026-11-23' })
        // What came from the job and was read back differs from it nowhere.
        const taken = new Map(Object.entries(values))
        const strange = differencesOf(slug, taken, job).filter(({ before }) => before !== '' && !/^\s+$/.test(before))
        expect([slug, strange]).toEqual([slug, []])
        given += Object.keys(values).length
        drawn.set(slug, { model, entries })
      }
    }),
    { numRuns: isFull ? 10 : 1 },
  )
  expect(given).toBeGreaterThan(documents.length)
  // One file is written of the last job: more would take hours.
  const [content] = documents.filter(({ formats }) => formats.includes('PDF'))
  const job = { ...drawn.get(content!.slug)!, company: {}, today: null, format: 'PDF' as const }
  const { bytes } = await renderJob(job)
  const filled = finished((await completePdf(job)).model, job.entries.values)
  expect(await verify(bytes, filled, 'PDF')).toEqual([])
}, 1_800_000)

test('every fact stands in a document, where its type fits', () => {
  const sample = ({ type, options }: { type: string; options?: readonly string[] }): string =>
    options?.[0] ?? (type === 'date' ? '2026-11-23' : type === 'email' ? 'a@example.com' : '7')
  const all = [...facts.values()]
  const full = withFacts(newJob('full-job'), Object.fromEntries(all.map((fact) => [fact.id, sample(fact)])))
  let unused = all.filter(({ id }) => !amounts.some((amount) => id === `amount:${amount.id}`) && !/\.(\d+)\./.test(id))
  for (const content of inTurn) {
    if (unused.length === 0) break
    const { slug, form } = known.get(content.slug) ?? opened(content)
    const shown = knownIn(form, slug, full)
    unused = unused.filter((fact) => !namesIn(fact, slug).some((name) => name in shown))
  }
  expect(unused.map(({ id }) => id)).toEqual([])
})
