import type { Metadata } from 'next'
import { MemberList } from '@/components/catalogue/member-list'
import { MessagePage } from '@/components/layout/message-page'
import { site } from '@/data/site'
import type { SearchParams } from '@/lib/catalogue'
import { memberDocuments } from '@/lib/catalogue/member-documents'
import { checkMember, memberErrors } from '@/lib/members/access'
import { memberFileUrl } from '@/lib/paths'

export const metadata: Metadata = {
  title: 'Member documents',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
}

export default async function MembersPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { token } = await searchParams
  const given = typeof token === 'string' ? token : ''
  const access = await checkMember(given)
  if (access === 'open')
    return (
      <MessagePage title="Member documents" text="For confirmed subscribers of the newsletter. Thank you for reading.">
        <MemberList documents={memberDocuments()} urlOf={(file) => memberFileUrl(given, file)} />
      </MessagePage>
    )
  return (
    <MessagePage title="Member documents">
      <p className="mt-3 text-lg" role="alert">
        {memberErrors[access].page} Or write to{' '}
        <a className="text-link" href={`mailto:${site.supportEmail}`}>
          {site.supportEmail}
        </a>
        .
      </p>
    </MessagePage>
  )
}
