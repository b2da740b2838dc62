import { existsSync } from 'node:fs'
import path from 'node:path'
import { drawOpenGraphImage, layTitle } from '@/lib/pictures/drawing/open-graph'
import { pictureFonts } from '@/lib/pictures/drawing/fonts'
import { sitePages } from '@/lib/seo/site-pages'
import { ofCorpus } from '@/tests/support/chosen'

test('every title fits, and every sheet of a document that was rendered exists', async () => {
  const fonts = await pictureFonts()
  for (const { title, picture } of sitePages()) {
    expect(layTitle(fonts, title).lines.join(' ').replaceAll('- ', '-')).toBe(title)
    for (const template of ofCorpus(picture.templates))
      expect(`${title} ${existsSync(path.join('public', template.picture.small))}`).toBe(`${title} true`)
  }
})

test('a longer title is set smaller; one that does not fit is rejected', async () => {
  const fonts = await pictureFonts()
  const short = layTitle(fonts, 'Change Order')
  const long = layTitle(fonts, 'Fluid-Applied Membrane Residential Restoration Estimate for Every Season')
  expect(long.size).toBeLessThan(short.size)
  expect(() => layTitle(fonts, 'Estimate '.repeat(40))).toThrow('too long')
})

test('a sheet that is missing is an error, not a picture without it', async () => {
  const sheets = ['public/templates/none.480.webp']
  const picture = { kicker: 'Safety', title: 'Plan', brand: 'RidgeDocs', facts: 'Free', sheets }
  await expect(drawOpenGraphImage(picture)).rejects.toThrow()
})
