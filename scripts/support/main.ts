/** Runs a script's work; what goes wrong is one message on standard error and exit code 1, not a stack trace. */
export async function main(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
