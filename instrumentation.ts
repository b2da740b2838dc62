/** Next.js calls this once before the first request. The condition is a compile-time constant, not a setting. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startServer } = await import('@/lib/start')
  startServer()
}
