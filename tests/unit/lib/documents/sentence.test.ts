import { dateInWords, joinPieces, mergeText, type Merge } from '@/lib/documents/sentence'

const say = (text: string, merges: Readonly<Record<string, Merge | string>>): string =>
  joinPieces(
    mergeText(text, (name) => {
      const merge = merges[name]
      return typeof merge === 'string' ? { type: 'text', shown: merge } : merge
    }),
    (name) => `[${name}]`,
  )
const phrase = (shown: string): Merge => ({ type: 'text', phrase: true, shown })

describe('periods', () => {
  test.each([
    ['a.b', 'Mind the {a.b}.', 'driveway. Please.', 'Mind the driveway. Please.'],
    ['a.b', 'By {a.b}. It holds.', 'Smith Co.', 'By Smith Co. It holds.'],
    ['a.b', 'We asked {a.b}.', '“When?”', 'We asked “When?”'],
    ['a.b', 'And so {a.b}...', 'on', 'And so on...'],
    ['a.b', 'See {a.b}, please.', 'Smith Co.', 'See Smith Co., please.'],
    ['a.b', 'It is {a.b}.', '', 'It is [a.b].'],
  ])('of %s in “%s”', (name, text, shown, said) => {
    expect(say(text, { [name]: shown })).toBe(said)
  })

  test('a phrase gives up its own where the sentence goes on', () => {
    expect(say('Closed: {a.b}; see the photo.', { 'a.b': phrase('tarp over the valley.') })).toBe(
      'Closed: tarp over the valley; see the photo.',
    )
    expect(say('We come {a.b} to look.', { 'a.b': phrase('at 10 a.m.') })).toBe('We come at 10 a.m. to look.')
  })
})

describe('the first letter of a phrase', () => {
  test.each([
    ['Hail and wind', 'hail and wind'],
    ['A $50 gift card', 'a $50 gift card'],
    ['Dry-in', 'dry-in'],
    ['TPO seams', 'TPO seams'],
    ['I was there', 'I was there'],
    ['McElroy panels', 'McElroy panels'],
    ['Rivera’s fence', 'Rivera’s fence'],
    ['Example Lane', 'Example Lane'],
    ['Tuesday at 10', 'Tuesday at 10'],
    ['October 30', 'October 30'],
    ['26 squares', '26 squares'],
  ])('%s within a sentence is %s', (shown, said) => {
    expect(say('There was {a.b} here.', { 'a.b': phrase(shown) })).toBe(`There was ${said} here.`)
  })

  test('is large where a sentence begins, and as it is typed behind a colon', () => {
    expect(say('It rained. {a.b}.', { 'a.b': phrase('we stopped') })).toBe('It rained. We stopped.')
    expect(say('{a.b}.', { 'a.b': phrase('we stopped') })).toBe('We stopped.')
    expect(say('Done: {a.b}.', { 'a.b': phrase('Front slope') })).toBe('Done: Front slope.')
  })

  test('a choice is a phrase, a name is none, and either may say otherwise', () => {
    const choice: Merge = { type: 'select', shown: 'High wind' }
    expect(say('Because of {a.b}.', { 'a.b': choice })).toBe('Because of high wind.')
    expect(say('Because of {a.b}.', { 'a.b': { ...choice, phrase: false } })).toBe('Because of High wind.')
    expect(say('Ask {a.b}.', { 'a.b': 'Dana' })).toBe('Ask Dana.')
  })
})

test('dates are in words, whole numbers without decimals, money with cents', () => {
  const merges: Record<string, Merge> = {
    'a.day': { type: 'date', shown: '11/23/2026' },
    'a.days': { type: 'number', shown: '4.0' },
    'a.size': { type: 'number', shown: '26.4' },
    'a.share': { type: 'percent', shown: '11.0%' },
    'a.price': { type: 'currency', shown: '$1,250.00' },
  }
  expect(say('On {a.day}: {a.days} days, {a.size} squares, {a.share}, {a.price}.', merges)).toBe(
    'On November 23, 2026: 4 days, 26.4 squares, 11%, $1,250.00.',
  )
  expect(dateInWords('01/05/2026')).toBe('January 5, 2026')
  expect(dateInWords('13/05/2026')).toBe('13/05/2026')
  expect(dateInWords('Monday')).toBe('Monday')
})
