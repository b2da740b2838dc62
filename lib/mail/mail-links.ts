import {
  confirmPageUrl,
  createConfirmToken,
  createMemberToken,
  createUnsubscribeToken,
  memberPageUrl,
  oneClickUrl,
  unsubscribePageUrl,
} from '@/lib/signed-links/links'
import type { MailLinks } from './layout'
import type { Mail } from './types'

export interface LinkSettings {
  siteUrl: string
  secret: string
  hasMemberDocuments: boolean
}

/** Returns the signed links of one message. */
export function createMailLinks(mail: Mail, { siteUrl, secret, hasMemberDocuments }: LinkSettings): MailLinks {
  const token = createUnsubscribeToken(mail.to, secret)
  const optIn = 'optIn' in mail ? mail.optIn : undefined
  const isConfirmed = mail.kind === 'welcome' || mail.kind === 'issue'
  return {
    siteUrl,
    unsubscribePage: unsubscribePageUrl(siteUrl, token),
    oneClick: oneClickUrl(siteUrl, token),
    ...(optIn
      ? { confirmPage: confirmPageUrl(siteUrl, createConfirmToken({ email: mail.to, ...optIn }, secret)) }
      : {}),
    ...(isConfirmed && hasMemberDocuments
      ? { membersPage: memberPageUrl(siteUrl, createMemberToken(mail.to, secret)) }
      : {}),
  }
}
