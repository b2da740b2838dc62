export const weights = { regular: 400, semibold: 600, bold: 700 } as const
/** A weight of the document typeface. */
export type Face = keyof typeof weights

/** The files (sfnt) of the faces that every document uses: those of its text, and the one of its fields. */
export type FaceFiles = Readonly<Record<Face | 'field', Uint8Array>>

/**
 * The files of the package that hold the letters of names beyond Western European ones. That of `latin` has a few: the
 * Turkish ı. Signs are made of what `latin` has.
 */
export const alphabets = ['latin', 'latin-ext', 'vietnamese', 'signs'] as const
export type Alphabet = (typeof alphabets)[number]

/** The faces of these alphabets, in their order, by weight. */
export type ExtendedFiles = Readonly<Record<Face, readonly Uint8Array[]>>
