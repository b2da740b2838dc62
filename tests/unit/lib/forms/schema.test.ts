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

  it('accepts an address of 255 characters', () => {
    expect(firstMessage(addressOf(255))).toBeUndefined()
  })

  it('trims', () => {
    expect(emailSchema.parse('  Joe@Example.com ')).toBe('Joe@Example.com')
  })

  it('returns one message at a time', () => {
    expect(emailSchema.safeParse('').error?.issues).toHaveLength(1)
  })

  it('refuses a hostile text of 16 KB', () => {
    expect(firstMessage(`${'a.'.repeat(8000)}@`)).toBe('Please enter a valid email address')
    expect(firstMessage(`a@${'a-'.repeat(8000)}`)).toBe('Please enter a valid email address')
  })
})

describe('subscribeSchema', () => {
  it('fills in the defaults of a short request', () => {
    expect(subscribeSchema.parse({ email: 'joe@example.com' })).toEqual({
      email: 'joe@example.com',
      newsletterSubscribed: false,
      source: 'download',
      templates: [],
    })
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

describe('contactSchema', () => {
  const valid = { name: 'Joe', email: 'joe@example.com', message: 'Hello' }

  it.each([
    ['name', 100],
    ['message', 1000],
  ])('takes a %s of up to %i characters', (field, limit) => {
    expect(contactSchema.safeParse({ ...valid, [field]: 'x'.repeat(limit) }).success).toBe(true)
    expect(contactSchema.safeParse({ ...valid, [field]: 'x'.repeat(limit + 1) }).success).toBe(false)
  })
})
