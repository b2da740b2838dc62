import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { thirdPartyNotices } from '@/scripts/dependencies/notices'
import { newFolder } from '@/tests/support/new-folder'
import { writeIn } from '@/tests/support/write-in'

const packages = {
  'node_modules/@scope/a': { version: '1.0.0', license: 'MIT' },
  'node_modules/@scope/a/node_modules/b': { version: '2.0.0', license: 'ISC' },
  'node_modules/b': { version: '1.0.0', license: 'BSD-2-Clause' },
  'node_modules/tool': { version: '1.0.0', license: 'MIT', dev: true },
  'node_modules/for-windows': { version: '1.0.0', license: 'MIT', optional: true },
}

test('notices name the packages that production installs on every platform, each license text once', () => {
  const root = newFolder()
  for (const folder of Object.keys(packages)) mkdirSync(path.join(root, folder), { recursive: true })
  writeIn(root, 'node_modules/@scope/a/LICENSE', 'Text\r\n')
  writeIn(root, 'node_modules/b/license.md', 'Text')
  const notices = thirdPartyNotices({ packages }, root)
  expect(notices).toContain('- @scope/a 1.0.0 (MIT)\n- b 1.0.0 (BSD-2-Clause)\n\n    Text\n')
  expect(notices.match(/ {4}Text/g)).toHaveLength(1)
  expect(notices).toContain('- b 2.0.0 (ISC)\n\nThese packages state their license')
  expect(notices).not.toMatch(/tool|for-windows/)
})
