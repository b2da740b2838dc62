/** What the server reads as one file without compiling its sources, see `lib/catalogue/contents.ts`. */
export { checkOf, lastMonth } from './law/citations/register'
export { citationsOf } from './law/citations/stamp'
export * as editionLaw from './edition-law'
export { stateOf } from './law'
export { findSystem, flatSystems, namesOf, slopedSystems, systems } from './systems'
export { templateContents } from './templates'
