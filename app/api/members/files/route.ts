import { methodHandlers } from '@/lib/http/methods'
import { findSigningSecrets } from '@/lib/signed-links/signing-secret'
import { memberDocuments, memberFolder } from '@/lib/catalogue/member-documents'
import { createMemberFileHandler } from '@/lib/members/file-handler'
import { store } from '@/lib/store'

const handle = createMemberFileHandler({
  secrets: findSigningSecrets,
  store,
  documents: memberDocuments,
  folder: memberFolder,
})

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methodHandlers({ GET: handle })
