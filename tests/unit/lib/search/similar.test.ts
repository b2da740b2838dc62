import { buildSimilarIndex } from '@/lib/search/similar'

const template = (slug: string, name: string, tags: string[] = [], systemSlug?: string) => ({
  slug,
  name,
  tags,
  category: '',
  description: '',
  formats: ['PDF', 'Excel'] as const,
  systemSlug,
})
const trade = {
  synonyms: { 'storm damage': ['hail', 'tornado'], 'time and materials': ['t&m'], estimate: ['bid'] },
  fillers: ['roof', 'template'],
}

/** Searches these templates; gives slugs. */
function searchAmong(templates: ReturnType<typeof template>[]): (query: string) => string[] {
  const find = buildSimilarIndex(templates, trade)
  return (query) => find(query, { limit: 50, accepts: () => true }).map((index) => templates[index]!.slug)
}

const similar = searchAmong([
  template('shingle', 'Shingle Roof Estimate', ['asphalt', 'tear-off']),
  template('metal', 'Metal Roof Estimate'),
  template('storm', 'Storm Damage Assessment', ['W-9']),
  template('hours', 'Time and Materials Estimate'),
  template('rubber', 'EPDM Contract', [], 'epdm'),
])

test.each([
  ['words in another order', 'estimate shingle', ['shingle']],
  ['a wrong letter order', 'shingel estimate', ['shingle']],
  ['a wrong letter', 'metul', ['metal']],
  ['two wrong letters in a long word', 'asesment', ['storm']],
  ['a missing space', 'metalroof', ['metal']],
  ['a missing hyphen', 'tearoff', ['shingle']],
  ['a space too many', 'assess ment', ['storm']],
  ['a synonym with a wrong letter', 'tornedo', ['storm']],
  ['the beginning of a word', 'assess', ['storm']],
  ['all words must match', 'storm estimate', []],
  ['of three words one may fail', 'storm damage estimate', ['storm']],
  ['short words are not bent', 'net', []],
  ['a synonym', 'hail', ['storm']],
  ['a synonym of two words beside another word', 'T&M bid', ['hours']],
  ['plurals', 'storms', ['storm']],
  ['one letter and a digit are one word', 'w9', ['storm']],
  ['a name of the roof system', 'rubber roof contract', ['rubber']],
  ['fillers need not be found', 'storm assessment template', ['storm']],
  ['words unknown to the trade are passed over', 'storm assessment qqqqq', ['storm']],
  ['unless nothing but fillers is left', 'qqqqq roof', []],
  ['fillers alone are searched as words', 'roof', ['shingle', 'metal', 'rubber']],
  ['nothing', '', []],
  ['signs only', '&- /', []],
])('%s', (_, query, expected) => {
  expect(similar(query)).toEqual(expected)
})

test('a whole word ranks above a prefix, and a template for any roof above one for a single roof', () => {
  const find = searchAmong([
    template('plant', 'Plant List'),
    template('rubber-plan', 'Plan for EPDM', [], 'epdm'),
    template('plan', 'Plan'),
  ])
  expect(find('plan')).toEqual(['plan', 'rubber-plan', 'plant'])
})

test('returns the best accepted templates up to the limit; equal scores keep the order of the templates', () => {
  const find = buildSimilarIndex(
    ['a', 'b', 'c', 'd'].map((slug) => template(slug, 'Gutter Estimate')),
    trade,
  )
  expect(find('estimate gutter', { limit: 2, accepts: (index) => index !== 1 })).toEqual([0, 2])
  expect(find('estimate gutter', { limit: 0, accepts: () => true })).toEqual([])
})

test('a known word or prefix is not corrected', () => {
  const find = searchAmong([template('slate', 'Slate Contract'), template('state', 'State License')])
  expect(find('slate')).toEqual(['slate'])
  expect(find('stat')).toEqual(['state'])
  expect(find('slaxe')).toEqual(['slate', 'state'])
})

test('a pair of words in a name counts only as a whole', () => {
  const find = searchAmong([template('log', 'Order Log'), template('order', 'Order')])
  expect(find('order')).toEqual(['log', 'order'])
  expect(find('orderlog')).toEqual(['log'])
})

test('a name that the query says in full comes before one that says more', () => {
  const find = searchAmong([template('log', 'Change Order Log Sheet'), template('order', 'Change Order')])
  expect(find('order change')).toEqual(['order', 'log'])
})

test('the roof system’s own name does not count as more', () => {
  const find = searchAmong([
    template('long', 'Modified Bitumen Order Change', [], 'modified-bitumen'),
    template('short', 'TPO Order Change', [], 'tpo-roofing'),
  ])
  expect(find('order change')).toEqual(['long', 'short'])
})

test('of equal or about equal scores the order of the templates decides, whichever wording matches', () => {
  expect(searchAmong([template('first', 'Estimate'), template('second', 'Bid')])('bid')).toEqual(['first', 'second'])
  const find = searchAmong([
    template('popular', 'Final Invoice', ['invoice']),
    template('repeated', 'Progress Invoice', ['invoice', 'invoices']),
  ])
  expect(find('invoice')).toEqual(['popular', 'repeated'])
})

test('of about equal scores a fuller name decides before that order', () => {
  const find = searchAmong([
    template('popular', 'Asphalt Shingle Replacement Estimate', ['shingle'], 'asphalt-shingles'),
    template('full', 'Shingle Roof Estimate', ['shingle']),
  ])
  expect(find('shingel estimate')).toEqual(['full', 'popular'])
})

test('what suits most roofs comes before other roofs', () => {
  const find = searchAmong([
    template('tpo', 'TPO Leak Report', [], 'tpo-roofing'),
    template('any', 'Leak Report'),
    template('shingle', 'Asphalt Shingle Leak Report', [], 'asphalt-shingles'),
  ])
  expect(find('report leak')).toEqual(['any', 'shingle', 'tpo'])
})

test('where one word fails and the best is for one roof, those for another roof come last', () => {
  const find = searchAmong([
    template('shingle', 'Asphalt Shingle Leak Report', [], 'asphalt-shingles'),
    template('any', 'Leak Log', ['report']),
    template('tpo', 'TPO Leak Report', [], 'tpo-roofing'),
  ])
  expect(find('report leak tpo')).toEqual(['tpo', 'any', 'shingle'])
})
