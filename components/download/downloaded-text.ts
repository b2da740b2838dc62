import { formatNumber } from '@/lib/utils'

export const downloadedText = (count: number): string => (count > 0 ? `Downloaded ${formatNumber(count)}+ times` : '')
