import 'fake-indexeddb/auto'
import { emptyCompany } from '@/lib/fill/company'
import { findCompany } from '@/lib/fill/company-presence'
import { removeCompany, saveCompany } from '@/lib/fill/company-store'

test('looking for a company makes no database; a stored one is found, a forgotten one is not', async () => {
  expect(await findCompany()).toBeUndefined()
  expect(await indexedDB.databases()).toEqual([])
  await saveCompany({ ...emptyCompany, name: 'Summit Roofing' })
  expect(await findCompany()).toMatchObject({ name: 'Summit Roofing' })
  await removeCompany()
  expect(await findCompany()).toBeUndefined()
})

test('a browser that keeps no databases has no company', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.spyOn(indexedDB, 'databases').mockRejectedValue(new DOMException('Denied', 'SecurityError'))
  expect(await findCompany()).toBeUndefined()
})
