/** Replaces packages of pdfkit and fontkit that documents never need. See next.config.ts. */
function refuse(): never {
  throw new Error('This part of pdfkit is left out in browsers')
}

export { refuse as cbc, refuse as ecb, refuse as default }
