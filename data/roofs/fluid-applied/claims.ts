import type { SystemClaims } from '@/data/shared/system'

export const claims: SystemClaims = {
  storm: {
    hit: 'Count a star or cut that reaches the fleece, or a hole. A white bruise in the finish over whole fleece is noted with its width.',
    square:
      'Scrub the square with clean water, look for white stress rings, and probe each with a blunt pin for cut thread.',
    counts: ['Fleece bare', 'Edge open (LF)'],
    hail: [
      ['Stress ring in the finish', 'it is white and the finish is cracked, but the fleece is whole'],
      ['Cut fleece', 'the pin catches thread, and the substrate below is bright'],
      ['Resin on metal corners', 'it is chipped where nothing gives'],
      ['Skylight curbs and pipes', 'the resin is cracked at the bend'],
    ],
    wind: [
      ['Edge without a groove', 'the film is off, with dust or primer on its back'],
      ['Resin with old felt', 'both have lifted, so the old roof was the weak layer'],
      ['Metal flange', 'the resin has parted from the metal, and the primer shows'],
    ],
    debris: [
      ['Gouge to the thread', 'write its length and whether threads are cut or only bare'],
      ['Puncture at a corner', 'there is a hole at the wall angle'],
      ['Tipped paver or planter', 'a ring is crushed in the finish'],
    ],
    water: [
      ['Blister on the slab', 'it holds vapor or rain; open one when it is dry outside'],
      ['Drain throat', 'a ring stain lies under the edge of the film'],
      ['Turn-up at doors', 'a water mark stands above it; write its height over the floor'],
    ],
    collateral: ['Zinc or lead copings', 'Balustrade posts', 'Terrace furniture', 'Skylight glass and frames'],
    notStorm: [
      ['Fish eyes', 'round pits in the topcoat come from oil or silicone'],
      ['Fleece wrinkle', 'a ridge with air was laid that way'],
      ['Soft resin', 'an area the size of one pot is tacky from too little catalyst'],
      ['Vapor blister', 'a dome rises from the slab, and the surface is whole'],
      ['Whitening from moisture', 'the patch is milky, and the thread is whole'],
      ['Worn lane', 'grit is off and fibers are bare along a path'],
      ['Crack that shows through', 'a line lies over a slab joint'],
    ],
    care: 'Know the resin before you patch: urethane and methacrylate do not bond to each other. In rain, use tape that comes off clean.',
  },
  insurance: {
    components: [
      ['Membrane by area', 'SF', 'measure roof, terrace, and gutter apart'],
      ['Fleece bare or cut', 'SF', 'sum of the spots'],
      ['Edges opened', 'LF', 'grooved, barred, or plain'],
      ['Turn-ups', 'LF', 'note the height over the finish'],
      ['Finish lost', 'SF', 'grit and color coat'],
      ['Drains and gutters', 'EA', 'note throats with fleece'],
      ['Posts and pipes', 'EA', 'count the collars'],
      ['Pavers lifted to look', 'SF', 'note area and place'],
    ],
    build: [
      ['Resin', 'PU, PMMA, or polyester by record, or by smell and solvent test'],
      ['Fleece', 'weight from the record; laps felt by hand'],
      ['Thickness', 'punch sample by micrometer, with and without finish'],
      ['Below the membrane', 'slab, felt, metal, or wood; primer'],
      ['Finish', 'grit, color, and pavers'],
    ],
    repairability: [
      ['Patch of the same resin', 'abrade, apply, and pull it after cure: does it hold?'],
      ['Pull-off at a sound spot', 'pressure in psi, and where it parted'],
      ['Solvent wipe', 'does the film soften, or stay hard?'],
      ['The same resin or its successor for sale', 'the manufacturer’s answer'],
    ],
    photos: [
      'Ring with thread under a loupe',
      'Back of a lifted edge',
      'Punch sample with micrometer',
      'Drain throat with the finish off',
      'Terrace layout with pavers lifted',
    ],
  },
  warranty: {
    voids: [
      ['Tile or screed laid on', 'look for a bonded cover that is not in the file'],
      ['Posts drilled through', 'look for collars of sealant only'],
      ['Patch of another resin', 'look for a curled edge and another smell'],
      ['Heat above the limit', 'look for finish scorched by a grill or flue'],
    ],
    notice: [
      'A punch sample with primer and fleece, and its plug repair, where the manufacturer asks for one',
      'The pot and catalyst log of the day',
      'Pull-off values and slab moisture by area',
      'The crack and joint plan with fleece loops drawn',
    ],
  },
  leak: {
    principle:
      'The membrane has no seams. It leaks where it ends or moves: at drain throats, door turn-ups, posts, and slab joints without a fleece loop.',
    method: {
      name: 'Dam of 2 in for 24 to 48 hours, with the structural engineer’s consent',
      text: 'Dam one detail at a time, starting at the lowest. Mark the level each hour and watch below. Number the pavers and lift them first.',
      cite: 'ASTM D5957 (flood test), ASTM D8231 where a conductive layer lies below, ASTM D7954 for readings on boards.',
    },
    hypotheses: [
      ['Drain throat too short', 'plug below and fill the bowl', 'the rim of the bowl drips'],
      ['Door turn-up too low', 'dam at the sill', 'the floor inside is wet'],
      ['Post collar', 'build a cup around the post', 'the anchor drips'],
      ['Slab joint without a loop', 'dam across the joint', 'a wet line shows below the joint'],
      ['Pinhole in thin resin', 'abrade the finish and use a wet-sponge tester', 'it sounds at the spot'],
      ['Lifted edge', 'hose the edge', 'water runs behind the groove'],
      ['Split gutter lining', 'plug the outlet and fill it for an hour', 'the soffit is wet'],
    ],
    interior: [
      ['Slab soffit', 'a crack is wet, or only salted from before'],
      ['Room below a terrace door', 'the edge of the carpet is wet first'],
      ['Downpipe in the wall', 'the wall is wet over its height'],
    ],
    imitators: [
      ['Shower or bath above', 'it drips after use, without rain'],
      ['Stucco crack above the turn-up', 'the wall takes water while the dam stays level'],
      ['Vapor in the slab', 'there is a white bloom and never a drop'],
    ],
    moisture:
      'On slabs, use RH probes or a calcium carbide test; on boards, an impedance meter zeroed at a dry core. A damp finish reads wet for a day after rain.',
    closingSteps: 3,
    closed:
      'The dam keeps its level for the same hours after the repair, and resin, fleece laps, and photographs are in the file.',
  },
}
