import { BODY_LIMIT } from '@/lib/http/body'
import { clientLimits } from '@/lib/http/client-limits'
import { parseEnv } from '@/lib/env'
import { guide } from '@/lib/openapi/guide'
import { operations } from '@/lib/openapi/operations'

const text = guide.flatMap((section) => section.text).join('\n')

test('the guide tells every limit of a client as it is where the operator has set nothing else', () => {
  const { requestsPerMinute } = parseEnv({})
  expect(text).toContain(
    `send ${requestsPerMinute} forms, count ${requestsPerMinute * clientLimits.countsPerForm} downloads and see ${requestsPerMinute * clientLimits.picturesPerForm} pictures of pages a minute`,
  )
  expect(text).toContain(`have ${clientLimits.archives} archives sent at once`)
  expect(text).toContain(`at most ${BODY_LIMIT / 1024} KB`)
})

test('the guide explains every status that an operation may answer, beyond success', () => {
  const statuses = new Set(
    operations.flatMap(({ answers }) => Object.keys(answers)).filter((status) => status >= '400'),
  )
  expect([...statuses].filter((status) => !text.includes(status))).toEqual([])
})
