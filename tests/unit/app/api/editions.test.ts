import { GET, POST } from '@/app/api/editions/route'
import { answered, redirected } from '@/tests/support/post'

const choose = (query: string) => GET(new Request(`http://localhost/api/editions?${query}`))
const [SLUG, SAME] = ['epdm-residential-contract', 'shingle-roof-estimate']

test.each([
  ['a state', `template=${SLUG}&state=TX&format=PDF`, `/templates/contracts/${SLUG}.tx.pdf`],
  ['a state in lower case, without a format', `template=${SLUG}&state=ca`, `/templates/contracts/${SLUG}.ca.pdf`],
  ['the federal edition', `template=${SLUG}&state=&format=Word`, `/templates/contracts/${SLUG}.docx`],
  [
    'a template that is the same in all states',
    `template=${SAME}&state=TX&format=Excel`,
    `/templates/essentials/${SAME}.xlsx`,
  ],
])('%s leads to its file', async (_, query, location) => {
  expect(await redirected(choose(query))).toEqual([303, location])
})

const error = { message: expect.stringMatching(/./) }
test.each([
  ['an unknown template', 'template=none&state=TX', 404],
  ['an unknown state', `template=${SLUG}&state=ZZ`, 400],
  ['an unknown format', `template=${SLUG}&state=TX&format=ZIP`, 400],
  ['no template', 'state=TX', 400],
])('%s is refused, and so is another method than GET', async (_, query, status) => {
  expect(await answered(choose(query))).toMatchObject([status, { error }])
  expect((await POST(new Request('http://localhost/api/editions', { method: 'POST' }))).status).toBe(405)
})
