/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { JobsList } from '@/components/jobs/jobs-list'
import { useJobs } from '@/components/jobs/use-jobs'

jest.mock('@/components/offline/storage-note', () => ({ StorageNote: () => <p>Storage</p> }))
jest.mock('@/components/jobs/use-jobs')

const list = (jobs?: []) => jest.mocked(useJobs).mockReturnValue({ jobs, failed: false, change: jest.fn() })

test('nothing is below the jobs that they would move once they are read', () => {
  list()
  const { rerender } = render(<JobsList />)
  expect(screen.getByText('Opening…')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull()
  expect(screen.queryByText('Storage')).toBeNull()

  list([])
  rerender(<JobsList />)
  expect(screen.getByText(/^You have no jobs yet\./)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Import' })).toBeVisible()
  expect(screen.getByText('Storage')).toBeVisible()
})
