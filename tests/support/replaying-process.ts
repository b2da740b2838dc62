/** Sends the contents of a spool, then waits to be killed. Arguments: url, key, spool file. */
import { openSupabaseStore } from '@/lib/store/supabase/store'

const [url = '', serviceKey = '', spoolFile] = process.argv.slice(2)
openSupabaseStore({ url, serviceKey }, { spoolFile, timeout: 60_000 })
process.stdin.resume()
