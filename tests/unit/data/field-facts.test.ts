/** What inspectors and crews are asked to do on a roof, where it once was wrong. */
import { templateContents } from '@/lib/catalogue/contents'
import { systems } from '@/data/roofs'

const textsOf = (ending: string) =>
  templateContents
    .filter(({ slug }) => slug.endsWith(ending))
    .map((template): [string, string] => [
      template.slug,
      JSON.stringify({ ...template.document(), formerRows: undefined }),
    ])
const textOf = (slug: string): string => textsOf(slug)[0]![1]

test.each([
  'polyurea-coating-storm-damage-inspection',
  'polyurea-coating-insurance-claim-inspection',
  'polyurea-coating-seasonal-inspection',
  'polyurea-coating-annual-maintenance-inspection',
  'polyurea-coating-warranty-inspection',
  'polyurea-coating-leak-investigation',
])('%s asks for no high-voltage test of aged film (ASTM D4787 is for new linings)', (slug) => {
  expect(textOf(slug)).not.toMatch(/spark[- ]test(?! report)|voltage dial|spark at the mark/i)
})

test('what a warranty notice takes out of a roof waits for the manufacturer, on each of 21 roofs', () => {
  const notices = textsOf('-warranty-inspection')
  expect(notices).toHaveLength(21)
  for (const [, text] of notices) expect(text).toContain('Until the manufacturer has answered, cut and drill nothing')
  const taken = systems.flatMap(({ claims }) =>
    claims.warranty.notice.filter((item) =>
      /^(An?|Three) .*\b(core|cores|sample|strip|piece)\b|^Film chips/.test(item),
    ),
  )
  expect(taken).toHaveLength(12)
  expect(taken.filter((item) => !/, where the manufacturer asks for (one|them)$/.test(item))).toEqual([])
})

test('a warranty inspection opens no low-slope roof before the manufacturer agrees', () => {
  const flat = systems.filter(({ type }) => type === 'flat')
  const asking = textsOf('-warranty-inspection').filter(([, text]) => text.includes('Take no core, cut sample or slit'))
  expect(asking.map(([slug]) => slug).sort()).toEqual(flat.map(({ slug }) => `${slug}-warranty-inspection`).sort())
  const tests = systems.flatMap(({ claims, warrantyTerms }) => [
    ...warrantyTerms.exclusions.map(({ test }) => test),
    ...claims.warranty.voids.map(([, test]) => test),
  ])
  expect(
    tests.filter((test) => /\b(knife|core at)\b/.test(test ?? '') && !/once the manufacturer agrees/.test(test ?? '')),
  ).toEqual([])
})

test('only a torch that burns asks for an extinguisher in reach', () => {
  expect(textOf('torch-down-pre-installation-inspection')).toContain('within reach of each torch')
  for (const form of ['warranty', 'annual-maintenance', 'post-installation'])
    expect(textOf(`torch-down-${form}-inspection`)).not.toContain('within reach of each torch')
})

test('the headlap of slate is code, and its ice barrier follows from ice', () => {
  const text = textOf('slate-pre-installation-inspection')
  expect(text.replace('synthetic-', '')).not.toMatch(/trade practice is a 4 in headlap|below 6:12/i)
  expect(text).toContain('(IRC R905.6, as adopted)')
  expect(text).toContain('(IRC R905.1.2)')
})

test('a fall protection plan says how tools are handled and who is protected below, on each of 21 roofs', () => {
  const plans = textsOf('-fall-protection-plan')
  expect(plans).toHaveLength(21)
  for (const [, text] of plans) expect(text).toMatch(/Hand tools tethered.*Overhead protection/)
})

test('the fire code is that of 2018, or the edition in force', () => {
  const dated = templateContents.flatMap(({ slug, document }) =>
    [...JSON.stringify(document()).matchAll(/(?:International Fire Code|IFC) 20\d\d(, or the edition in force)?/g)].map(
      ([, open]) => [slug, open !== undefined] as const,
    ),
  )
  expect(dated.length).toBeGreaterThan(5)
  expect(dated.filter(([, open]) => !open)).toEqual([])
})
