import { escapeXml } from '../escape-xml'

/** An element with `w:` attributes by short name; undefined ones are omitted. */
export function writeElement(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>> = {},
  content = '',
): string {
  let tag = `<w:${name}`
  for (const key in attributes) {
    const value = attributes[key]
    if (value !== undefined) tag += ` w:${key}="${typeof value === 'string' ? escapeXml(value) : value}"`
  }
  return content ? `${tag}>${content}</w:${name}>` : `${tag}/>`
}
