/** The parts of two untyped packages that the renderer uses. */
declare module 'fontkit' {
  export interface Glyph {
    advanceWidth: number
    path: { commands: readonly { command: string; args: readonly number[] }[] }
  }
  export interface Font {
    unitsPerEm: number
    ascent: number
    descent: number
    capHeight: number
    bbox: { minX: number; minY: number; maxX: number; maxY: number }
    hasGlyphForCodePoint(codePoint: number): boolean
    glyphForCodePoint(codePoint: number): Glyph
    layout(text: string): { advanceWidth: number }
  }
  export function create(file: Uint8Array): Font
}

declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'truetype' | 'woff' | 'woff2'
    keepFeatures?: string[]
    noHinting?: boolean
  }
  export default function subsetFont(file: Uint8Array, characters: string, options: Options): Promise<Uint8Array>
}
