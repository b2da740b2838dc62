import { stateOf } from '@/data/law'
import { contentsWithEditions, todayOf } from '@/lib/catalogue/editions'
import { writeFileName } from '@/lib/file-names'
import { editionResponse } from '@/lib/made-files/editions'
import type { EditionParts } from '@/lib/made-files/obtain'
import { createMaker } from '@/lib/made-files/process'
import { createEditionQueue } from '@/lib/made-files/queue'
import { extensions } from '@/lib/paths'
import { keepInMemory } from '@/lib/made-files/keep'
import { makeAhead } from '@/scripts/editions/make-ahead'
import { spread } from '@/tests/support/chosen'
import { fullTest } from '@/tests/support/full-test'

const texas = stateOf('TX')!
const SLUGS = ['deposit-receipt', 'unconditional-final-lien-waiver']
const all = contentsWithEditions().filter(({ slug }) => SLUGS.includes(slug))
/** Those of one of them; in the full run of both. */
const contents = spread(all, 1)
const files = 2 * contents.flatMap(({ formats }) => formats).length

fullTest('a state’s editions that were made ahead are what the server sends and does not make again', async () => {
  const keep = keepInMemory()
  const onFile = jest.fn()
  expect(await makeAhead(texas, contents, keep, onFile)).toEqual({ files, made: files })
  expect(onFile).toHaveBeenCalledTimes(files)
  const parts: EditionParts = {
    keep,
    queue: createEditionQueue(),
    limiter: { take: () => 0 } as unknown as EditionParts['limiter'],
    make: () => Promise.reject(new Error('made again')),
  }
  const make = createMaker()
  for (const { slug, formats } of contents)
    for (const [format, reader] of formats.flatMap((each) => [[each, 'main'] as const, [each, 'office'] as const])) {
      const file = writeFileName({ slug, state: 'TX', reader, ext: extensions[format] })
      const request = new Request(`http://localhost/templates/contracts/${file}`)
      const response = await editionResponse(request, { folder: 'contracts', file }, parts)
      if (!(response instanceof Response)) throw new Error(`${file}: ${response.code}`)
      const asked = await make({ slug, state: 'TX', format, reader, today: todayOf() })
      expect([file, Buffer.compare(Buffer.from(await response.arrayBuffer()), asked)]).toEqual([file, 0])
    }
})

test('a second run makes nothing', async () => {
  const keep = keepInMemory()
  await makeAhead(texas, all.slice(0, 1), keep)
  expect(await makeAhead(texas, all.slice(0, 1), keep)).toEqual({ files: 4, made: 0 })
})
