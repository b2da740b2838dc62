import type { SystemContracting } from '@/data/shared/system'

export const contracting: SystemContracting = {
  hidden: [
    ['Grind and fill weak deck found by adhesion pulls', 'SF'],
    ['Detail a crack wider than the limit with a fleece loop', 'LF'],
    ['Apply extra primer to a porous surface', 'SF'],
    ['Dry or replace a wet screed under the resin', 'SF'],
  ],
  weather: 'Resin is mixed only within the temperature and humidity on its sheet, more than 5 °F above the dew point.',
  priceDriver: 'PMMA or polyurethane resin, catalyst and polyester fleece',
  notIncluded: [
    'Renewal of the grit finish',
    'Structural repair of the slab',
    'Removal of pavers and pedestals unless listed',
  ],
  protection: [
    'Odor schedule agreed and fresh-air intakes closed while resin cures',
    'Edges masked and drains plugged against resin',
  ],
  temporary: [
    'Dry the spot with heat, prime and lay fleece in fast resin',
    'Seal a cut pipe collar with compatible tape until it can be fleeced',
    'Move pavers and open the drain below them',
    'Dam the turn-up and pump the low bay',
  ],
  closeout: [
    'Mix log with catalyst and cure times',
    'Adhesion pulls and moisture readings by area',
    'Resin and fleece quantity per square foot',
    'Flood test or leak scan of terraces',
  ],
  qualification: [
    'Crew trained by the resin manufacturer within its card’s term',
    'Mixer who keeps the catalyst table and fire rules for peroxide',
  ],
}
