/** What pdf.js finds in a PDF, see `ReadPdf`. */
export default async function printPdf({ document, pages: opened }) {
  const pages = []
  for (const page of opened) {
    const { items } = await page.getTextContent()
    const annotations = await page.getAnnotations()
    const links = annotations.filter(({ subtype }) => subtype === 'Link')
    pages.push({
      size: page.view.slice(2),
      text: items.map((item) => ({ text: item.str, x: item.transform?.[4], y: item.transform?.[5] })),
      links: await Promise.all(
        links.map(async ({ dest, contentsObj }) => {
          // In a merged file a link may lead nowhere.
          const [target, , , top] = (await document.getDestination(dest)) ?? []
          return { words: contentsObj?.str, page: target ? await document.getPageIndex(target) : -1, top }
        }),
      ),
      widgets: annotations
        .filter(({ subtype }) => subtype !== 'Link')
        .map(({ fieldName, fieldType, fieldValue, alternativeText, rect, ...rest }) => ({
          name: fieldName,
          type: fieldType,
          value: fieldValue,
          shown: rest.textContent?.join(' '),
          tip: alternativeText,
          rect,
          options: rest.options?.map((option) => option.displayValue),
          button: rest.buttonValue,
          readOnly: rest.readOnly,
          multiLine: rest.multiLine,
        })),
      tree: await page.getStructTree(),
    })
  }
  const found = [...((await document.getFieldObjects()) ?? [])]
  // Nodes without a type only hold other fields.
  const fields = found.flatMap(([name, objects]) => {
    const widgets = objects.filter(({ type }) => type !== '')
    return widgets.length ? [[name, widgets.map(({ id, value, actions }) => ({ id, value, actions }))]] : []
  })
  const names = new Map(found.flatMap(([name, objects]) => objects.map(({ id }) => [id, name])))
  const { info } = await document.getMetadata()
  return {
    pages,
    fields: Object.fromEntries(fields),
    order: ((await document.getCalculationOrderIds()) ?? []).map((id) => names.get(id)),
    scripts: await document.getJSActions(),
    outline: await document.getOutline(),
    title: info.Title,
    language: info.Language,
  }
}
