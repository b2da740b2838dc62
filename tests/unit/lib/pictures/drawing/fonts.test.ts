import { pictureFonts } from '@/lib/pictures/drawing/fonts'

test('fonts that could not be read are read again for the next picture, then cached', async () => {
  const folder = jest.spyOn(process, 'cwd').mockReturnValue('/none')
  await expect(pictureFonts()).rejects.toThrow('ENOENT')
  folder.mockRestore()
  const fonts = await pictureFonts()
  expect(fonts.bold.unitsPerEm).toBeGreaterThan(0)
  expect(await pictureFonts()).toBe(fonts)
})
