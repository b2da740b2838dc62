/**
 * A process that sends what a spool holds and then waits to be ended.
 * Run: tsx --conditions=react-server tests/support/replaying-process.ts <url> <key> <spool file>
 */
import { openSupabaseStore } from '@/lib/store/supabase'

const [url = '', serviceKey = '', spoolFile] = process.argv.slice(2)
openSupabaseStore({ url, serviceKey }, { spoolFile, timeout: 60_000 })
process.stdin.resume()
