import type { BundleChoice } from '@/lib/downloads/choice'
import type { LeadsContext } from '@/lib/subscriptions/subscribe'
import type { MailTemplate } from '@/lib/mail/types'

const filesOf = (slug: string): MailTemplate['files'] => [
  { format: 'PDF', url: `/templates/estimates/${slug}.pdf` },
  { format: 'Word', url: `/templates/estimates/${slug}.docx` },
]

export const metal: MailTemplate = { name: 'Metal Estimate', slug: 'metal-estimate', files: filesOf('metal-estimate') }
export const slate: MailTemplate = {
  name: 'Slate & Tile Estimate',
  slug: 'slate-estimate',
  files: filesOf('slate-estimate'),
}

/** A newsletter opt-in of this address. */
export const optInOf = (email: string) =>
  ({ email, source: 'newsletter', consentVersion: '1', requestedAt: Date.now() }) as const

export const findSampleTemplate = (slug: string): MailTemplate | undefined =>
  [metal, slate].find((template) => template.slug === slug)

export const findSampleBundle = (name: string): BundleChoice | undefined =>
  name === 'estimates'
    ? { name, title: 'Estimates', url: '/api/bundles/estimates', templates: [metal, slate] }
    : undefined

/** A service context whose parts record their input and succeed. */
export function createLeadsContext() {
  return {
    store: {
      recordSubscriber: jest.fn<ReturnType<LeadsContext['store']['recordSubscriber']>, [unknown]>().mockResolvedValue(),
      recordDownloads: jest.fn<ReturnType<LeadsContext['store']['recordDownloads']>, [unknown]>().mockResolvedValue(),
      recordBundleDownload: jest
        .fn<ReturnType<LeadsContext['store']['recordBundleDownload']>, [unknown]>()
        .mockResolvedValue(),
    },
    deliver: jest.fn<ReturnType<LeadsContext['deliver']>, [unknown]>().mockResolvedValue('sent'),
    findTemplate: findSampleTemplate,
    findBundle: findSampleBundle,
  }
}

/** Keeps the log out of the test output; returns what was logged. */
export function captureLog(): () => string {
  const errors = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  const lines = jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  return () => [...errors.mock.calls, ...lines.mock.calls].map(([chunk]) => String(chunk)).join('')
}

/** The lines of a log as objects: all, or those of one event. */
export const eventsIn = (logged: string, wanted?: string): Record<string, unknown>[] =>
  logged
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ event }) => wanted === undefined || event === wanted)

/** Captures the log of each test of the file, and restores all mocks after it. Returns what the current test logged. */
export function captureTestLogs(): () => string {
  let logged = (): string => ''
  beforeEach(() => {
    logged = captureLog()
  })
  afterEach(() => jest.restoreAllMocks())
  return () => logged()
}
