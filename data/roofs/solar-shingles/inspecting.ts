import type { SystemInspecting } from '@/data/shared/system'

export const inspecting: SystemInspecting = {
  before: {
    substrate: [
      ['Deck under active rows', 'it is solid and flat, without spaced boards unless the listing shows them'],
      ['Roof plan against string plan', 'pathways, setbacks, and skylight borders agree with the permit'],
      ['Slope band of the listing', 'each active plane lies between its least and greatest slope'],
      ['Service panel', 'the electrician has seen bus rating, free space, and dual-source labels'],
      ['Raceway route through the attic', 'it is measured, in metal where code asks, and clear of nails'],
      ['Shade at 9, 12, and 3', 'trees, vents, and chimneys are drawn, and vents are off active rows'],
    ],
    tests: [
      ['Deck moisture', '3 per slope', 'under 19 percent'],
      ['Carton serials against recalls', 'every pallet', 'written clearance'],
      ['Module open-circuit voltage', '1 per carton, by electrician', 'near the data sheet'],
      ['Grounding electrode path', '1', 'continuous to the panel'],
    ],
    loading: [
      ['Cartons', 'they lie on edge or flat as printed, nobody stands on them, and glass is shaded'],
      ['Active and inert rows', 'the number of pieces in each row agrees with the layout'],
      ['Connectors', 'they are of one brand, with caps on until they are mated'],
      ['Listed underlayment', 'it is the product in the fire listing, not a substitute'],
      ['Roof jacks and entry hoods', 'the manufacturer’s parts are on the truck before the deck is opened'],
    ],
    hold: [
      'The electrical permit, or the plan that shows fire pathways, is missing.',
      'A carton serial is under recall.',
      'Rain, lightning, or gusts are near while modules would be open.',
      'No licensed electrician is named for the strings and disconnects.',
    ],
  },
  after: {
    finish: [
      ['Active and inert courses', 'they are flush within 1/8 in, and borders have full width'],
      ['Leads', 'they are clipped every 18 in, and none touches the deck'],
      ['Entry hood', 'its flange lies under the upper course and is not sealed by mastic alone'],
      ['Fire pathways and ridge setback', 'they are clear and as on the permit plan'],
      ['Labels at meter and initiator', 'placard, shutdown switch, and map agree'],
      ['Ridge and eave air', 'slots are open under inert caps, and bird mesh is tight'],
      ['Glass', 'it has no scratch, chip, or shoe mark'],
    ],
    covered: ['Firefighter pathway', 'Ridge slot', 'Wire-entry hood'],
    proofs: [
      ['Insulation resistance by string', 'every string, electrician', 'manufacturers’ minimum'],
      ['Open-circuit voltage', 'every string, with °F', 'inside the test plan'],
      ['Rapid shutdown', '1 full operation, metered', 'limit and time of the code'],
      ['Tug and click of connectors', 'logged by row', 'all latched'],
    ],
    defects: ['Wire chafe', 'Leak at conductor entry', 'Nuisance shutdown', 'Cell crack'],
  },
  yearly: {
    readings: [
      ['Output on a clear hour, kW', 'monitor, same month and hour', '10 percent under last year'],
      ['String insulation, megohms', 'electrician’s meter', 'under manufacturers’ minimum'],
      ['Hot spots by infrared', 'under load near noon', 'any above its row'],
      ['Shutdown time, seconds', 'switch test', 'over the code limit'],
      ['Loose or low leads, count', 'eave and rake edges', 'any'],
    ],
    unseen: [
      'Connectors and leads lie beneath live glass; a roof inspector does not open them.',
      'Output depends on weather, dirt, and the utility; a reading is compared with the same hour only.',
    ],
  },
  seasonal: {
    triggers: [
      [
        'Monitor shows a string down',
        'nothing by touch: keep off; the electrician isolates it and tests for a ground fault',
      ],
      ['Hail of 1 in or more', 'glass by eye, then infrared for cells broken without a mark'],
      ['Squirrel or bird seen going under', 'mesh, chewed leads, and nests at eave and rake'],
      [
        'Burned smell or brown ceiling spot',
        'the shutdown switch; then call the fire department, then the electrician',
      ],
      ['Heavy snow on the glass', 'slide zones over doors, meter, and gutters'],
    ],
    signs: {
      spring: [
        ['Pollen film', 'a line of yellow dust lies at the lower edge of each cell'],
        ['Sprung clip', 'a black lead hangs below an edge shingle'],
      ],
      summer: [
        ['Hot connector', 'the thermal picture of a row shows one bright point'],
        ['New shade', 'a branch shades an active row at noon'],
      ],
      fall: [
        ['Loose mesh', 'its edge is bent, with droppings or seed shells nearby'],
        ['Stuck switch', 'the initiator handle is stiff, and its label has faded'],
      ],
      winter: [
        ['Snow slab', 'it is cracked along the inert eave and ready to slide'],
        ['Milky edge', 'the glass has a white border inside on cold mornings'],
      ],
    },
  },
  views: [
    'Active field from the street',
    'Thermal view of the field',
    'Wire-entry hood',
    'Fire pathway and ridge setback',
    'Attic raceway and deck',
    'Meter, switch, and placard',
  ],
}
