import { systems } from '@/data/roofs'
import type { ExampleJob } from './types'

type Roof = Pick<ExampleJob, 'area' | 'pitch' | 'product' | 'deck' | 'level'>

/** A roof for each system, of a plausible size, pitch and deck. Products are named by kind and color, not by manufacturer. */
const roofs: Readonly<Record<string, Roof>> = {
  'asphalt-shingles': { area: 2640, pitch: 6, product: 'Laminated shingle, weathered gray', deck: 'OSB', level: 1 },
  'metal-roofing': { area: 2380, pitch: 5, product: '24 ga standing seam, dark bronze', deck: 'Plywood', level: 2.4 },
  'clay-tile': { area: 2720, pitch: 5, product: 'Two-piece mission tile, terracotta', deck: 'Plywood', level: 3.1 },
  'concrete-tile': { area: 2860, pitch: 5, product: 'Flat concrete tile, slate gray', deck: 'Plywood', level: 2.2 },
  slate: { area: 2310, pitch: 9, product: 'S1 slate, unfading gray-green', deck: 'Board sheathing', level: 5.5 },
  'cedar-shake': {
    area: 2250,
    pitch: 7,
    product: 'No. 1 handsplit shake, treated',
    deck: 'Skip sheathing',
    level: 2.6,
  },
  'synthetic-slate': { area: 2480, pitch: 8, product: 'Polymer slate, castle gray', deck: 'OSB', level: 2.3 },
  'solar-shingles': {
    area: 2520,
    pitch: 6,
    product: 'Solar shingle field, 8.1 kW, black',
    deck: 'Plywood',
    level: 3.8,
  },
  'tpo-roofing': { area: 18400, pitch: 0.25, product: '60 mil TPO, white', deck: 'Steel', level: 1.2 },
  epdm: { area: 16200, pitch: 0.25, product: '60 mil EPDM, black', deck: 'Steel', level: 1.1 },
  pvc: { area: 14800, pitch: 0.25, product: '60 mil PVC, light gray', deck: 'Steel', level: 1.4 },
  'modified-bitumen': {
    area: 9600,
    pitch: 0.5,
    product: 'SBS cap sheet, white granules',
    deck: 'Concrete',
    level: 1.3,
  },
  'built-up-roof': { area: 12400, pitch: 0.25, product: 'Four-ply built-up, gravel', deck: 'Concrete', level: 1.6 },
  'spray-foam': { area: 11200, pitch: 0.25, product: '3 lb foam, 1.5 in, gray top coat', deck: 'Steel', level: 1.2 },
  'silicone-coating': { area: 13600, pitch: 0.25, product: 'High-solids silicone, white', deck: 'Steel', level: 0.7 },
  'acrylic-coating': { area: 12800, pitch: 0.5, product: 'Acrylic coating, white', deck: 'Steel', level: 0.6 },
  'polyurea-coating': { area: 8400, pitch: 0.25, product: 'Polyurea, 80 mils, tan', deck: 'Concrete', level: 1.3 },
  'roll-roofing': { area: 1450, pitch: 2, product: 'Mineral roll roofing, gray', deck: 'Plywood', level: 0.6 },
  'torch-down': { area: 5200, pitch: 0.5, product: 'APP torch-down cap, gray', deck: 'Plywood', level: 1.2 },
  'green-roof': {
    area: 6400,
    pitch: 0.25,
    product: 'Extensive sedum, 4 in growing medium',
    deck: 'Concrete',
    level: 2.8,
  },
  'fluid-applied': { area: 7200, pitch: 0.25, product: 'Reinforced PMMA, gray', deck: 'Concrete', level: 1.7 },
}

function systemOf(slug: string): ExampleJob['system'] {
  const system = systems.find((each) => each.slug === slug)
  if (!system) throw new Error(`No roof system is called ${slug}`)
  return system
}

/** Words of a template's address that speak of a building of a company rather than of a house. */
const BUSINESS =
  /commercial|retainage|schedule-of-values|draw-request|property-manager|multi-building|submittal|request-for-information|progress-billing|site-logistics|pre-construction|drone-roof|moisture-survey|subcontract|flat-roof|tie-in|recurring-maintenance|roof-maintenance-proposal|coating-restoration|osha|scaffold/

/**
 * The job of a template's example: the roof system of the template, or shingles on a house and TPO on a building where
 * the template is for any roof.
 */
export function jobFor({ slug, systemSlug }: { slug: string; systemSlug?: string }): ExampleJob {
  const isBusiness = BUSINESS.test(slug)
  const system = systemOf(systemSlug ?? (isBusiness ? 'tpo-roofing' : 'asphalt-shingles'))
  const roof = roofs[system.slug]
  if (!roof) throw new Error(`No example roof is of ${system.slug}`)
  const isHouse = /residential/.test(slug) || (system.type === 'sloped' && !/commercial/.test(slug))
  // A flat roof over a house is a small one, and a pitched roof over a building a large one.
  const area = isHouse && roof.area > 3500 ? 1680 : !isHouse && roof.area < 3500 ? roof.area * 3 : roof.area
  return { system, isHouse, ...roof, area }
}
