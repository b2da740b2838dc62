/**
 * A process that sends the contents of a spool and then waits to be killed.
 * Run: tsx --conditions=react-server tests/support/replaying-process.ts <url> <key> <spool file>
 */
import { openSupabaseStore } from '@/lib/store/supabase/store'

const [url = '', serviceKey = '', spoolFile] = process.argv.slice(2)
openSupabaseStore({ url, serviceKey }, { spoolFile, timeout: 60_000 })
process.stdin.resume()
