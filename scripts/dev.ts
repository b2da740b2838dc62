/** `npm run dev`: runs `next dev`, with its options, and renders the documents that change, before it starts and while it runs. */
import { spawn } from 'node:child_process'
import { drawPictures } from './documents/draw-pictures'
import { watchTemplates } from './documents/watch'
import { childEnvironment } from './support/environment'
import { main } from './support/main'
import { run } from './support/run'

async function renderAll(): Promise<void> {
  const { code } = await run('tsx', ['--conditions=react-server', 'scripts/build-documents.ts'])
  if (code !== 0) throw new Error('Not all documents are rendered.')
}

await main(async () => {
  await renderAll()
  // npm says `production` to its programs where it omits the packages of tests (.npmrc).
  const env = childEnvironment({ NODE_ENV: 'development' })
  const next = spawn('next', ['dev', ...process.argv.slice(2)], { stdio: 'inherit', env })
  next.on('close', (code) => process.exit(code ?? 0))
  // Loaded here: the first run has bundled the templates.
  const { writeSome } = await import('./documents/write-documents')
  watchTemplates({
    all: renderAll,
    some: async (pool, slugs, contents) => {
      const problems = await writeSome(pool, slugs, contents)
      problems.push(...(await drawPictures({ slugs })))
      if (problems.length > 0) throw new Error(problems.join('\n'))
    },
  })
})
