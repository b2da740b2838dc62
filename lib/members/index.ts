import 'server-only'
import path from 'node:path'
import { memberContents } from '@/lib/catalogue/members'
import { findMemberDocuments, MEMBER_FOLDER, type MemberDocument } from './documents'

export type { MemberDocument } from './documents'

/** The folder of the files on this machine. */
export const memberFolder = (): string => path.join(process.cwd(), MEMBER_FOLDER)

let found: readonly MemberDocument[] | undefined

/** The documents of the subscribers' page, in the order they are shown. */
export const memberDocuments = (): readonly MemberDocument[] =>
  (found ??= findMemberDocuments(memberContents, memberFolder()))
