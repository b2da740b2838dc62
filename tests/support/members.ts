import type { MemberDocument } from '@/lib/catalogue/member-documents'

export const sampleMember: MemberDocument = {
  slug: 'insurance-supplement-log',
  name: 'Insurance Supplement Log',
  description: 'Every supplement with its date, amount and answer.',
  files: [
    {
      file: 'insurance-supplement-log.pdf',
      format: 'PDF',
      fileName: 'insurance-supplement-log.pdf',
      bytes: 46_000,
      pages: 2,
    },
  ],
}
