import { loaderText } from '@/lib/platform/generated/hydration-loader'

export const chunk = (name: string, attributes = ''): string =>
  `<script src="/_next/static/chunks/${name}.js" async=""${attributes}></script>`
export const runtime = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]})'
export const flight = ['(self.__next_f=self.__next_f||[]).push([0])', 'self.__next_f.push([1,"0:$1 $& text"])']
export const data = '<script type="application/ld+json">{"name":"RidgeDocs"}</script>'
export const loader = `<script>${loaderText}</script>`

export interface NextPageParts {
  head?: string
  body?: string
  inline?: readonly string[]
  withLoader?: string
  /** Attributes of all scripts that Next.js writes, with a space before them. */
  attributes?: string
}

export const nextPage = ({
  head = '',
  body = '',
  inline = flight,
  withLoader = loader,
  attributes = '',
}: NextPageParts = {}): string =>
  [
    '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/>',
    '<link rel="stylesheet" href="/_next/static/chunks/a.css"/>',
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>',
    `${chunk('one', attributes)}${chunk('two', attributes)}${head}${withLoader}`,
    `<script src="/_next/static/chunks/old.js" noModule=""${attributes}></script></head>`,
    `<body><h1>Roof &amp; ridge</h1><!--$--><!--/$-->${body}${data}<script${attributes} id="_R_">${runtime}</script>`,
    `${chunk('main', attributes)}${inline.map((text) => `<script${attributes}>${text}</script>`).join('')}</body></html>`,
  ].join('')
