import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import type { TemplateContent } from '@/data/types'
import { fileUrl, pictureUrl } from '@/lib/paths'
import { readBuildRules } from '../server/build-manifests'
import { createHandler } from '../server/handler'
import { findStaticFiles } from '../server/static-files'
import { filesBelow } from '../support/hash-files'
import { precompress } from '../support/precompress'
import { run } from '../support/run'

const FOLDER = path.resolve('.cache/bench-starlight')
const manifest = {
  private: true,
  type: 'module',
  dependencies: { astro: '7.3.5', '@astrojs/starlight': '0.42.4' },
}
const config = `import starlight from '@astrojs/starlight'
import { defineConfig } from 'astro/config'
export default defineConfig({ integrations: [starlight({ title: 'RidgeDocs' })] })
`
const collections = `import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'
import { defineCollection } from 'astro:content'
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }
`
const list = (items: readonly string[], mark: string): string => items.map((item) => `${mark} ${item}`).join('\n')

/** Markdown with the text, the picture and the links of a template's page. */
function writePage(template: TemplateContent): string {
  const { slug, kind, name, description } = template
  const files = template.formats.map((format) => `[Download ${format}](${fileUrl(kind, slug, format)})`)
  return `---
title: ${JSON.stringify(name)}
description: ${JSON.stringify(description)}
---
${description}

${list(files, '-')}

${template.fullDescription.join('\n\n')}

![Page 1 of ${name}](${pictureUrl(kind, slug, 480)})

## How to Use

${list(template.howToUse, '1.')}

## Expert Guide

${template.expertGuide.map(({ title, text }) => `### ${title}\n\n${text}`).join('\n\n')}
`
}

async function command(name: string, ...args: string[]): Promise<void> {
  const { code } = await run(name, ['--prefix', FOLDER, ...args], { env: { ASTRO_TELEMETRY_DISABLED: '1' } })
  if (code !== 0) throw new Error(`${name} ${args.join(' ')} failed with exit code ${code}`)
}

function write(name: string, content: string): void {
  const file = path.join(FOLDER, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
}

/** Installs Astro and Starlight below .cache (once) and builds one page with a template's content. Returns its folder. */
async function buildSite(template: TemplateContent): Promise<string> {
  const wanted = JSON.stringify({ ...manifest, scripts: { build: 'astro build' } })
  const installed = path.join(FOLDER, 'package.json')
  const current = existsSync(installed) && readFileSync(installed, 'utf8') === wanted
  write('package.json', wanted)
  write('astro.config.mjs', config)
  write('src/content.config.ts', collections)
  write('src/content/docs/index.md', writePage(template))
  const picture = pictureUrl(template.kind, template.slug, 480)
  mkdirSync(path.dirname(path.join(FOLDER, 'public', picture)), { recursive: true })
  copyFileSync(path.join('public', picture), path.join(FOLDER, 'public', picture))
  if (!current || !existsSync(path.join(FOLDER, 'node_modules/astro')))
    await command('npm', 'install', '--no-audit', '--no-fund')
  await command('npm', 'run', 'build')
  return path.join(FOLDER, 'dist')
}

/** Serves a Starlight page with a template's content from this project's static server. Throws if the build fails. */
export async function serveStarlight(template: TemplateContent, port: number): Promise<Server> {
  const site = await buildSite(template)
  const text = filesBelow(site).filter((name) => /\.(html|js|css|svg|json)$/.test(name))
  await precompress(text.map((name) => path.join(site, name)))
  write('rules/routes-manifest.json', JSON.stringify({ headers: [], rsc: { varyHeader: 'accept-encoding' } }))
  write('rules/server/middleware-manifest.json', JSON.stringify({ middleware: {} }))
  const rules = readBuildRules(path.join(FOLDER, 'rules'))
  const files = findStaticFiles(path.join(FOLDER, 'rules'), site, rules)
  const server = createServer(
    createHandler({
      files,
      rules,
      notFound: (_request, response) => void response.writeHead(404).end(),
      next: (_request, response) => Promise.resolve(void response.writeHead(404).end()),
    }),
  )
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return server
}
