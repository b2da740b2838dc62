import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { findProgram } from '@/scripts/support/tools'
import { operations as described } from '@/lib/openapi/operations'
import { createAnswerCheck } from '@/tests/support/documented'

const operations = described.filter(({ isMinor }) => !isMinor)

const STATUS = '\n%{http_code} %{content_type}'

interface Outcome {
  status: number
  type: string | null
  body: string
  saved: string | undefined
}

function runLine(line: string): Outcome {
  const folder = mkdtempSync(path.join(tmpdir(), 'developers-'))
  try {
    const output = execFileSync('sh', ['-c', `${line} -sS -w '${STATUS}'`], { cwd: folder, encoding: 'utf8' })
    const [, whole = '', status, type = ''] = /^([^]*)\n(\d{3}) ?(.*)$/.exec(output) ?? []
    // With -i the headers come first, without those of other responses.
    const body = line.includes(' -i ') ? whole.slice(whole.indexOf('\r\n\r\n') + 4) : whole
    const [, saveAs] = /-o (\S+)/.exec(line) ?? []
    const saved = saveAs && existsSync(path.join(folder, saveAs)) ? saveAs : undefined
    return { status: Number(status), type: type || null, body, saved }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('each example for developers works as printed and documented', async ({ page, request, baseURL }) => {
  test.skip(!findProgram('curl'), 'The lines are for curl')
  const check = createAnswerCheck((await (await request.get('/api/openapi.json')).json()) as object)
  await page.goto('/developers')
  const lines = await page.locator('code[data-status]').allTextContents()
  expect(lines).toHaveLength(operations.length)
  for (const [index, { method, call }] of operations.entries()) {
    // The page uses the address that the site was built for, not this server's.
    const line = lines[index]!.replace(/(?<=')https?:\/\/[^/]+(?=\/api\/)/, baseURL!)
    expect(line).toContain(`${baseURL}${call.path}`)
    const { status, type, body, saved } = runLine(line)
    expect({ line, status, saved }).toEqual({ line, status: call.status, saved: call.saveAs })
    if (!call.saveAs) expect(check({ method, path: call.path, status, type, body })).toEqual([])
  }
})

test('the about page leads to the page for developers, which lists and links every operation', async ({ page }) => {
  await page.goto('/about')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    ...['Our Mission', 'Free Forever', 'Built by Roofers', 'Ready to Use', 'Community Driven', 'Why Free?'],
  ])
  await page.getByRole('link', { name: 'For developers' }).click()
  await expect(page).toHaveTitle(/For developers/)
  for (const { summary } of operations)
    await expect(page.getByRole('heading', { level: 3, name: summary, exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'OpenAPI 3.1' })).toHaveAttribute('href', '/api/openapi.json')
})
