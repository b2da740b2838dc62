interface Bookmark {
  addItem(title: string, options?: { expanded?: boolean; top?: number; left?: number }): Bookmark
}

/** The document's bookmarks: its title, the sections below it, and their subsections. */
export class Outline {
  /** The title and the current section. */
  private readonly path: Bookmark[] = []

  constructor(private readonly doc: PDFKit.PDFDocument) {}

  /** Bookmarks the title (level 0), a section (1) or a subsection (2) at `y` of the current page. */
  add(level: 0 | 1 | 2, text: string, y: number): void {
    const parent: Bookmark = this.path[level - 1] ?? this.path[0] ?? this.doc.outline
    // pdfkit counts `left` from the right edge.
    this.path[level] = parent.addItem(text, { top: Math.max(0, y - 12), left: this.doc.page.width })
  }
}
