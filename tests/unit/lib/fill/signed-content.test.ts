import * as content from '@/lib/fill/signed-content'
import { checkSignature, contentFor, readContent, type Signature } from '@/lib/fill/signing'
import { signableSample, signedJob } from '@/tests/support/signed-document'

test('it names each party, whose signature covers its content, and each value in the words of the form, in its order', async () => {
  const { signed } = await signedJob({ owner: 'Rosa Peña', contractor: 'Jo Park' })
  expect(content.signedContentSchema.parse(JSON.parse(JSON.stringify(signed)))).toEqual(signed)
  expect(signed.title).toBe('Sample Shingle Roof Estimate')
  expect(Object.values(signed.parties).map(({ role, by }) => [role, by])).toEqual([
    ['Property owner', 'Rosa Peña'],
    ['Contractor', 'Jo Park'],
  ])
  expect(JSON.stringify(signed)).not.toContain('"picture"')
  const shown = content.signedValues(signed)
  expect(shown).toContainEqual({ label: 'Company name', text: 'Ridge & Sons' })
  expect(shown).toContainEqual({ label: 'Customer name', text: 'Rosa Peña' })
  expect(shown).toContainEqual({ label: 'Unit price, line 2, Laminated shingles', text: '$1,120.50' })
  expect(shown.map(({ text }) => text)).toContain('11/23/2026')
  expect(shown).toHaveLength(6)
  const covered = contentFor('owner', signableSample())
  expect(await checkSignature(signed.parties.owner as unknown as Signature, covered)).toBe('same')
  expect(content.signedContent(signableSample(), {})).toBeUndefined()
})

test('for the customer it has the values of the customer’s pages, and is whole where those are all', async () => {
  const { signed, model } = await signedJob({ owner: 'Rosa Peña' })
  const given = content.contentFor(signed, model)
  const names = ['company.name', 'customer.name', 'estimate.date', 'line.2.price']
  expect(Object.keys(readContent(given.parties.owner!.content).values)).toEqual(names)
  expect(Object.keys(given.fields).sort()).toEqual(names)
  const own = await signedJob({ owner: 'Rosa Peña' }, signableSample({ 'customer.name': 'Rosa Peña' }))
  expect(content.contentFor(own.signed, model).parties).toEqual(own.signed.parties)
  const parts = model.parts.filter(({ audience }) => audience === 'customer')
  expect(content.contentFor(signed, { ...model, parts })).toBe(signed)
  // Who signed on a page of the office is not named to the customer.
  const unsigned = model.parts.map((part) => ({
    ...part,
    blocks: part.blocks.filter(({ kind }) => kind !== 'signatures'),
  }))
  expect(content.contentFor(signed, { ...model, parts: unsigned }).parties).toEqual({})
})

test('the time is that of the device, with its zone', () => {
  const time = content.signedAt({ at: '2026-11-23T09:14:05-05:00', zone: 'America/New_York' })
  expect(time).toBe('November 23, 2026 at 9:14 AM (America/New_York, UTC-05:00)')
})
