import path from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { linkDays } from '@/lib/signed-links/links'
import { openSqliteStore } from '@/lib/store/sqlite/store'
import { queryDatabase } from '@/tests/support/database'
import { newFolder } from '@/tests/support/new-folder'
import { hostedSettings, useSettings } from '@/tests/support/settings'

async function render(source: Record<string, string> = {}): Promise<string> {
  useSettings(source)
  jest.resetModules()
  const { default: PrivacyPage } = await import('@/app/privacy/page')
  return renderToStaticMarkup(<PrivacyPage />)
}

test('the page states the settings of this installation', async () => {
  const usual = await render()
  expect(usual).toContain(`within ${linkDays.confirm} days`)
  expect(usual).toContain(`it works for ${linkDays.unsubscribe} days`)
  expect(usual).toContain('removed after 24 months, search queries after 12 months')
  expect(usual).toContain('the counts are not stored')
  const months = { CONTACT_MONTHS: '6', SEARCH_MONTHS: '3' }
  const changed = await render({ ...hostedSettings, ...months, SIGNING_SECRET: 's'.repeat(32) })
  expect(changed).toContain('removed after 6 months, search queries after 3 months')
  expect(changed).toContain('in memory and in our database')
  expect(changed).not.toContain('the counts are not stored')
})

/** The page's sentence about each table. */
const described = {
  email_subscribers: 'When you download: your email address, the names of the templates',
  template_downloads: 'How often each file and each bundle is downloaded per day',
  contact_messages: 'When you write to us: your name, your email address and your message.',
  search_queries: 'What is searched for, how many templates were found and when',
  mail_outbox: 'A message to you that our mail service has not accepted yet',
  suppressed_mailboxes: 'Your mailbox is then on a list of mailboxes that get nothing from us',
  mail_admissions: 'how many messages went to it within a day',
  installation_key: 'a code that we make from your address with a key',
  bundle_downloads: 'How often each file and each bundle is downloaded per day',
  newsletter_deliveries: 'When we send a newsletter: which issue went to your address and when',
}

test('the page mentions every table that stores something', async () => {
  const file = path.join(newFolder(), 'store.sqlite')
  const store = openSqliteStore(file)
  const tables = queryDatabase(file, "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'")
  await store.close()
  // The table of the health check contains no personal data.
  const keeping = tables.map(({ name }) => String(name)).filter((name) => name !== 'health_probe')
  expect(keeping.sort()).toEqual(Object.keys(described).sort())
  const page = await render()
  for (const sentence of Object.values(described)) expect(page).toContain(sentence)
})
