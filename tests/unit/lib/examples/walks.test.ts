import { safety } from '@/data/library/safety'
import { jobsiteSafetyChecklist } from '@/data/library/essentials/jobsite-safety-checklist'
import { blocksOfKind } from '@/lib/documents/model'
import { exampleOf } from '@/lib/examples'
import type { TemplateContent } from '@/data/shared/types'

const walked = ([...safety, jobsiteSafetyChecklist] as readonly TemplateContent[])
  .map((content) => ({ content, model: content.document() }))
  .filter(({ model }) => blocksOfKind(model, 'checklist').some(({ answers }) => answers.includes('Fix')))

test('each Fix of a safety walk is on its fix list, and a walk without such a list has none', () => {
  expect(walked.length).toBeGreaterThan(40)
  for (const { content, model } of walked) {
    const values = exampleOf(content, model)
    const fixes = Object.entries(values).filter(([name, value]) => name.endsWith('.answer') && value === 'Fix')
    const listed = Object.keys(values).filter((name) => /^action\.\d+\.item$/.test(name))
    expect([content.slug, fixes.map(([name]) => name), fixes.length <= listed.length]).toEqual([
      content.slug,
      fixes.map(([name]) => name),
      true,
    ])
  }
})
