export interface Bookmark {
  addItem(title: string, options?: { expanded?: boolean; top?: number; left?: number }): Bookmark
}

/** Where the bookmarks of a document stand in a file of several. */
interface Place {
  title: string
  /** The bookmark that the document's stands below. Called on the document's first page. */
  parent: () => Bookmark
}

export class Outline {
  private readonly doc: PDFKit.PDFDocument
  private readonly place?: Place
  private readonly path: Bookmark[] = []

  constructor(doc: PDFKit.PDFDocument, place?: Place) {
    this.doc = doc
    this.place = place
  }

  /** Bookmarks the title (level 0), a section (1) or a subsection (2) at `y` of the current page. */
  add(level: 0 | 1 | 2, text: string, y: number): void {
    // In a file of several documents the bookmark of each is made with its first page, whichever part that is.
    if (this.place && level === 0 && this.path.length > 0) return
    const top: Bookmark = this.place && level === 0 ? this.place.parent() : this.doc.outline
    const parent = this.path[level - 1] ?? this.path[0] ?? top
    const title = this.place && level === 0 ? this.place.title : text
    // pdfkit counts `left` from the right edge.
    this.path[level] = parent.addItem(title, { top: Math.max(0, y - 12), left: this.doc.page.width })
  }
}
