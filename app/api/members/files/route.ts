import { answerMethods } from '@/lib/http/methods'
import { findSigningSecrets } from '@/lib/leads/signing-secret'
import { memberDocuments, memberFolder } from '@/lib/members'
import { createMemberFileHandler } from '@/lib/members/file-handler'
import { store } from '@/lib/store'

const handle = createMemberFileHandler({
  secrets: findSigningSecrets,
  store,
  documents: memberDocuments,
  folder: memberFolder,
})

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = answerMethods({ GET: handle })
