import { findChoice } from '@/lib/downloads/choice'
import { findBundle, findTemplate } from '@/lib/subscriptions'

const lookups = { findBundle, findTemplate }
const choose = (choice: Partial<Parameters<typeof findChoice>[0]>) => findChoice({ templates: [], ...choice }, lookups)

test('the message for a bundle with state editions names the state and links to that archive', () => {
  expect(choose({ bundle: 'epdm', state: 'TX', format: 'Word' })?.mailed).toMatchObject([
    {
      name: expect.stringMatching(/^EPDM.*, Texas editions \(\d+ templates\)$/),
      files: [{ format: 'ZIP', url: '/api/bundles/epdm?state=TX&format=Word' }],
    },
  ])
})

test.each([
  ['complete', 'TX'],
  ['estimates-proposals', 'TX'],
  ['epdm', 'ZZ'],
  ['epdm', undefined],
])('%s for %s is mailed without editions', (bundle, state) => {
  expect(choose({ bundle, state })?.mailed[0]?.files).toEqual([{ format: 'ZIP', url: `/api/bundles/${bundle}` }])
})
