import { readFileSync } from 'node:fs'
import { format, type FormatConfig } from 'oxfmt'

/** Returns a file's text as `npm run format` writes it. Throws if it cannot be parsed. */
export async function formatted(file: string, text: string): Promise<string> {
  const options = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8')) as FormatConfig
  const { code, errors } = await format(file, text, options)
  if (errors.length) throw new Error(`${file}: ${errors.map(({ message }) => message).join('\n')}`)
  return code
}
