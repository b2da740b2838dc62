import { clsx, type ClassValue } from 'clsx'

/**
 * Joins class names. Component classes live in a cascade layer below the utilities, so a utility passed to a component
 * always wins and nothing needs to be merged in the browser.
 */
export const cn = (...classes: ClassValue[]): string => clsx(classes)

/** 1847 → '1,847' */
export const formatNumber = (value: number): string => value.toLocaleString('en-US')

/** (1, 'template') → '1 template', (2, 'template') → '2 templates' */
export const countOf = (count: number, noun: string): string =>
  `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`
