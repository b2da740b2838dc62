import { rmSync } from 'node:fs'
import { readBuildRules, readMeta } from '@/scripts/server/build-manifests'
import { makeTree } from '@/tests/support/static-server'

const rsc = { varyHeader: 'rsc' }
const rule = { source: '/a', regex: '^/a$', headers: [{ key: 'A', value: '1' }] }

async function readFrom(manifests: Parameters<typeof makeTree>[0]) {
  const tree = await makeTree(manifests)
  try {
    return readBuildRules(tree.build)
  } finally {
    rmSync(tree.root, { recursive: true })
  }
}

test('middleware rewrites a page only for the queries that its matchers name', async () => {
  const { isRewritten } = await readFrom({})
  const ask = (pathname: string, query: string) => isRewritten(pathname, new URLSearchParams(query))
  expect(ask('/templates', 'format=PDF')).toBe(true)
  expect(ask('/templates', 'format')).toBe(true)
  expect(ask('/templates', 'utm_source=mail')).toBe(false)
  expect(ask('/templates/shingle', 'format=PDF')).toBe(false)
})

test.each([
  ['conditions on headers', { routes: { rsc, headers: [{ ...rule, has: [{ type: 'host', value: 'a' }] }] } }],
  ['no header rules', { routes: { rsc } }],
  [
    'a matcher by cookie',
    { middleware: { middleware: { '/': { matchers: [{ regexp: '^/$', has: [{ type: 'cookie', key: 'a' }] }] } } } },
  ],
  [
    'a matcher by absence',
    { middleware: { middleware: { '/': { matchers: [{ regexp: '^/$', missing: [{ type: 'query', key: 'a' }] }] } } } },
  ],
])('a build with %s is not served', async (_what, manifests) => {
  await expect(readFrom(manifests)).rejects.toThrow(/manifest\.json is not understood/)
})

test('a page without a status was prerendered with 200', async () => {
  const tree = await makeTree()
  expect(readMeta(tree.write('a.meta', '{}'))).toEqual({ status: 200, headers: {} })
  expect(readMeta(tree.write('b.meta', '{"status":404}')).status).toBe(404)
  rmSync(tree.root, { recursive: true })
})
