import { readFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'
import { extendedCharacters, fieldCharacters, textCharacters } from './characters'
import { alphabets, weights, type ExtendedFiles, type FaceFiles } from './face-files'
import { PARTS, signFace } from './sign-face'

async function cutFace(alphabet: string, weight: number, characters: string): Promise<Uint8Array> {
  const name = `inter-${alphabet}-${weight}-normal.woff2`
  // Relative to the working directory: a bundler moves this module but not the files of a package.
  const file = await readFile(path.join(process.cwd(), 'node_modules', '@fontsource', 'inter', 'files', name))
  // Contextual features make text layout five times as slow. Titles need kerning; in small text it moves the point in
  // '1926.1053' so close to the digits that the number is misread.
  const keepFeatures = weight === weights.bold ? ['kern'] : []
  return subsetFont(file, characters, { targetFormat: 'sfnt', keepFeatures, noHinting: true })
}

/** The faces of every document, cut from the package's files. Throws if one of those cannot be read. */
export async function readFaces(): Promise<FaceFiles> {
  const [regular, semibold, bold, field] = await Promise.all([
    cutFace('latin', weights.regular, textCharacters),
    cutFace('latin', weights.semibold, textCharacters),
    cutFace('latin', weights.bold, textCharacters),
    cutFace('latin', weights.regular, fieldCharacters),
  ])
  return { regular, semibold, bold, field }
}

/** The faces of names from other alphabets, cut from the package's files. Throws if one of those cannot be read. */
export async function readExtendedFaces(): Promise<ExtendedFiles> {
  const cut = (weight: number) =>
    Promise.all(
      alphabets.map(async (alphabet) =>
        alphabet === 'signs'
          ? signFace(await cutFace('latin', weight, PARTS))
          : cutFace(alphabet, weight, extendedCharacters),
      ),
    )
  const [regular, semibold, bold] = await Promise.all([cut(weights.regular), cut(weights.semibold), cut(weights.bold)])
  return { regular, semibold, bold }
}
