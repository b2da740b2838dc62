import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { MemberContent } from '@/lib/catalogue/members'
import { createMemberToken, createUnsubscribeToken } from '@/lib/signed-links/links'
import { findMemberDocuments, MEMBER_FOLDER, MEMBER_MANIFEST } from '@/lib/catalogue/member-documents'
import { createMemberFileHandler } from '@/lib/members/file-handler'
import type { Standing } from '@/lib/store'
import { captureTestLogs } from '@/tests/support/leads'
import { newFolder } from '@/tests/support/new-folder'
import { sampleDocument } from '@/tests/support/sample-document'
import { sampleMember } from '@/tests/support/members'
import { documented } from '@/tests/support/documented-handler'

const secret = 'a secret of at least thirty-two characters'
const pdf = `${sampleMember.slug}.pdf`
const content: MemberContent = {
  slug: sampleMember.slug,
  name: sampleMember.name,
  description: sampleMember.description,
  formats: ['PDF', 'Excel'],
  pages: { main: 10 },
  document: sampleDocument,
}

let folder: string
const logged = captureTestLogs()
beforeEach(() => {
  folder = newFolder()
  const entry = {
    hash: 'a',
    files: { PDF: { bytes: 46_000, sha256: 'a', pages: 2 } },
    picture: { width: 1, height: 1 },
    included: [],
  }
  writeFileSync(path.join(folder, MEMBER_MANIFEST), JSON.stringify({ templates: { [sampleMember.slug]: entry } }))
})

describe('findMemberDocuments', () => {
  it('finds only documents that were built, and none before the first build, outside the public folder', () => {
    expect(path.relative('public', MEMBER_FOLDER).startsWith('..')).toBe(true)
    expect(findMemberDocuments([content, { ...content, slug: 'other' }], folder)).toEqual([sampleMember])
    expect(findMemberDocuments([content], path.join(folder, 'none'))).toEqual([])
  })
})

describe('GET /api/members/files', () => {
  const token = createMemberToken('joe@example.com', secret, 0)
  const YEAR = 365 * 24 * 3600 * 1000
  const standingOf = jest.fn<Promise<Standing>, [string]>()
  const standing = { isConfirmed: true, unsubscribedAt: null, isSuppressed: false }
  const handler = createMemberFileHandler({
    secrets: () => [secret],
    store: () => ({ standingOf }),
    documents: () => findMemberDocuments([content], folder),
    folder: () => folder,
    now: () => time,
  })
  const handle = documented('/api/members/files', handler)
  let time = 0
  beforeEach(() => {
    time = 1000
    standingOf.mockReset().mockResolvedValue(standing)
    writeFileSync(path.join(folder, pdf), 'the file')
  })
  const get = (query: Record<string, string>) =>
    handle(
      new Request(`https://docs.example.com/api/members/files?${String(new URLSearchParams({ file: pdf, ...query }))}`),
    )

  it('sends a file to the holder of the link and forbids caching', async () => {
    const response = await get({ token })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('the file')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="insurance-supplement-log.pdf"',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
    })
  })

  it.each([
    ['no token', {}, 1000, 403],
    ['a changed token', { token: `${token}x` }, 1000, 403],
    ['an unsubscribe token', { token: createUnsubscribeToken('joe@example.com', secret, 0) }, 1000, 403],
    ['a token of six years ago', { token }, 6 * YEAR, 410],
  ])('is closed with %s', async (_, query, at, status) => {
    time = at
    const response = await get(query)
    expect(response.status).toBe(status)
    expect(await response.text()).not.toContain('the file')
  })

  it('is closed before the subscription is confirmed and after it has ended, even with a valid link', async () => {
    standingOf.mockResolvedValue({ ...standing, isConfirmed: false })
    const response = await get({ token })
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ error: { code: 'not-subscribed' } })
    expect(standingOf).toHaveBeenCalledWith('joe@example.com')
  })

  it('is closed if the store is unavailable', async () => {
    standingOf.mockRejectedValue(new Error('down for joe@example.com'))
    expect((await get({ token })).status).toBe(503)
    expect(logged()).toContain('standing-unknown')
    expect(logged()).not.toContain('joe')
  })

  it.each(['manifest.json', '../package.json', 'insurance-supplement-log.xlsx', 'constructor', ''])(
    'knows no file %j',
    async (file) => {
      expect((await get({ token, file })).status).toBe(404)
    },
  )
})
