import { renderDocx } from '@/lib/documents/render/docx'
import { testWithLibreOffice, textOfWordFiles } from '@/tests/support/libreoffice'
import { sampleDocument } from '@/tests/support/sample-document'

testWithLibreOffice('LibreOffice opens the file and prints every heading', async () => {
  const model = sampleDocument()
  const [text = ''] = await textOfWordFiles([await renderDocx(model)])
  const headings = model.parts.flatMap((part) => part.blocks).filter((block) => block.kind === 'heading')
  for (const heading of headings) expect(text).toContain(heading.text)
  expect(text).toMatch(/Page 1 of \d/)
})
