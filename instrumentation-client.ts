/**
 * Next.js runs this before it loads React, which then makes an error to keep. Chromium reads all of React again for the
 * line numbers of its stack: half of the task that loads the page's scripts. So it has none.
 */
const errors: { stackTraceLimit?: number } = Error
const { stackTraceLimit } = errors
delete errors.stackTraceLimit
// React is loaded in the same task.
queueMicrotask(() => (errors.stackTraceLimit = stackTraceLimit))
