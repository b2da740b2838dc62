import type { Metadata } from 'next'
import { MemberList } from '@/components/catalogue/member-list'
import { MessagePage } from '@/components/layout/message-page'
import { site } from '@/data/site'
import { readMemberToken } from '@/lib/leads/links'
import { linksUnavailableText } from '@/lib/leads/links-unavailable'
import { findSigningSecret } from '@/lib/leads/signing-secret'
import { memberDocuments } from '@/lib/members'
import { memberFileUrl } from '@/lib/paths'

export const metadata: Metadata = {
  title: 'Member documents',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
}

const problems = {
  bad: 'This link is not valid. Please use the link in the newest email you have from us.',
  stale: 'This link has expired. Please use the link in the newest email you have from us.',
  unavailable: linksUnavailableText,
}

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function MembersPage({ searchParams }: Props) {
  const { token } = await searchParams
  const given = typeof token === 'string' ? token : ''
  const reading = readMemberToken(given, findSigningSecret())
  if (reading.ok)
    return (
      <MessagePage title="Member documents" text="For confirmed subscribers of the newsletter. Thank you for reading.">
        <MemberList documents={memberDocuments()} urlOf={(file) => memberFileUrl(given, file)} />
      </MessagePage>
    )
  return (
    <MessagePage title="Member documents">
      <p className="mt-3 text-lg" role="alert">
        {problems[reading.reason]} Or write to <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>.
      </p>
    </MessagePage>
  )
}
