import 'fake-indexeddb/auto'
import { database } from '@/lib/fill/database'
import { forgetUnfinished, readUnfinished, saveUnfinished } from '@/lib/fill/unfinished-bundle'

const record = { formats: ['PDF' as const], finished: ['change-order', 'offer-letter'] }

test('what is finished of a bundle is kept by its name until it is forgotten', async () => {
  await saveUnfinished('complete', record)
  expect(await readUnfinished('complete')).toEqual(record)
  expect(await readUnfinished('epdm')).toBeUndefined()
  await forgetUnfinished('complete')
  expect(await readUnfinished('complete')).toBeUndefined()
  // A record of another form is passed over.
  await (await database()).put('files', { finished: 3 }, 'bundle:complete')
  expect(await readUnfinished('complete')).toBeUndefined()
})
