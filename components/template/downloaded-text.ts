import { formatNumber } from '@/lib/utils'

/** 'Downloaded 1,847+ times'; nothing for a template that nobody has downloaded. */
export const downloadedText = (count: number): string => (count > 0 ? `Downloaded ${formatNumber(count)}+ times` : '')
