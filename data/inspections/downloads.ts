import { seeded } from '@/data/seeded'

/** Downloads of an inspection start from a figure between 400 and 1,600 that belongs to its slug. */
export const inspectionDownloads = (slug: string): number => seeded(slug, 400, 1200)
