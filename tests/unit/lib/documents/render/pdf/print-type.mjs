/** The words of a PDF with their size in points and the name of their face, page by page. */
export default async function printType({ pages: opened }) {
  const pages = []
  for (const page of opened) {
    // The faces are known once the page has been read for drawing.
    await page.getOperatorList()
    const { items } = await page.getTextContent()
    pages.push(
      items
        .filter(({ str }) => str?.trim())
        .map(({ str, transform, fontName }) => ({
          text: str,
          x: transform[4],
          y: transform[5],
          size: Math.round(Math.hypot(transform[2], transform[3]) * 100) / 100,
          face: page.commonObjs.get(fontName).name,
        })),
    )
  }
  return pages
}
