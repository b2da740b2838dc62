import { BODY_LIMIT } from '@/lib/http/body'
import { clientLimits } from '@/lib/client-limits'
import { parseEnv } from '@/lib/env'
import { guide } from '@/lib/openapi/guide'
import { operations } from '@/lib/openapi/operations'

const text = guide.flatMap((section) => section.text).join('\n')

test('the guide states every default limit per client', () => {
  const { requestsPerMinute } = parseEnv({})
  expect(text).toContain(
    `send ${requestsPerMinute} forms, count ${requestsPerMinute * clientLimits.countsPerForm} downloads and get ${requestsPerMinute * clientLimits.picturesPerForm} page pictures a minute`,
  )
  expect(text).toContain(`download ${clientLimits.archives} archives at once`)
  expect(text).toContain(`at most ${BODY_LIMIT / 1024} KB`)
})

test('the guide explains every error status of the operations', () => {
  const statuses = new Set(
    operations.flatMap(({ responses }) => Object.keys(responses)).filter((status) => status >= '400'),
  )
  expect([...statuses].filter((status) => !text.includes(status))).toEqual([])
})
