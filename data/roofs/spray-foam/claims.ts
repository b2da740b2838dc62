import type { SystemClaims } from '@/data/shared/system'

export const claims: SystemClaims = {
  storm: {
    hit: 'Count a strike that cracked or opened the coating. A dent under whole film is counted apart, because crushed cells may lie below.',
    square:
      'Wet the square, because water darkens cracks. Press a thumb into each dent, probe the deepest three, and write the depth of the foam there.',
    counts: ['Dents only', 'Torn (SF)'],
    hail: [
      ['Ring or star crack in the film', 'yellow foam shows, and the edge is bright'],
      ['Crushed cells', 'a dent cut in half shows a dense line under whole film'],
      ['Pits', 'strikes have left pits; gauge the three deepest in each square'],
      ['Granule surface', 'it is knocked off in rounds, and the base color shows'],
    ],
    wind: [
      ['Edge termination', 'foam has lifted off the metal, and film is torn along it'],
      ['Sheet of foam gone', 'say where it parted: deck, primer, or lift line'],
      ['Edge metal', 'it is bent up, with foam still stuck to it'],
    ],
    debris: [
      ['Gouge', 'bare foam shows; pale yellow is fresh. Write length and depth'],
      ['Puncture to the deck', 'the probe goes through; say whether it is dry or wet'],
      ['Scatter of small cuts', 'glass or metal has cut the film; paint a mark at each'],
    ],
    water: [
      ['Foam at each opening', 'the moisture needle reads wet, tried to full depth'],
      ['Low spots', 'foam is soft when pressed, and a slit sample is wet'],
      ['Deck below a missing piece', 'it is wet or rusted'],
    ],
    collateral: ['Edge and gutter metal', 'Pipe and duct jackets', 'Skylight domes', 'A/C condenser fins'],
    notStorm: [
      ['Bird pecks', 'rows of small round holes lie near parapets'],
      ['Sunburned foam', 'there is brown powder where the film wore thin'],
      ['Blister', 'a bubble lies between lifts; the film is stretched but not cut'],
      ['Popcorn texture', 'bumps cover the whole pass, and the coating is thin on the peaks'],
      ['Heel and ladder prints', 'they are half-moons or squares along a route'],
      ['Shrink crack', 'it is long, straight, and dirty, at a change of depth'],
      ['Pinholes', 'there are fine points without a dent'],
    ],
    care: 'Cover bare foam within days, and dig wet foam out before you seal. Foam that is capped wet blisters in the first hot week.',
  },
  insurance: {
    components: [
      ['Foam by area', 'SF', 'plan size, with slopes and cants apart'],
      ['Opened film', 'SF', 'from the counts in the squares, by area'],
      ['Dented film', 'SF', 'kept apart from opened film'],
      ['Foam lost or torn', 'SF', 'note the depth in inches'],
      ['Wet foam', 'SF', 'ring marked by needle'],
      ['Edge metal', 'LF', 'with its foam termination'],
      ['Granules and walk coat', 'SF', 'lost or loose, lanes apart'],
      ['Penetrations', 'EA', 'self-flashed, by size'],
    ],
    build: [
      ['Foam depth', 'five probes for each area: least and most'],
      ['Lifts in the core', 'their number, color lines, and bond'],
      ['Coating kind', 'silicone, acrylic, or urethane by label or rub test'],
      ['Dry film', 'optical reading of a slit: base and top'],
      ['Below the foam', 'deck, old roof, or board, and its layers'],
    ],
    repairability: [
      ['Film bond beside a strike', 'cut an X and pull tape: does it hold or lift?'],
      ['Cells below dents', 'crushed depth on three cut samples'],
      ['Dry foam depth left', 'inches between pit and deck'],
      ['Bond of a new coat to the old film', 'result when a patch is pulled after cure'],
    ],
    photos: [
      'Wetted square with cracks marked',
      'Dent cut in half, with a ruler',
      'Slit sample under a scale',
      'Core with its lift lines',
      'Torn edge with the layer it parted from',
    ],
  },
  warranty: {
    voids: [
      ['Patch with roof cement or canned foam', 'look for black or smooth skin without coating'],
      ['Coating of another kind', 'look for film that peels at the X cut'],
      ['New units with cut foam', 'look for raw edges without sealant'],
      ['Pressure washing', 'look for film lifted in the shape of a fan'],
    ],
    notice: [
      'Three full-depth cores with film, numbered to the map, where the manufacturer asks for them',
      'The table of film thickness by area',
      'Set and drum lots from the daily log',
      'Photographs of each place, and of core holes before they were filled',
    ],
  },
  leak: {
    principle:
      'Sound foam does not carry water sideways, so the hole is close to the wet spot. Where the drip is far off, the water runs below the foam.',
    method: {
      name: 'Ring by moisture needle, then a two-hour dyed pond',
      text: 'Mark a ring around the wet spot with the moisture needle, pond dyed water inside it for two hours with a watcher below, and cut a core where the color shows.',
      cite: 'ASTM D7119 (sampling foam and coating in the field), ASTM D6705 (repair and recoat), ASTM C1153 only where depth is even.',
    },
    hypotheses: [
      ['Bird hole or puncture', 'probe with the needle around each hole', 'a cone of wet foam lies under it'],
      ['Pinholed coating', 'look at a slit sample under a loupe', 'points go through the film, and the skin is damp'],
      ['Crack at a change of depth', 'put dye in the crack', 'dye lies on the lower lift'],
      ['Edge or wall termination', 'hose the joint only', 'water runs behind the foam'],
      ['Drain with foam too high', 'fill to the lip and watch the ring', 'water runs between foam and bowl'],
      ['Parted lifts', 'split the core at a color line', 'a film of water lies in the split'],
      ['Leak in the old roof below', 'the pond stays dry, but the drip goes on', 'it is wet under dry foam'],
    ],
    interior: [
      [
        'Distance from the drip to the wet ring',
        'measure it: near means a hole in the foam, far a path under it, ft',
        'measure',
      ],
      ['Deck rust', 'the deck is wet; wide, old rust comes from an earlier roof'],
      ['Pipe sleeves', 'they are wet at the collar only'],
    ],
    imitators: [
      ['Condensation at thin foam', 'the corner of a cold room is wet without rain'],
      ['Sweating duct', 'it is wet along the seams of the insulation'],
      ['Rain through a fan', 'the curb is dry outside and wet inside'],
    ],
    moisture:
      'Pin needles give relative figures in foam, so set dry at a core of this roof. Infrared shows changes in thickness as well as water, so each warm spot gets a core.',
    closingSteps: 3,
    closed:
      'The refilled spot holds a second pond, needle readings equal the dry reference after rain, and core, depth, and mils are on the photo map.',
  },
}
