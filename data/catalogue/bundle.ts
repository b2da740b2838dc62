/** What the server reads as one file without compiling its sources, see `lib/catalogue/contents.ts`. */
export { checkOf, lastMonth } from '@/data/law/citations/register'
export { citationsOf } from '@/data/law/citations/stamp'
export * as editionLaw from './edition-law'
export { stateOf } from '@/data/law'
export { findSystem, flatSystems, namesOf, slopedSystems, systems } from '@/data/roofs'
export { templateContents } from '@/data/library'
