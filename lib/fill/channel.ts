/** Tells the other tabs of this site that something changed. A message holds two ids and nothing else. */
import { z } from 'zod'

z.config({ jitless: true })

const messageSchema = z.object({ id: z.string(), tab: z.string() })

/** This page's id in its messages: a channel also hears the other channels of the same page. */
const TAB = crypto.getRandomValues(new Uint32Array(4)).join('-')

export interface TabChannel {
  tell: (id: string) => void
  /** Calls back with the id of each change in another tab. Returns a function that ends it. */
  watch: (onChange: (id: string) => void) => () => void
  /** Calls back with the id of each change in any tab, this one included. Returns a function that ends it. */
  watchAll: (onChange: (id: string) => void) => () => void
}

function listen(name: string, onMessage: (message: z.output<typeof messageSchema>) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = messageSchema.safeParse(data).data
    if (message) onMessage(message)
  }
  return () => channel.close()
}

export const tabChannel = (name: string): TabChannel => ({
  tell(id) {
    if (typeof BroadcastChannel === 'undefined') return
    const channel = new BroadcastChannel(name)
    channel.postMessage({ id, tab: TAB })
    channel.close()
  },
  watch: (onChange) => listen(name, ({ id, tab }) => tab !== TAB && onChange(id)),
  watchAll: (onChange) => listen(name, ({ id }) => onChange(id)),
})
