import { templateContents } from '@/lib/catalogue/contents'
import { blankReaders, fileModel } from '@/lib/documents/file-model'
import type { DocumentModel } from '@/lib/documents/model'
import { ofCorpus } from '@/tests/support/chosen'
import { isFull } from '@/tests/support/full'
import { badEnds, layOutPages } from '@/tests/support/page-fill'

/** The share of inner pages that may be more than a third empty: over the catalogue, and in the corpus. */
const MOST = isFull ? 0.05 : 0.12

/** Parts whose last page may end early, by name or by template and name, and why. */
const reasons: Readonly<Record<string, string>> = {
  'Signing page, home':
    'One of two signing pages. The one that does not apply is taken out, with the state’s sheets and both cancellation forms, so it shares no page with the terms before it or with the page for a business.',
  'osha-compliance-program-binder: Fire prevention program': 'The hot-work permit behind it is posted at the work.',
  'permit-and-inspection-tracker: Permits': 'Inspections are a log of their own, kept by another person.',
  'built-up-roof-safety-plan: Crew sign-in': 'The hot-work permit behind it is posted at the work.',
  'initial-call-script: Answers': 'The record behind it is filled in for each call.',
  'storm-area-call-script: Script': 'The sheet behind it is filled in for each call.',
  'property-manager-call-script: Script': 'The record behind it is filled in for each account.',
  'new-lead-email-sequence: Plan': 'Messages begin a page, from which they are copied.',
  'seasonal-maintenance-email-campaign: Plan': 'Messages begin a page, from which they are copied.',
  'new-customer-onboarding: What happens next': 'The consent to texts is signed alone.',
  'performance-review-form: Review': 'The employee fills in the self-review alone.',
  'anti-harassment-policy: Policy': 'The report form behind it is filled in alone.',
  'new-hire-paperwork-checklist: Checklist':
    'The test behind it is filled in for each worker who is paid as a contractor.',
  'project-closeout-package: Transmittal': 'The record behind it is filed with the drawings.',
  'proposal-insert-pages: 1 How the job runs': 'Each insert is a page of its own.',
  'proposal-insert-pages: 2 Crew and insurance': 'Each insert is a page of its own.',
  ...Object.fromEntries(
    [
      'epdm-pre-installation-inspection',
      'spray-foam-pre-installation-inspection',
      'epdm-annual-maintenance-inspection',
      'pvc-annual-maintenance-inspection',
      'silicone-coating-annual-maintenance-inspection',
    ].map((slug) => [`${slug}: Photographs`, 'A table of fewer than eight rows is not cut.']),
  ),
  'project-closeout-package: As built': 'The care sheet behind it goes to the owner alone.',
  'job-cost-tracker: Summary': 'Postings are a log of their own that grows.',
  'job-cost-tracker: Postings': 'The end of a log that grows.',
  Contract: 'The signing pages behind it share no page with the terms.',
  Agreement: 'The signing pages behind it share no page with the terms.',
  'Talk log': 'Each talk is a page that is handed out.',
  Prepare: 'Messages begin a page, from which they are copied.',
  'objection-handling-guide: Guide': 'The practice sheet is filled in for each trainee.',
  'marketing-budget-planner: Plan': 'One page for each table of twelve months.',
  'marketing-budget-planner: Spend': 'One page for each table of twelve months.',
  'social-media-post-library: Posts': 'The rules stand on a page of their own, apart from the texts that are copied.',
  'interview-scorecard: Scorecard': 'Each interviewer fills in a scorecard; the reference form is filled in once.',
  'new-hire-paperwork-checklist: Employee or contractor':
    'The background check’s disclosure stands alone (15 U.S.C. 1681b(b)(2)(A)).',
}

/** The parts of a document whose next part turns the paper: they end where their text ends. */
const turning = ({ parts }: DocumentModel): string[] =>
  parts.flatMap(({ name, landscape }, index) => {
    const next = parts[index + 1]
    return next && next.landscape !== landscape ? [name] : []
  })

/** Whether a page that ends early has a reason: its part, or the last of several that share it, is listed or turns. */
function hasReason(slug: string, model: DocumentModel, fault: string): boolean {
  const part = / % of (.*) empty$/.exec(fault)?.[1]?.split(' · ').at(-1) ?? ''
  return part in reasons || `${slug}: ${part}` in reasons || turning(model).includes(part)
}

const MINUTES = 60_000

test(
  'pages end full, no table or checklist is cut with one row on a side, and no heading or group name ends a page',
  async () => {
    const contents = ofCorpus(templateContents)
    const faults: string[] = []
    const empty: string[] = []
    const unexplained: string[] = []
    let inner = 0
    for (const content of contents) {
      const model = content.document()
      const files = await Promise.all(blankReaders(model).map((reader) => layOutPages(fileModel(model, reader))))
      const pages = files.flat()
      inner += pages.filter(({ isLast }) => !isLast).length
      for (const { paper, page, fault } of files.flatMap((file) => badEnds(file))) {
        const list = fault.endsWith('empty') ? empty : faults
        list.push(`${content.slug}, paper ${paper}, page ${page}: ${fault}`)
        if (list === empty && !hasReason(content.slug, model, fault)) unexplained.push(list.at(-1)!)
      }
    }
    expect(faults).toEqual([])
    expect(unexplained).toEqual([])
    expect({ listed: empty.length <= inner * MOST ? [] : empty }).toEqual({ listed: [] })
  },
  isFull ? 15 * MINUTES : MINUTES,
)

test('a checklist gives its findings the width that lowers its rows: the crew gets one page', async () => {
  const content = templateContents.find(({ slug }) => slug === 'epdm-one-time-maintenance-estimate')
  if (!content) throw new Error('There is no maintenance estimate for EPDM')
  const pages = await layOutPages(content.document())
  expect(pages.filter(({ part }) => part === 'Visit sheet')).toHaveLength(1)
})

test('a job description ends on a page that is at least half full', async () => {
  const contents = templateContents.filter(({ slug }) => slug.endsWith('-job-description'))
  expect(contents.length).toBeGreaterThan(3)
  for (const { slug, document } of contents)
    for (const { page, isLast, empty } of await layOutPages(document()))
      if (isLast) expect([slug, page, empty < 1 / 2]).toEqual([slug, page, true])
})
