/**
 * Makes what `npm start` serves the site without at first: the page pictures, those first that somebody waits for, then
 * the compressed copies. The process that starts this one hears of both.
 */
import { drawPictures } from './documents/draw-pictures'
import { compressBuild } from './support/build'
import { main } from './support/main'
import { isWanted, PICTURES_MADE, type PicturesSettled } from './support/messages'

const tell = (settled: readonly string[]): void => void process.send?.({ settled } satisfies PicturesSettled)

/** Draws next what is asked for. What is not on the list of this run is there, or is no picture. */
function listen(drawNext: (url: string) => boolean): void {
  process.on('message', (message) => {
    if (isWanted(message) && !drawNext(message.picture)) tell([message.picture])
  })
  // Nobody asks once the server is gone, and nothing is left to do for it.
  process.on('disconnect', () => process.exit())
}

await main(async () => {
  const problems = await drawPictures({ onStart: listen, onDrawn: tell })
  process.send?.(PICTURES_MADE)
  if (problems.length > 0) console.error(problems.join('\n'))
  await compressBuild()
  process.exitCode = problems.length > 0 ? 1 : 0
  process.disconnect?.()
})
