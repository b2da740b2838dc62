/** Rules on protective gear and respirators, each with its section of 29 CFR. */
import type { CitedLine } from '../system'

export const fitAndPayment: readonly CitedLine[] = [
  ['Each item suits the hazard and the work, and is sound', '1926.95(a), (c)(1)'],
  ['Each item properly fits the person who wears it: small, large, men’s and women’s sizes on hand', '1926.95(c)(2)'],
  ['The company pays, first issue and wear; not what was lost or damaged on purpose', '1926.95(d)(1), (d)(5)'],
  [
    'Left to the worker only: ordinary safety-toe boots, prescription glasses, everyday clothes, weather wear',
    '1926.95(d)(2), (d)(4)',
  ],
  ['Own gear only by choice, and only after the company has found it good enough', '1926.95(b), (d)(6)'],
  ['Each person taught when to wear it, how to put it on, its limits and its care', '1926.21(b)(2); 1926.503(a)'],
  ['Defective gear is tagged and off the site before work goes on', '1926.20(b)(3); 1926.95(a)'],
]

export const respiratorRules: readonly CitedLine[] = [
  ['Written program with a named administrator', '1910.134(c)(1), (c)(3)'],
  ['Mask and cartridge chosen for the product; cartridge change times written down', '1910.134(d)(1), (d)(3)(iii)'],
  ['Medical clearance before the fit test and before first use', '1910.134(e)(1)'],
  ['Tight-fitting mask: fit test before use and every year, same make, model and size', '1910.134(f)(1), (f)(2)'],
  ['No beard or stubble where the mask seals; glasses do not break the seal', '1910.134(g)(1)(i), (g)(1)(ii)'],
  ['Seal check each time it goes on', '1910.134(g)(1)(iii)'],
  ['Cleaned, inspected before use, stored dry in a bag', '1910.134(h)(1)–(h)(3)'],
  ['Training before use and every year', '1910.134(k)(3), (k)(5)'],
  ['Where a dust mask is only a choice: Appendix D handed over', '1910.134(c)(2)'],
]

export const airlineRule: CitedLine = [
  'Airline: Grade D air, intake away from exhaust, alarm or checks for carbon monoxide',
  '1910.134(i)(1), (i)(5)–(i)(7)',
]
