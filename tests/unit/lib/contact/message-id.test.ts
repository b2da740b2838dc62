import { fc } from '@/tests/support/fast-check'
import { contactId } from '@/lib/contact/message-id'

const DAY = 24 * 3600 * 1000
const message = fc.record({ name: fc.string(), email: fc.emailAddress(), message: fc.string({ unit: 'binary' }) })
const day = fc.integer({ min: Date.parse('2026-01-01') / DAY, max: Date.parse('2099-12-31') / DAY })
const timeOfDay = fc.integer({ min: 0, max: DAY - 1 })

const part = fc.constantFrom('name', 'email', 'message')

test('is a UUID of version 8, the same all day in any spelling of the address, and differs for another day or text', () => {
  fc.assert(
    fc.property(
      message,
      day,
      timeOfDay,
      timeOfDay,
      part,
      fc.string({ minLength: 1 }),
      (given, date, first, second, changed, more) => {
        const id = contactId(given, date * DAY + first)
        expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
        expect(contactId({ ...given, email: given.email.toUpperCase() }, date * DAY + second)).toBe(id)
        expect(contactId(given, (date + 1) * DAY + first)).not.toBe(id)
        expect(contactId({ ...given, [changed]: given[changed] + more }, date * DAY + first)).not.toBe(id)
      },
    ),
  )
})

test('keeps the parts of a message apart', () => {
  const ids = [
    { name: 'a', email: 'b', message: 'cd' },
    { name: 'a', email: 'bc', message: 'd' },
    { name: 'ab', email: 'c', message: 'd' },
    { name: 'a","b', email: 'c', message: 'd' },
  ].map((given) => contactId(given, 0))
  expect(new Set(ids).size).toBe(ids.length)
})
