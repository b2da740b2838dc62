import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createEmlSender } from '@/lib/mail/eml'
import { eraseMessageFiles } from '@/lib/mail/erase-files'
import { writeMail } from '@/lib/mail/write'
import { newFolder } from '@/tests/support/new-folder'

let folder: string
beforeEach(() => {
  folder = newFolder()
})

const put = (to: string, markdown = 'Hello') =>
  createEmlSender(folder, (mail) =>
    writeMail(mail, {
      siteUrl: 'https://docs.example.com',
      unsubscribePage: 'https://docs.example.com/unsubscribe?token=t',
      oneClick: 'https://docs.example.com/api/unsubscribe?token=t',
    }),
  )({ kind: 'issue', id: to.slice(0, 8), to, subject: 'May', markdown })

describe('eraseMessageFiles', () => {
  it('removes messages to an address in any letter case, and no others', async () => {
    const long = `${'a'.repeat(64)}@${'long-name.'.repeat(12)}example.com`
    await put('Joe@example.com')
    await put('ann@example.com', 'To: joe@example.com')
    await put(long)
    writeFileSync(path.join(folder, 'notes.txt'), 'To: joe@example.com\r\n\r\n')
    expect(await eraseMessageFiles(folder, 'joe@EXAMPLE.com')).toBe(1)
    expect(await eraseMessageFiles(folder, long)).toBe(1)
    expect(readdirSync(folder)).toEqual([expect.stringContaining('-ann@exam.eml'), 'notes.txt'])
  })

  it('removes nothing without a folder', async () => {
    expect(await eraseMessageFiles(path.join(folder, 'none'), 'joe@example.com')).toBe(0)
  })
})
