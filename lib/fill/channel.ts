/** What tells the other tabs of this site that something changed. A message holds an id and nothing else. */
import { z } from 'zod'

z.config({ jitless: true })

const messageSchema = z.object({ id: z.string() })

export interface TabChannel {
  /** Tells the other tabs of a change. */
  tell: (id: string) => void
  /** Calls back with the id of each change in another tab. Returns what ends it. */
  watch: (onChange: (id: string) => void) => () => void
}

export const tabChannel = (name: string): TabChannel => ({
  tell(id) {
    if (typeof BroadcastChannel === 'undefined') return
    const channel = new BroadcastChannel(name)
    channel.postMessage({ id })
    channel.close()
  },
  watch(onChange) {
    if (typeof BroadcastChannel === 'undefined') return () => undefined
    const channel = new BroadcastChannel(name)
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const message = messageSchema.safeParse(data).data
      if (message) onChange(message.id)
    }
    return () => channel.close()
  },
})
