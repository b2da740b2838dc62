import 'fake-indexeddb/auto'
import { emptyCompany } from '@/lib/fill/company'
import { removeCompany, readCompany, saveCompany } from '@/lib/fill/company-store'
import { database } from '@/lib/fill/database'

const company = {
  ...emptyCompany,
  name: 'Summit Roofing',
  logo: { type: 'image/png' as const, bytes: new Uint8Array([9, 8, 7]), width: 3, height: 1 },
}

beforeEach(removeCompany)

test('a stored profile is read with its logo; a later one takes its place', async () => {
  await saveCompany(company)
  expect(await readCompany()).toEqual(company)
  await saveCompany({ ...company, name: 'Summit Roofing LLC' })
  expect((await readCompany())?.name).toBe('Summit Roofing LLC')
})

test('a browser without a profile has none; a forgotten or emptied one leaves nothing behind', async () => {
  expect(await readCompany()).toBeUndefined()
  await saveCompany(company)
  await removeCompany()
  expect(await readCompany()).toBeUndefined()
  await saveCompany(company)
  await saveCompany(emptyCompany)
  expect(await (await database()).getAllKeys('company')).toEqual([])
})

test('a stored value that is no profile is an error, not an empty profile', async () => {
  await (await database()).put('company', { name: 7 }, 'company')
  await expect(readCompany()).rejects.toThrow()
})
