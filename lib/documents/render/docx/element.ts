import { BuilderElement, type XmlComponent } from 'docx'

/** One empty XML element with attribute values by qualified name. */
export function buildElement(name: string, attributes: Readonly<Record<string, string>>): XmlComponent {
  const payload = Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, { key, value }]))
  return new BuilderElement<Record<string, string>>({ name, attributes: payload })
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text made safe for XML content and attributes. */
export const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character]!)
