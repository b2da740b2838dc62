import 'server-only'
import path from 'node:path'
import { env } from '@/lib/env'
import { keepOnDisk, type FileKeep } from './keep'

/** 500 MB; the least recently used go first. */
const DISK_LIMIT = 500 * 1024 * 1024

/** The editions that were made, in `DATA_DIR/editions`, by the hash of their content. */
export const editionKeep = (limit = DISK_LIMIT): FileKeep => keepOnDisk(path.resolve(env().dataDir, 'editions'), limit)
