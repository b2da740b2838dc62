import { contactSchema, emailSchema, subscribeSchema } from '@/lib/forms/schema'

const firstMessage = (email: unknown): string | undefined => emailSchema.safeParse(email).error?.issues[0]?.message
const addressOf = (length: number): string => `${'a'.repeat(length - '@example.com'.length)}@example.com`

describe('emailSchema', () => {
  it.each([
    ['', 'Email is required'],
    ['   ', 'Email is required'],
    [undefined, 'Email is required'],
    [null, 'Email is required'],
    [['joe@example.com'], 'Email is required'],
    ['joe', 'Please enter a valid email address'],
    ['joe@example', 'Please enter a valid email address'],
    ['joe@@example.com', 'Please enter a valid email address'],
    ['joe@example.com\r\nBcc: eve@example.com', 'Please enter a valid email address'],
    ['x'.repeat(300), 'Please enter a valid email address'],
    [addressOf(256), 'Email must be less than 255 characters'],
  ])('refuses %j', (given, message) => {
    expect(firstMessage(given)).toBe(message)
  })

  it('accepts an address of 255 characters, trimmed; for another it has one message, even for 16 KB of hostile text', () => {
    expect(firstMessage(addressOf(255))).toBeUndefined()
    expect(emailSchema.parse('  Joe@Example.com ')).toBe('Joe@Example.com')
    expect(emailSchema.safeParse('').error?.issues).toHaveLength(1)
    for (const hostile of [`${'a.'.repeat(8000)}@`, `a@${'a-'.repeat(8000)}`])
      expect(firstMessage(hostile)).toBe('Please enter a valid email address')
  })
})

describe('subscribeSchema', () => {
  it('fills in the defaults of a short request', () => {
    const defaults = { newsletterSubscribed: false, source: 'download', templates: [] }
    const email = 'joe@example.com'
    expect(subscribeSchema.parse({ email })).toEqual({ email, ...defaults })
  })

  it.each([
    [{ source: 'import' }],
    [{ newsletterSubscribed: 'yes' }],
    [{ templates: 'metal-estimate' }],
    [{ templates: ['../../etc/passwd'] }],
    [{ templates: Array<string>(301).fill('a') }],
    [{ format: 'Pages' }],
  ])('refuses %j', (given) => {
    expect(subscribeSchema.safeParse({ email: 'joe@example.com', ...given }).success).toBe(false)
  })
})

test.each([
  ['name', 100],
  ['message', 1000],
])('contactSchema takes a %s of up to %i characters', (field, limit) => {
  const takes = (length: number): boolean =>
    contactSchema.safeParse({ name: 'Joe', email: 'joe@example.com', message: 'Hello', [field]: 'x'.repeat(length) })
      .success
  expect([takes(limit), takes(limit + 1)]).toEqual([true, false])
})
