/** The thread in which scripts use pdf.js, so that a test can wait for them. See `pdf-js.ts`. */
import { parentPort } from 'node:worker_threads'

const withMaps = (_key, value) => (value instanceof Map ? Object.fromEntries(value) : value)

async function answer({ script, bytes, args }) {
  try {
    const { default: run } = await import(`./${script}.mjs`)
    return { json: JSON.stringify((await run(bytes, ...args)) ?? null, withMaps) }
  } catch (error) {
    return { failure: `${script}: ${error.stack ?? error}` }
  }
}

parentPort.on('message', async ({ port, answered, ...call }) => {
  port.postMessage(await answer(call))
  Atomics.store(answered, 0, 1)
  Atomics.notify(answered, 0)
})
