import { fromDisk, fromSite, readAttachment } from '@/lib/mail/attachment'
import { ATTACHED_BYTES, type DownloadMail } from '@/lib/mail/types'
import { startHttpServer } from '@/tests/support/http-server'
import { captureTestLogs } from '@/tests/support/leads'
import { sampleMail as mail } from '@/tests/support/sample-mail'

const carrying = (url: string): DownloadMail => ({
  ...mail,
  attached: { url, name: 'metal-estimate.pdf', format: 'PDF' },
})

const logged = captureTestLogs()

it('reads a file of the library from disk', async () => {
  const attachment = await readAttachment(carrying('/templates/placeholder.pdf'), fromDisk)
  expect(attachment).toMatchObject({ filename: 'metal-estimate.pdf', format: 'PDF' })
  expect(attachment?.content.subarray(0, 5).toString()).toBe('%PDF-')
})

it('reads a file of the library from the site', async () => {
  const server = await startHttpServer((request, response) => {
    response.writeHead(request.url === '/templates/a.pdf' ? 200 : 404).end(`%PDF- of ${request.url}`)
  })
  const read = fromSite(server.url)
  const attachment = await readAttachment(carrying('/templates/a.pdf'), read)
  expect(attachment?.content.toString()).toBe('%PDF- of /templates/a.pdf')
  expect(await readAttachment(carrying('/templates/b.pdf'), read)).toBeUndefined()
  expect(logged()).toContain('The site responded 404')
  await server.stop()
})

it.each([
  ['cannot be read', () => fromDisk('/templates/no-such-file.pdf'), 'ENOENT'],
  ['has grown', () => Promise.resolve(new Uint8Array(ATTACHED_BYTES + 1)), `has ${ATTACHED_BYTES + 1} bytes`],
])('goes without a file that %s, and logs it', async (_, read, reason) => {
  expect(await readAttachment(carrying('/templates/a.pdf'), read)).toBeUndefined()
  expect(logged()).toContain('mail-without-its-file')
  expect(logged()).toContain(reason)
})

it('attaches a file of just 200 KB', async () => {
  const read = () => Promise.resolve(new Uint8Array(ATTACHED_BYTES))
  expect((await readAttachment(carrying('/templates/a.pdf'), read))?.content).toHaveLength(ATTACHED_BYTES)
})

it('reads nothing for a message that carries nothing', async () => {
  const read = jest.fn()
  expect(await readAttachment(mail, read)).toBeUndefined()
  expect(await readAttachment({ kind: 'welcome', id: 'id-2', to: mail.to }, read)).toBeUndefined()
  expect(read).not.toHaveBeenCalled()
})
