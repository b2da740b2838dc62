import { readFileSync } from 'node:fs'
import { drawIcons } from '@/scripts/support/icons'

test('the icons match their source drawing', async () => {
  for (const [file, bytes] of await drawIcons())
    expect(`${file} ${readFileSync(file).equals(bytes)}`).toBe(`${file} true`)
})
