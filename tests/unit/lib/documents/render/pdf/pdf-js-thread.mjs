/** The thread in which scripts use pdf.js, so that a test can wait for them. See `pdf-js.ts`. */
import { parentPort } from 'node:worker_threads'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

const withMaps = (_key, value) => (value instanceof Map ? Object.fromEntries(value) : value)

async function answer({ script, bytes, args }) {
  try {
    const { default: run } = await import(`./${script}.mjs`)
    const options = { verbosity: 0, isEvalSupported: false, fontExtraProperties: true }
    const document = await getDocument({ data: bytes, ...options }).promise
    const pages = []
    for (let number = 1; number <= document.numPages; number++) pages.push(await document.getPage(number))
    const json = JSON.stringify((await run({ document, pages }, ...args)) ?? null, withMaps)
    await document.loadingTask.destroy()
    return { json }
  } catch (error) {
    return { failure: `${script}: ${error.stack ?? error}` }
  }
}

parentPort.on('message', async ({ port, answered, ...call }) => {
  port.postMessage(await answer(call))
  Atomics.store(answered, 0, 1)
  Atomics.notify(answered, 0)
})
