import type { SystemClaims } from '../types'

export const claims: SystemClaims = {
  storm: {
    hit: 'Count a star or cut that reaches the fleece, or a hole. A white bruise in the finish with whole fleece is noted with its width.',
    square:
      'Scrub the square with clean water, look for white stress rings and probe each with a blunt pin for cut thread.',
    counts: ['Fleece bare', 'Edge open (LF)'],
    hail: [
      ['Stress ring in the finish', 'white, finish cracked, fleece whole'],
      ['Cut fleece', 'pin catches thread; substrate below bright'],
      ['Resin on metal corners', 'chipped where nothing gives'],
      ['Skylight curbs and pipes', 'dressed resin cracked at the bend'],
    ],
    wind: [
      ['Edge without groove', 'film off, dust or primer on its back'],
      ['Resin with old felt', 'both lifted: old roof was the weak layer'],
      ['Metal flange', 'resin parted at the metal, primer seen'],
    ],
    debris: [
      ['Gouge to thread', 'length; threads cut or only bare'],
      ['Puncture at a corner', 'hole at the wall angle'],
      ['Paver or planter tipped', 'ring crushed in the finish'],
    ],
    water: [
      ['Blister on slab', 'opened dry: vapor or rain in it'],
      ['Drain throat', 'ring stain under the film edge'],
      ['Turn-up at doors', 'height over the finished level, water mark'],
    ],
    collateral: ['Zinc or lead copings', 'Balustrade posts', 'Terrace furniture', 'Skylight glass and frames'],
    notStorm: [
      ['Fish eyes', 'round pits in the topcoat, oil or silicone'],
      ['Fleece wrinkle', 'ridge with air, laid that way'],
      ['Soft resin', 'tacky pot-sized area, low catalyst'],
      ['Vapor blister', 'dome from the slab, surface whole'],
      ['Amine or water whitening', 'milky patch, thread whole'],
      ['Worn lane', 'grit off, fibers bare along a path'],
      ['Mirrored crack', 'line over a slab joint'],
    ],
    care: 'Know the resin before you patch: urethane and methacrylate do not bond to each other. In rain use tape that comes off clean.',
  },
  insurance: {
    components: [
      ['Membrane by area', 'SF', 'roof, terrace, gutter apart'],
      ['Fleece bare or cut', 'SF', 'sum of spots'],
      ['Edges opened', 'LF', 'grooved, barred or plain'],
      ['Turn-ups', 'LF', 'height over finish'],
      ['Finish lost', 'SF', 'grit and color coat'],
      ['Drains and gutters', 'EA', 'throat dressed with fleece'],
      ['Posts and pipes', 'EA', 'collars'],
      ['Pavers lifted to look', 'SF', 'area and place'],
    ],
    build: [
      ['Resin', 'PU, PMMA or polyester by record or smell and solvent test'],
      ['Fleece', 'weight from record, laps felt'],
      ['Thickness', 'punch sample by micrometer, with and without finish'],
      ['Below', 'slab, felt, metal or wood; primer'],
      ['Finish', 'grit, color and pavers'],
    ],
    repairability: [
      ['Patch of the same resin', 'abraded, laid, pulled after cure'],
      ['Pull-off at a sound spot', 'psi and where it parted'],
      ['Solvent wipe', 'film reactivates or stays hard'],
      ['Resin lot or successor on sale', 'manufacturer’s answer'],
    ],
    photos: [
      'Ring with thread under a loupe',
      'Back of lifted edge',
      'Punch sample with micrometer',
      'Drain throat with the finish off',
      'Terrace layout with pavers lifted',
    ],
  },
  warranty: {
    voids: [
      ['Tile or screed laid on', 'bonded cover not in the file'],
      ['Posts drilled through', 'collars of sealant only'],
      ['Patch of another resin', 'edge curls, smell differs'],
      ['Heat above the limit', 'grill or flue scorched finish'],
    ],
    notice: [
      'Punch sample with primer and fleece, and its plug repair',
      'Pot and catalyst log of the day',
      'Pull-off values and slab moisture by area',
      'Crack and joint plan with fleece loops drawn',
    ],
  },
  leak: {
    principle:
      'The skin is seamless; what leaks is where it ends or moves: drain throats, door turn-ups, posts, slab joints without a fleece loop.',
    method: {
      name: 'Dam of 2 in for 24 to 48 hours, engineer consenting',
      text: 'Dam one detail at a time, start at the lowest, mark the level each hour and watch below. Pavers are lifted first, numbered.',
      cite: 'ASTM D5957 (flood test), ASTM D8231 where a conductive layer lies below, ASTM D7954 for readings on boards.',
    },
    hypotheses: [
      ['Drain throat short', 'plug below, fill the bowl', 'drip at the bowl rim'],
      ['Door turn-up too low', 'dam at the sill', 'wet floor inside'],
      ['Post collar', 'cup round the post', 'drip at anchor'],
      ['Slab joint without loop', 'dam across the joint', 'wet line below the joint'],
      ['Pinhole in thin resin', 'finish abraded, wet sponge tester', 'tone at the spot'],
      ['Edge lifted', 'hose on the edge', 'water behind groove'],
      ['Gutter lining split', 'stop outlet, fill an hour', 'wet soffit'],
    ],
    interior: [
      ['Slab soffit', 'crack wet or only salted'],
      ['Room below a terrace door', 'carpet edge wet first'],
      ['Down pipe in the wall', 'wall wet over its height'],
    ],
    imitators: [
      ['Shower or bath above', 'drip after use, no rain'],
      ['Stucco crack above the turn-up', 'wall takes water, dam stays level'],
      ['Vapor in the slab', 'white bloom, never a drop'],
    ],
    moisture:
      'On slabs use RH probes or a calcium carbide test; on boards an impedance meter zeroed at a dry core. Damp finish reads wet for a day after rain.',
    closingSteps: 3,
    closed:
      'The dam keeps its level for the same hours after repair, and resin, fleece lap and photographs are in the file.',
  },
}
