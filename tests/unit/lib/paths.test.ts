import { fileNameOf } from '@/lib/paths'

test('files are saved under the hyphenated name or, without one, the default name', () => {
  expect(fileNameOf('Follow-Up Email Templates', 'Word')).toBe('follow-up-email-templates.docx')
  expect(fileNameOf('—', 'PDF')).toBe('ridgedocs-template.pdf')
})
