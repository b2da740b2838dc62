/**
 * Extinguishers and distances for fire, kettle and gas: one place for every safety document. Read on 2026-11-23:
 * International Fire Code 2018, 303.2 to 303.5 (up.codes, codes.iccsafe.org); NFPA 1 on tar kettles (up.codes), which
 * asks for 4-A:40-B:C at the kettle and on the roof. What 29 CFR requires is given with its section.
 */
import type { CitedLine, RoofSystem } from '../system'

/** The largest fire risk that the system brings to the roof. */
export type FireRisk = 'torch' | 'kettle' | 'hotWork' | 'flammable' | 'basic'

const byRisk: Readonly<Partial<Record<string, FireRisk>>> = {
  'torch-down': 'torch',
  'built-up-roof': 'kettle',
  slate: 'hotWork',
  epdm: 'flammable',
  pvc: 'flammable',
  'tpo-roofing': 'flammable',
  'modified-bitumen': 'flammable',
  'roll-roofing': 'flammable',
  'fluid-applied': 'flammable',
  'silicone-coating': 'flammable',
  'acrylic-coating': 'flammable',
  'polyurea-coating': 'flammable',
  'spray-foam': 'flammable',
  'cedar-shake': 'flammable',
}

export const fireRiskOf = ({ slug }: Pick<RoofSystem, 'slug'>): FireRisk => byRisk[slug] ?? 'basic'

/** Where an open flame or molten asphalt is at work, the fire code asks for this size. */
export const ROOF_EXTINGUISHER = '3-A:40-B:C'

const daily: Readonly<Record<FireRisk, CitedLine>> = {
  torch: [`${ROOF_EXTINGUISHER} extinguisher at each torch, charged`, '1926.150(c)(1); 1926.352(d)'],
  kettle: [`40-B:C within 25 ft of kettle, ${ROOF_EXTINGUISHER} on roof`, '1926.150(c)(1); IFC, 303.5'],
  hotWork: [`${ROOF_EXTINGUISHER} extinguisher at the iron, charged`, '1926.150(c)(1); 1926.352(d)'],
  flammable: ['2-A within 100 ft, 10-B within 50 ft of solvent', '1926.150(c)(1)(i), (c)(1)(vi)'],
  basic: ['2-A within 100 ft, 10-B within 50 ft of fuel', '1926.150(c)(1)(i), (c)(1)(vi)'],
}

/** The line of the daily form that names the extinguishers which this roof's work needs. */
export const dailyExtinguisher = (system: RoofSystem): CitedLine => daily[fireRiskOf(system)]

const kettleRules: readonly CitedLine[] = [
  [
    'Kettle 20 ft or more from combustible material, combustible walls and building openings, inside cones or barriers; never on the roof, never in a way out',
    'International Fire Code 2018, or the edition in force, 303.2',
  ],
  [
    'Gas containers 10 ft or more from the burner; 2 ft where properly insulated',
    'International Fire Code 2018, or the edition in force, 303.3',
  ],
  [
    'A trained attendant within 100 ft with the kettle in sight and no ladder between',
    'International Fire Code 2018, or the edition in force, 303.4',
  ],
  [
    `A 40-B:C extinguisher within 25 ft of the kettle and one of ${ROOF_EXTINGUISHER} on the roof; under NFPA 1 two of 4-A:40-B:C at the kettle and the attendant within 25 ft`,
    'International Fire Code 2018, or the edition in force, 303.5; NFPA 1; 29 CFR 1926.150(c)(1)',
  ],
]

const flameRules: readonly CitedLine[] = [
  [
    `One extinguisher of ${ROOF_EXTINGUISHER} or larger in reach of each flame: a rating for B and C alone does not put out wood or insulation`,
    '29 CFR 1926.150(c)(1), 1926.352(d); local fire code',
  ],
]

const gasRules: readonly CitedLine[] = [
  [
    'Cylinders upright and secured, valves closed when not in use, never stored in a building; a 20-B:C extinguisher at the storage place',
    '29 CFR 1926.153(j), (l); 1926.350(a)(9)',
  ],
]

const everyRoof: readonly CitedLine[] = [
  ['2-A or larger for each 3,000 sq ft, no farther than 100 ft from any point', '29 CFR 1926.150(c)(1)(i)'],
  ['10-B or larger within 50 ft of more than 5 gal of flammable liquid or 5 lb of gas', '29 CFR 1926.150(c)(1)(vi)'],
]

const ownRules: Readonly<Record<FireRisk, readonly CitedLine[]>> = {
  torch: [...flameRules, ...gasRules],
  kettle: [...kettleRules, ...gasRules],
  hotWork: flameRules,
  flammable: [],
  basic: [],
}

/** Extinguishers and distances of this roof's work, with what every roof needs: each with the code or the section read for it. */
export const fireRules = (system: RoofSystem): readonly CitedLine[] => [...ownRules[fireRiskOf(system)], ...everyRoof]

/** Whether the system's safety plan holds a hot-work permit. */
export const needsHotWorkPermit = (system: RoofSystem): boolean =>
  ['torch', 'kettle', 'hotWork'].includes(fireRiskOf(system))
