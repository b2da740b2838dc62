import { readdirSync, readFileSync } from 'node:fs'

test('the README of data/ has one line for each folder', () => {
  const lines = [...readFileSync('data/README.md', 'utf8').matchAll(/^- `([a-z-]+)\/`: .+$/gm)].map(([, name]) => name)
  const folders = readdirSync('data', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect([...lines].sort()).toEqual(folders.map(({ name }) => name).sort())
})
