import { failureOf, isRejection } from '@/lib/store/supabase/failure'

const answer = (status: number, code = '') => ({ data: null, error: { code, message: 'because' }, status })

it.each([
  // PostgREST's status for the SQLSTATE: docs.postgrest.org, Errors.
  [400, '23514', 'rejected'],
  [409, '23505', 'rejected'],
  [400, '22P02', 'rejected'],
  [500, '23514', 'rejected'],
  [413, '54000', 'rejected'],
  [400, '', 'denied'],
  [413, '', 'denied'],
  [401, 'PGRST301', 'denied'],
  [403, '42501', 'denied'],
  [404, 'PGRST202', 'denied'],
  [405, '25006', 'denied'],
  [429, '', 'denied'],
  [408, '', 'unreachable'],
  [500, '40P01', 'unreachable'],
  [503, 'PGRST002', 'unreachable'],
  [504, 'PGRST003', 'unreachable'],
  [0, '', 'unreachable'],
  [200, '', 'unreachable'],
])('classifies %i %s as %s', (status, code, kind) => {
  expect(failureOf('apply', answer(status, code))).toMatchObject({ kind })
})

it('names the call and truncates the reason', () => {
  const failure = failureOf('apply', { data: null, error: { message: '<html>'.repeat(1000) }, status: 502 })
  expect(failure?.message).toMatch(/^Supabase, apply: 502 <html>/)
  expect(failure?.message.length).toBeLessThan(400)
})

it('recognizes failures that a retry cannot fix, and what is none', () => {
  expect(failureOf('apply', { data: 1, error: null, status: 200 })).toBeUndefined()
  expect(isRejection(failureOf('apply', answer(400, '22023')))).toBe(true)
  expect(isRejection(failureOf('apply', answer(503)))).toBe(false)
  expect(isRejection(new Error('400'))).toBe(false)
})
