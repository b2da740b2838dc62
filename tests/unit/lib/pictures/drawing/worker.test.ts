import { execFileSync } from 'node:child_process'
import path from 'node:path'
import sharp from 'sharp'
import { findTemplate } from '@/lib/catalogue'
import { pagePicture } from '@/lib/catalogue/page-picture'
import { createDrawer, startThread, type DrawingThread } from '@/lib/made-files/drawer'
import { openGraphImage } from '@/lib/seo/open-graph-image'

const threads: DrawingThread[] = []
const draw = createDrawer(() => {
  const thread = startThread()
  threads.push(thread)
  return thread
})
afterAll(() => Promise.all(threads.map((thread) => thread.terminate())))
const script = () => findTemplate('initial-call-script')!

test('the thread draws a page as WebP and an Open Graph image as JPEG', async () => {
  const page = await draw(pagePicture(script(), 2)!.job)
  expect(await sharp(page).metadata()).toMatchObject({ format: 'webp', width: 960 })
  const link = await draw(openGraphImage('/templates/initial-call-script')!.job)
  expect(await sharp(link).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
})

test('a job that cannot be drawn is rejected with the reason, and the thread continues', async () => {
  const pdf = path.resolve('package.json')
  await expect(draw({ kind: 'page', pdf, page: 1, width: 960 })).rejects.toThrow()
  await expect(draw({ kind: 'page', pdf: '/none.pdf', page: 1, width: 960 })).rejects.toThrow('ENOENT')
  await expect(draw({ ...pagePicture(script(), 1)!.job, page: 99 } as never)).rejects.toThrow('no page 99')
  expect((await draw(pagePicture(script(), 1)!.job)).length).toBeGreaterThan(5000)
  expect(threads).toHaveLength(1)
})

test('the thread does not keep a process alive', () => {
  const program = `
    import { createDrawer } from './lib/made-files/drawer.ts'
    const keep = setInterval(() => undefined, 1000)
    void createDrawer()({ kind: 'page', pdf: '/none.pdf', page: 1, width: 960 })
      .catch((error) => console.log(error.message))
      .finally(() => clearInterval(keep))`
  const args = ['--conditions=react-server', '--import', 'tsx', '--input-type=module', '-e', program]
  const printed = execFileSync(process.execPath, args, { encoding: 'utf8', timeout: 50_000, stdio: 'pipe' })
  expect(printed).toContain('ENOENT')
})
