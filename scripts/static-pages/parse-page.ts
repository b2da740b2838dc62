import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'

/** An element of a page with its position in the page's text, so that what is not changed keeps its bytes. */
export interface PageElement {
  /** In lower case. */
  name: string
  /** Values by name in lower case; character references are resolved. */
  attributes: ReadonlyMap<string, string>
  /** The start tag as written. */
  tag: string
  /** Everything between the tags as written. */
  text: string
  /** Offsets in UTF-16 code units of the first character and of the one after the last. */
  start: number
  end: number
  /** Has an end tag, or needs none. */
  isClosed: boolean
}

const VOID = new Set(['meta', 'link', 'img', 'input', 'br', 'hr', 'source', 'wbr', 'col', 'area', 'base', 'embed'])

/**
 * Returns all elements written in a page (not those that HTML implies) in document order, including those in
 * `<template>` and `<noscript>`. Parses as browsers do, so it never throws.
 */
export function parsePage(html: string): PageElement[] {
  const elements: PageElement[] = []
  const visit = (node: Tree.ParentNode): void => {
    for (const child of node.childNodes) {
      if (!('tagName' in child)) continue
      const element = locate(child, html)
      if (element) elements.push(element)
      visit('content' in child ? child.content : child)
    }
  }
  // Without scripting the parser reads the content of <noscript>, which must follow the policy as well.
  visit(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }))
  return elements
}

function locate({ tagName, attrs, sourceCodeLocation: place }: Tree.Element, html: string): PageElement | undefined {
  if (!place?.startTag) return undefined
  const { startTag, endTag } = place
  return {
    name: tagName,
    attributes: new Map(attrs.map(({ name, value }) => [name.toLowerCase(), value])),
    tag: html.slice(startTag.startOffset, startTag.endOffset),
    text: html.slice(startTag.endOffset, endTag?.startOffset ?? place.endOffset),
    start: place.startOffset,
    end: place.endOffset,
    isClosed: endTag !== undefined || VOID.has(tagName),
  }
}
