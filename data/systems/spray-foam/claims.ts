import type { SystemClaims } from '../types'

export const claims: SystemClaims = {
  storm: {
    hit: 'Count a strike that cracked or opened the coating; a dent with whole film is counted apart, since crushed cells may lie below.',
    square:
      'Wet the square: water darkens cracks. Press a thumb into each dent, probe the deepest three and note foam depth there.',
    counts: ['Dents only', 'Torn (SF)'],
    hail: [
      ['Ring or star crack in the film', 'yellow foam seen, edge bright'],
      ['Crushed cells', 'cut a dent in half: density line under whole film'],
      ['Depth of the pits', 'gauge on the three deepest per square'],
      ['Granule surface', 'knocked off in rounds, base color showing'],
    ],
    wind: [
      ['Edge termination', 'foam lifted off metal, film torn along it'],
      ['Sheet of foam gone', 'layer it parted at: deck, primer or lift line'],
      ['Edge metal', 'bent up with foam still stuck to it'],
    ],
    debris: [
      ['Gouge', 'length, depth and bare foam color: pale yellow is fresh'],
      ['Puncture to the deck', 'probe goes through; dry or wet'],
      ['Scatter of small cuts', 'from glass or metal, each marked with paint'],
    ],
    water: [
      ['Foam at each opening', 'moisture needle to full depth'],
      ['Low spots', 'soft when pressed; slit sample wet or dry'],
      ['Deck below a missing piece', 'wet, rusted or clean'],
    ],
    collateral: ['Edge and gutter metal', 'Pipe and duct jackets', 'Skylight domes', 'Unit fins'],
    notStorm: [
      ['Bird pecks', 'rows of small round holes near parapets'],
      ['Sunburned foam', 'brown powder where film wore thin'],
      ['Blister', 'bubble between lifts, film stretched, not cut'],
      ['Popcorn texture', 'bumps all over the pass, coat thin on peaks'],
      ['Heel and ladder prints', 'half-moon or square, on a route'],
      ['Shrink crack', 'long, straight at a change of depth, dirty'],
      ['Pinholes', 'fine points with no dent'],
    ],
    care: 'Shade bare foam within days and dig wet foam out before sealing; foam that is capped wet blisters at the first hot week.',
  },
  insurance: {
    components: [
      ['Foam by area', 'SF', 'plan size, slopes and cants apart'],
      ['Opened film', 'SF', 'from square counts, per area'],
      ['Dented film', 'SF', 'kept apart from opened'],
      ['Foam lost or torn', 'SF', 'with depth in inches'],
      ['Wet foam', 'SF', 'ring marked by needle'],
      ['Edge metal', 'LF', 'with foam termination'],
      ['Granules and walk coat', 'SF', 'lost or loose, lanes apart'],
      ['Penetrations', 'EA', 'self-flashed, by size'],
    ],
    build: [
      ['Foam depth', 'five probes per area, least and most'],
      ['Lifts in the core', 'count, color lines, bond'],
      ['Coating kind', 'silicone, acrylic or urethane by label or rub test'],
      ['Dry film', 'slit and optical reading, base and top'],
      ['Below the foam', 'deck, old roof or board; layers'],
    ],
    repairability: [
      ['Film bond beside a strike', 'cut X and tape: holds or lifts'],
      ['Cells below dents', 'crushed depth on three cut samples'],
      ['Dry foam depth left', 'inches between pit and deck'],
      ['Recoat answers to the old film', 'patch of the new coat pulled after cure'],
    ],
    photos: [
      'Wetted square with cracks marked',
      'Dent cut in half with ruler',
      'Slit sample under a scale',
      'Core with lift lines',
      'Torn edge with the layer it parted from',
    ],
  },
  warranty: {
    voids: [
      ['Patch with roof cement or can foam', 'black or smooth skin, not coated'],
      ['Coating of another kind', 'peels at the X cut'],
      ['New units with cut foam', 'raw edges, no sealant'],
      ['Pressure wash', 'film lifted in fans'],
    ],
    notice: [
      'Three cores full depth with film, numbered to the map',
      'Film thickness table by area',
      'Set and drum lots from the daily log',
      'Photos of holes before they were filled',
    ],
  },
  leak: {
    principle:
      'Sound foam does not carry water sideways, so the hole is close to the wet spot; where the drip is far off, the water runs below the foam.',
    method: {
      name: 'Needle ring, then a two-hour dyed pond',
      text: 'Ring the wet spot with the moisture needle, pond dyed water inside the ring for two hours with a watcher below, and cut a core at the color.',
      cite: 'ASTM D7119 (sampling foam and coating in the field), ASTM D6705 (repair and recoat), ASTM C1153 only where depth is even.',
    },
    hypotheses: [
      ['Bird hole or puncture', 'needle around each hole', 'wet cone under it'],
      ['Pinholed coating', 'slit sample under a loupe', 'points through the film, damp skin'],
      ['Crack at depth change', 'dye in the crack', 'dye on the lower lift'],
      ['Edge or wall termination', 'hose on the joint only', 'water behind foam'],
      ['Drain foamed too high', 'fill to the lip, watch the ring', 'water between foam and bowl'],
      ['Parted lifts', 'core splits at a color line', 'water film in the split'],
      ['Leak in the old roof below', 'pond stays dry, drip goes on', 'wet under foam, dry foam'],
    ],
    interior: [
      ['Drip right below the wet ring', 'foam hole; far from it, path under foam'],
      ['Deck rust', 'old and wide: earlier roof, small and new: present hole'],
      ['Pipe sleeves', 'wet at the collar only'],
    ],
    imitators: [
      ['Condensation at thin foam', 'cold room corner, no rain'],
      ['Duct sweating', 'wet along insulation seams'],
      ['Fan rain-in', 'curb dry outside, wet within'],
    ],
    moisture:
      'Pin needles read relative figures in foam; set dry at a core of this roof. Infrared shows thickness changes as well as water, so each warm spot gets a core.',
    closingSteps: 3,
    closed:
      'The refilled spot holds a second pond, needle readings equal the dry reference after rain, and core, depth and mils are on the photo map.',
  },
}
