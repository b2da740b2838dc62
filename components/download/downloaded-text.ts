import { formatNumber } from '@/lib/utils'

/** 'Downloaded 1,847+ times', or an empty text if the count is 0. */
export const downloadedText = (count: number): string => (count > 0 ? `Downloaded ${formatNumber(count)}+ times` : '')
