import { readFile } from 'node:fs/promises'

/** What the sandbox expects of a browser: a window that takes its events, and fetch for its own file. */
function actAsBrowser(onEvent) {
  globalThis.window = globalThis
  globalThis.fetch = async (url) =>
    new Response(await readFile(new URL(url)), { headers: { 'content-type': 'application/wasm' } })
  globalThis.dispatchEvent = ({ detail }) => onEvent(detail)
}

/**
 * Types into a PDF's fields with pdf.js, whose sandbox runs the form's scripts. Returns the fields' values, and the bytes of
 * the file as pdf.js saves it if `isSaved`.
 *
 * @param typed a list of [name, value]
 */
export default async function typePdf({ document }, typed, isSaved) {
  const objects = Object.fromEntries(await document.getFieldObjects())
  const widgetOf = (name) => objects[name].find(({ type }) => type !== '')
  const values = new Map(Object.keys(objects).flatMap((name) => (widgetOf(name) ? [[name, widgetOf(name).value]] : [])))
  actAsBrowser(({ id, siblings, value, command }) => {
    if (command === 'error') throw new Error(value)
    for (const [name, found] of Object.entries(objects))
      if (value !== undefined && found.some((widget) => widget.id === id || siblings?.includes(widget.id)))
        values.set(name, value)
  })

  const { QuickJSSandbox } = await import('pdfjs-dist/build/pdf.sandbox.mjs')
  const sandbox = await QuickJSSandbox('../wasm/')
  sandbox.create({
    objects,
    calculationOrder: await document.getCalculationOrderIds(),
    appInfo: { platform: 'linux', language: 'en-US' },
    docInfo: { numPages: document.numPages, actions: await document.getJSActions() },
  })
  // Runs the scripts of the document, which define what the fields' scripts call.
  sandbox.dispatchEvent({ id: 'doc', name: 'Open' })
  const commit = { name: 'Keystroke', willCommit: true, commitKey: 1, selStart: 0, selEnd: 0, change: '' }
  for (const [name, value] of typed) {
    values.set(name, value)
    sandbox.dispatchEvent({ ...commit, id: widgetOf(name).id, value })
  }
  sandbox.nukeSandbox()
  if (isSaved)
    for (const [name, value] of values)
      for (const { id, type } of objects[name]) if (type) document.annotationStorage.setValue(id, { value })
  return { values: Object.fromEntries(values), saved: isSaved ? [...(await document.saveDocument())] : [] }
}
