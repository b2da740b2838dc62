export const weights = { regular: 400, semibold: 600, bold: 700 } as const
export type Face = keyof typeof weights

/** The files (sfnt) of the faces that every document uses: those of its text, and the one of its fields. */
export type FaceFiles = Readonly<Record<Face | 'field', Uint8Array>>

/** The files that hold the letters of names beyond Western European ones. Signs are made of what `latin` has. */
export const alphabets = ['latin', 'latin-ext', 'vietnamese', 'signs'] as const
export type Alphabet = (typeof alphabets)[number]

export type ExtendedFiles = Readonly<Record<Face, readonly Uint8Array[]>>
