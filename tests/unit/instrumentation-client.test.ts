test('errors have no stack while the scripts of a page are loaded, and one again afterwards', async () => {
  const { stackTraceLimit } = Error
  jest.requireActual('@/instrumentation-client')
  const early = Error('while loading').stack
  await Promise.resolve()
  expect(early).toBeUndefined()
  expect(Error.stackTraceLimit).toBe(stackTraceLimit)
  expect(Error('later').stack).toContain('instrumentation-client.test')
})
