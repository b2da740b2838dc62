import { privacySections } from '@/data/site/privacy'
import { parseEnv } from '@/lib/env'
import { linkDays } from '@/lib/signed-links/links'
import { mailboxAllowance } from '@/lib/mail/gate'

const factsOf = (source: Record<string, string>) => ({
  confirmDays: linkDays.confirm,
  unsubscribeDays: linkDays.unsubscribe,
  contactMonths: parseEnv(source).contactMonths,
  searchMonths: parseEnv(source).searchMonths,
  ...mailboxAllowance,
  sharedCounts: parseEnv(source).supabase !== undefined,
})
const wordsOf = (source: Record<string, string> = {}): string =>
  privacySections(factsOf(source))
    .flatMap(({ text, list = [] }) => [...text, ...list])
    .join('\n')

test('the page states the default retention periods', () => {
  const words = wordsOf()
  expect(words).toContain('within 7 days, and press the button there')
  expect(words).toContain('it works for 365 days')
  expect(words).toContain('removed after 24 months')
  expect(words).toContain('limit messages to 3 in a quarter of an hour and 10 a day')
})

test('the page says when forms are kept and for how long messages are counted, in memory or in a database', () => {
  expect(wordsOf()).toContain('When you open a form or one of your own pages, your browser also keeps')
  expect(wordsOf()).toContain('in memory for up to an hour')
  const hosted = {
    SUPABASE_URL: 'https://x.supabase.co',
    SUPABASE_SERVICE_ROLE_KEY: 'k'.repeat(40),
    SIGNING_SECRET: 's'.repeat(40),
  }
  expect(wordsOf(hosted)).toContain('for up to an hour, in memory and in our database')
})

test('the page states a configured retention period', () => {
  expect(wordsOf({ CONTACT_MONTHS: '6' })).toContain('removed after 6 months')
  expect(wordsOf({ CONTACT_MONTHS: '6' })).not.toContain('24 months')
})

test('every number on the page comes from the configuration', () => {
  const numbers = privacySections({
    confirmDays: 1001,
    unsubscribeDays: 1002,
    contactMonths: 1003,
    searchMonths: 1004,
    mailboxQuarterHour: 1005,
    mailboxDay: 1006,
    sharedCounts: false,
  })
    .flatMap(({ text, list = [] }) => [...text, ...list])
    .join('\n')
    .match(/\d+/g)
  expect(numbers?.sort()).toEqual(['1001', '1002', '1003', '1004', '1005', '1006'])
})
