/** Runs a script. An error becomes one message on standard error and exit code 1, without a stack trace. */
export async function main(work: () => void | Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
