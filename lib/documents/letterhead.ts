import type { DocumentModel, Paper } from './model'
import { letterheadFields } from './theme'

export type CompanyField = (typeof letterheadFields)['full'][number]

type Company = Pick<DocumentModel, 'company' | 'filled' | 'pictures'>

/** The company fields of a letterhead: all, for someone to fill in, or of a filled document those that are given. */
export const companyFields = ({ company, filled }: Company, letterhead: Paper['letterhead']): readonly CompanyField[] =>
  letterheadFields[letterhead].filter((name) => !filled || (company?.[name] ?? '') !== '')

/** Whether a letterhead has a frame for the logo: in a filled document for a logo that is given. */
export const hasLogoFrame = ({ filled, pictures }: Company): boolean =>
  !filled || pictures?.['company.logo'] !== undefined
