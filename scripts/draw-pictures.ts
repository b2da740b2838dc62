/**
 * Draws the page pictures that are missing, as `npm start` does while it serves already: those first that somebody waits
 * for. The process that starts this one hears of each.
 */
import { drawPictures } from './documents/draw-pictures'
import { main } from './support/main'
import { isWanted, type PicturesSettled } from './support/messages'

const tell = (settled: readonly string[]): void => void process.send?.({ settled } satisfies PicturesSettled)

/** Draws next what is asked for. What is not on the list of this run is there, or is no picture. */
function listen(drawNext: (url: string) => boolean): void {
  process.on('message', (message) => {
    if (isWanted(message) && !drawNext(message.picture)) tell([message.picture])
  })
  // Nobody asks once the server is gone.
  process.on('disconnect', () => process.exit())
}

await main(async () => {
  const problems = await drawPictures({ onStart: listen, onDrawn: tell })
  if (problems.length > 0) {
    console.error(problems.join('\n'))
    process.exitCode = 1
  }
  // Otherwise the channel keeps the process.
  process.disconnect?.()
})
