import { describeTarget, isFilled, type DownloadTarget } from './target'
import type { Download } from './use-download'

export type View = 'form' | 'returning' | 'running' | 'success' | 'stopped' | 'ready' | 'unfilled' | 'planning'

/** Returns what the download dialog shows for the state of its download. */
export function viewOf({ email, state }: Pick<Download, 'email' | 'state'>, target: DownloadTarget | null): View {
  if (state === 'running' || state === 'unfilled' || state === 'planning') return state
  if (state === 'canceled') return 'stopped'
  if (state === 'done') return target ? 'success' : 'ready'
  if (!email) return 'form'
  return target ? 'returning' : 'ready'
}

const titles: Readonly<Record<View, string>> = {
  form: 'Get your free template',
  returning: 'Welcome back!',
  running: 'Downloading…',
  success: 'Download Started! ✓',
  stopped: 'Download stopped',
  ready: "You're all set! ✓",
  unfilled: 'Your name is not on it',
  planning: 'Your name on every file',
}

/** The dialog's title. */
export const titleOf = (view: View, target: DownloadTarget | null): string =>
  view === 'form' && target && isFilled(target) ? 'Your file is ready' : titles[view]

/** The sentence below the title. */
export function describeView(view: View, target: DownloadTarget | null): string {
  if (!target)
    return view === 'form'
      ? 'Enter your email once and download every template. Nothing downloads now: this browser remembers the address, and each download you choose then starts at once.'
      : 'Every template is yours to download.'
  const name = describeTarget(target)
  const texts: Record<View, string> = {
    form: isFilled(target)
      ? `Your filled ${target.name} stays on this device. We only note your email, once.`
      : `Enter your email to download ${name}.`,
    returning: `Your download of ${name} is starting.`,
    running: `${name} is being downloaded. You can close this and keep reading.`,
    success: `${name} is on its way to your downloads.`,
    stopped: `${name} was not saved.`,
    ready: 'Every template is yours to download.',
    unfilled: `This browser could not put your name on ${name}. You can have it as it is, or try again.`,
    planning: `${name}, written on this device.`,
  }
  return texts[view]
}
