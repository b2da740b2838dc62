/** How each cited section was checked: `data/law/citations/register.json`, kept by `npm run citations`. */
import { monthOf } from '@/data/law/month'
import recorded from './register.json' with { type: 'json' }

export type Checked = 'official copy' | 'secondary copy' | 'general knowledge'

/** How a section was checked, and where and when it was read. */
export interface Check {
  readonly checked: Checked
  /** Where it was read: the copy, and for an official copy the address that it was taken from. */
  readonly source?: string
  /** The day on which it was read, `YYYY-MM-DD`. */
  readonly day?: string
  /** What was compared, where that is less than the sentences of the documents: `heading only`. */
  readonly note?: string
}

/** By section: `29 CFR 1926.502`. */
export const register: Readonly<Record<string, Check>> = recorded as Record<string, Check>

/** How a section was checked; one that the register lacks was not. */
export const checkOf = (key: string): Check => register[key] ?? { checked: 'general knowledge' }

/** The month of the newest day on which one of these sections was read: `November 2026`. */
export const lastMonth = (keys: readonly string[]): string =>
  monthOf(
    keys
      .map((key) => checkOf(key).day ?? '')
      .sort()
      .at(-1) ?? '',
  )
