import type { TemplateEntry } from '@/lib/catalogue'

const path = '/templates/essentials/shingle-roof-estimate'

/** A catalogue entry as the pages get it, without the manifest behind it. */
export const sampleTemplate = (changes: Partial<TemplateEntry> = {}): TemplateEntry => ({
  id: '1',
  slug: 'shingle-roof-estimate',
  name: 'Shingle Roof Estimate',
  description: 'Measure the planes, price every line.',
  kind: 'essential',
  category: 'Estimates & Quotes',
  categorySlug: 'estimates-quotes',
  stage: 'win',
  formats: ['PDF', 'Excel', 'Word'],
  tags: ['shingle'],
  popular: true,
  downloadCount: 1847,
  popularity: 1847,
  fullDescription: ['First paragraph.', 'Second paragraph.'],
  howToUse: ['Fill it in.', 'Sign it.'],
  expertGuide: [{ title: 'Mind the waste', text: 'Ten percent on a gable.', cite: 'IRC R905' }],
  whatsIncluded: ['Take-off', 'Terms'],
  pages: '3 pages',
  fileSize: '45KB',
  downloadPath: `${path}.pdf`,
  revision: { version: 2, day: '2026-11-01' },
  files: [
    { format: 'PDF', url: `${path}.pdf`, bytes: 46_000, sha256: 'a', pages: 3 },
    { format: 'Excel', url: `${path}.xlsx`, bytes: 20_000, sha256: 'b', pages: null },
    { format: 'Word', url: `${path}.docx`, bytes: 30_000, sha256: 'c', pages: null },
  ],
  ...{ officeFiles: [], fieldFiles: [], customerCopy: [] },
  picture: { small: `${path}.480.webp`, large: `${path}.960.webp`, width: 960, height: 1242 },
  thumbnail: { small: `${path}.thumb.240.webp`, large: `${path}.thumb.480.webp` },
  ...changes,
})
