import { constants } from '@/lib/constants'

const { min, max, step } = constants.zoom

/** Returns the next zoom level in percent, within the limits. `direction` is 1 or -1. */
export const nextZoom = (zoom: number, direction: 1 | -1): number =>
  Math.min(max, Math.max(min, zoom + direction * step))

export const canZoom = (zoom: number, direction: 1 | -1): boolean => nextZoom(zoom, direction) !== zoom
