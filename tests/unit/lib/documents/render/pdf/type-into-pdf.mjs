import { AnnotationMode, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Types a text into fields and returns what pdf.js then shows in each: `[{ name, sizes, text }]`. */
export default async function typeIntoPdf({ document, pages }, names, value) {
  const wanted = new Set(names)
  const shown = []
  for (const page of pages) {
    const widgets = (await page.getAnnotations()).filter(({ fieldName }) => wanted.has(fieldName))
    for (const { id } of widgets) document.annotationStorage.setValue(id, { value })
    const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: AnnotationMode.ENABLE_STORAGE })
    const found = new Map(widgets.map(({ id, fieldName }) => [id, { name: fieldName, sizes: [], text: '' }]))
    let current
    fnArray.forEach((operator, index) => {
      const args = argsArray[index]
      if (operator === OPS.beginAnnotation) current = found.get(args[0])
      if (operator === OPS.endAnnotation) current = undefined
      if (operator === OPS.setFont) current?.sizes.push(args[1])
      if (operator === OPS.showText && current)
        current.text += `${args[0].map((glyph) => glyph.unicode ?? '').join('')} `
    })
    shown.push(...found.values())
  }
  return shown
}
