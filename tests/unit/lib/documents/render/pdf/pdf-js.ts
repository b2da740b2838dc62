import path from 'node:path'
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads'

/** Milliseconds after which a script of pdf.js has failed. The longest takes a few seconds on a busy machine. */
const PATIENCE = 60_000

let thread: Worker | undefined
// The thread ends with the suite that started it.
afterAll(() => thread?.terminate())

type Answer = { json: string } | { failure: string }

/**
 * Calls the function of a script of this folder, such as `print-pdf`, with an opened PDF and further arguments, and returns
 * what it returns as plain data. It runs in a thread, where pdf.js is loaded once for a suite: Jest cannot load this ES module.
 * Throws with the script's message if it fails, and after a minute without an answer.
 */
export function callPdfJs(script: string, bytes: Uint8Array, ...args: readonly unknown[]): unknown {
  thread ??= new Worker(path.join(__dirname, 'pdf-js-thread.mjs'))
  const { port1, port2 } = new MessageChannel()
  const answered = new Int32Array(new SharedArrayBuffer(4))
  thread.postMessage({ script, bytes, args, port: port2, answered }, [port2])
  const outcome = Atomics.wait(answered, 0, 0, PATIENCE)
  const { message } = (receiveMessageOnPort(port1) ?? {}) as { message?: Answer }
  port1.close()
  if (!message) throw new Error(`pdf.js gave no answer to ${script}: ${outcome}`)
  if ('failure' in message) throw new Error(message.failure)
  return JSON.parse(message.json)
}
