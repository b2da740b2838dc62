/** @jest-environment jsdom */
import { render, screen, silenceErrors } from '@/tests/support/dom'
import { DraftsList } from '@/components/drafts/drafts-list'
import { JobPage } from '@/components/jobs/job-page'
import { JobsList } from '@/components/jobs/jobs-list'

jest.mock('@/components/offline/storage-note', () => ({ StorageNote: () => null }))

// A private window of some browsers: the database does not open.
jest.mock('@/lib/fill/database', () => ({
  database: () => Promise.reject(new DOMException('A mutation operation was attempted', 'InvalidStateError')),
}))

test.each([
  ['the list of jobs', <JobsList key="jobs" />, /saving jobs \(a private window, for example\). You can still fill in/],
  ['a job', <JobPage key="job" id="job-of-another-window" />, /saving jobs \(a private window, for example\)/],
  [
    'the list of drafts',
    <DraftsList key="drafts" />,
    /saving drafts \(a private window, for example\). Download the file/,
  ],
])('in a private window %s says that nothing is kept', async (_, page, message) => {
  const log = silenceErrors()
  render(page)
  expect(await screen.findByText(message)).toHaveTextContent('This browser isn’t saving')
  expect(screen.queryByText('You have no jobs yet.', { exact: false })).toBeNull()
  expect(log).toHaveBeenCalled()
  log.mockClear()
})
