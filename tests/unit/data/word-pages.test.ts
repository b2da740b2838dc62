/** Word sets type in its own way: a file may have one page more than its template allows a PDF. */
import { templateContents } from '@/lib/catalogue/contents'
import { renderDocx } from '@/lib/documents/render/docx'
import { fileModel } from '@/lib/documents/file-model'
import { mostPages } from '@/scripts/documents/page-budgets'
import { portionsOf, spreadOfEach } from '@/tests/support/chosen'
import { pagesOfWordFiles, testWithLibreOffice } from '@/tests/support/libreoffice'

const inWord = templateContents.filter(({ formats }) => formats.includes('Word'))

for (const portion of portionsOf(
  spreadOfEach(inWord, ({ kind }) => kind),
  20,
))
  testWithLibreOffice(
    `a Word file has at most one page more than its PDF may have: ${portion.map(({ slug }) => slug).join(', ')}`,
    async () => {
      const files = await Promise.all(portion.map(({ document }) => renderDocx(fileModel(document(), 'main'))))
      const counts = await pagesOfWordFiles(files)
      const over = portion.flatMap(({ slug, pages = { main: 0 } }, index) => {
        const most = mostPages(pages, 'main') + 1
        return counts[index]! > most ? [`${slug}: ${counts[index]}, not at most ${most}`] : []
      })
      expect(over).toEqual([])
    },
  )
