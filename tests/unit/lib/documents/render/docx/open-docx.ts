import { strFromU8, unzipSync } from 'fflate'
import { renderDocx } from '@/lib/documents/render/docx'
import type { DocumentModel } from '@/lib/documents/model'

const decode = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')

/** The parts of a rendered Word file, and queries on its body. */
export async function openDocx(model: DocumentModel) {
  const bytes = await renderDocx(model)
  const parts = Object.fromEntries(Object.entries(unzipSync(bytes)).map(([path, data]) => [path, strFromU8(data)]))
  const body = parts['word/document.xml']!
  const controls = [
    ...body.matchAll(
      /<w:sdt><w:sdtPr>((?:(?!<\/w:sdtPr>)[\s\S])*)<\/w:sdtPr><w:sdtContent>((?:(?!<w:sdt>)[\s\S])*?)<\/w:sdtContent>/g,
    ),
  ].map(([, properties, content]) => ({
    properties: properties!,
    tag: /<w:tag w:val="([^"]*)"/.exec(properties!)![1]!,
    alias: decode(/<w:alias w:val="([^"]*)"/.exec(properties!)![1]!),
    id: /<w:id w:val="(\d+)"/.exec(properties!)![1]!,
    text: decode([...content!.matchAll(/<w:t[^>]*>([^<]*)</g)].map(([, text]) => text).join('\n')),
    blank: properties!.includes('<w:showingPlcHdr/>'),
  }))
  const formulas = [...body.matchAll(/<w:fldSimple w:instr="([^"]*)">[\s\S]*?<w:t[^>]*>([^<]*)</g)].map(
    ([, code, result]) => ({ code: decode(code!), result: decode(result!) }),
  )
  return { bytes, parts, body, controls, formulas }
}
