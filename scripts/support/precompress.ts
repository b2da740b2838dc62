import { availableParallelism } from 'node:os'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressors = {
  '.br': (body: Buffer, quality: number) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  '.gz': (body: Buffer) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
} as const

const modifiedAt = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return -Infinity
      throw error
    },
  )

/** Compresses one file unless its copies are current, that is, not older than the original. Returns whether it did. */
async function compressFile(file: string, quality: number): Promise<boolean> {
  const modified = await modifiedAt(file)
  if (modified === -Infinity) throw new Error(`There is no ${file} to compress`)
  let body: Buffer | undefined
  for (const [suffix, compress] of Object.entries(compressors)) {
    if ((await modifiedAt(file + suffix)) >= modified) continue
    body ??= await readFile(file)
    await writeFile(file + suffix, await compress(body, quality))
  }
  return body !== undefined
}

/** Writes the compressed copies that are not current, with brotli of `qualityOf` (0 to 11). Returns how many. May throw. */
export async function precompress(
  files: readonly string[],
  qualityOf: (file: string) => number = () => 11,
): Promise<number> {
  const queue = [...files]
  let compressed = 0
  const work = async (): Promise<void> => {
    for (let file = queue.shift(); file !== undefined; file = queue.shift())
      if (await compressFile(file, qualityOf(file))) compressed += 1
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return compressed
}
