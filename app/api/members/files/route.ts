import { signingSecret } from '@/lib/leads/signing-secret'
import { memberDocuments, memberFolder } from '@/lib/members'
import { createMemberFileHandler } from '@/lib/members/file-handler'

export const GET = createMemberFileHandler({
  secret: signingSecret,
  documents: memberDocuments,
  folder: memberFolder,
})
