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
const choice: Merge = { type: 'select', shown: 'High wind' }

test.each<[string, Merge | string, string]>([
  ['Mind the {a.b}.', 'driveway. Please.', 'Mind the driveway. Please.'],
  ['By {a.b}. It holds.', 'Smith Co.', 'By Smith Co. It holds.'],
  ['We asked {a.b}.', '“When?”', 'We asked “When?”'],
  ['And so {a.b}...', 'on', 'And so on...'],
  ['See {a.b}, please.', 'Smith Co.', 'See Smith Co., please.'],
  ['It is {a.b}.', '', 'It is [a.b].'],
  // A phrase gives up its own period where the sentence goes on.
  ['Closed: {a.b}; see the photo.', phrase('tarp over the valley.'), 'Closed: tarp over the valley; see the photo.'],
  ['We come {a.b} to look.', phrase('at 10 a.m.'), 'We come at 10 a.m. to look.'],
  // Its first letter is large where a sentence begins, and as it is typed behind a colon.
  ['It rained. {a.b}.', phrase('we stopped'), 'It rained. We stopped.'],
  ['{a.b}.', phrase('we stopped'), 'We stopped.'],
  ['Done: {a.b}.', phrase('Front slope'), 'Done: Front slope.'],
  // A choice is a phrase, a name is none, and either may say otherwise.
  ['Because of {a.b}.', choice, 'Because of high wind.'],
  ['Because of {a.b}.', { ...choice, phrase: false }, 'Because of High wind.'],
  ['Ask {a.b}.', 'Dana', 'Ask Dana.'],
])('%s with %j', (text, merge, said) => expect(say(text, { 'a.b': merge })).toBe(said))

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
])('the phrase %s within a sentence is %s', (shown, said) => {
  expect(say('There was {a.b} here.', { 'a.b': phrase(shown) })).toBe(`There was ${said} here.`)
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
