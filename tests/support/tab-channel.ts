/** Channels between tabs, which jsdom lacks. */
export class TabChannel {
  readonly name: string
  private static readonly all = new Set<TabChannel>()
  onmessage: ((event: { data: unknown }) => void) | null = null

  constructor(name: string) {
    this.name = name
    TabChannel.all.add(this)
  }

  postMessage(data: unknown): void {
    for (const each of TabChannel.all)
      if (each !== this && each.name === this.name) queueMicrotask(() => each.onmessage?.({ data }))
  }

  close(): void {
    TabChannel.all.delete(this)
  }
}
Object.assign(globalThis, { BroadcastChannel: TabChannel })
