import 'server-only'
import path from 'node:path'
import { env } from '@/lib/env'
import { keepOnDisk, type FileKeep } from './keep'

/** 500 MB; the least recently used go first. */
const DISK_LIMIT = 500 * 1024 * 1024

/** Returns the cache of finished editions in `DATA_DIR/editions`, named by a hash of their content. */
export const editionKeep = (): FileKeep => keepOnDisk(path.resolve(env().dataDir, 'editions'), DISK_LIMIT)
