/**
 * Stands in browsers for packages that pdfkit and fontkit import for what documents never need: encryption, line
 * breaking (the engine has its own), and fonts in WOFF2 (those for browsers are plain). See next.config.ts.
 */
function refuse(): never {
  throw new Error('This part of pdfkit is left out in browsers')
}

export { refuse as cbc, refuse as ecb, refuse as default }
