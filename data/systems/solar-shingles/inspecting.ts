import type { SystemInspecting } from '../types'

export const inspecting: SystemInspecting = {
  before: {
    substrate: [
      ['Deck under active rows', 'solid, flat, no spaced boards unless the listing shows them'],
      ['Roof plan against string plan', 'pathways, setbacks and skylight borders agree with the permit'],
      ['Slope band of the listing', 'each active plane between its least and greatest slope'],
      ['Service panel', 'bus rating, free space and dual-source labels seen by the electrician'],
      ['Raceway route through the attic', 'measured, metal where code asks, clear of nails'],
      ['Shade at 9, 12 and 3', 'trees, vents and chimneys drawn; vents moved off active rows'],
    ],
    tests: [
      ['Deck moisture', '3 per slope', 'under 19 percent'],
      ['Carton serials against recalls', 'every pallet', 'written clearance'],
      ['Module open-circuit voltage', '1 per carton, by electrician', 'near the data sheet'],
      ['Grounding electrode path', '1', 'continuous to the panel'],
    ],
    loading: [
      ['Cartons', 'on edge or flat as printed, never stood on, glass shaded'],
      ['Active and inert rows', 'piece counts by row agree with the layout'],
      ['Connectors', 'one brand, caps on until mated'],
      ['Listed underlayment', 'the product in the fire listing, not a substitute'],
      ['Roof jacks and entry hoods', 'manufacturer’s parts on the truck before the deck is opened'],
    ],
    hold: [
      'The electrical permit, or the plan that shows fire pathways, is missing.',
      'Any carton serial is under recall.',
      'Rain, lightning or gusts are near while modules would be open.',
      'No licensed electrician is named for the strings and disconnects.',
    ],
  },
  after: {
    finish: [
      ['Active and inert courses', 'flush within 1/8 in, borders full width'],
      ['Leads', 'clipped every 18 in, none touch the deck'],
      ['Entry hood', 'flange under the upper course, no mastic-only seal'],
      ['Fire pathways and ridge setback', 'clear and as on the permit plan'],
      ['Labels at meter and initiator', 'placard, shutdown switch and map agree'],
      ['Ridge and eave air', 'slots open under inert caps, bird mesh tight'],
      ['Glass', 'no scratch, chip or shoe mark'],
    ],
    covered: ['Firefighter pathway', 'Ridge slot', 'Wire-entry hood'],
    proofs: [
      ['Insulation resistance by string', 'every string, electrician', 'manufacturers’ minimum'],
      ['Open-circuit voltage', 'every string with °F', 'inside the test plan'],
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
      'Output depends on weather, dirt and utility; a reading is compared with the same hour only.',
    ],
  },
  seasonal: {
    triggers: [
      ['Monitor shows a string down', 'keep off; electrician isolates and tests for a ground fault'],
      ['Hail of 1 in or more', 'glass by eye, then infrared for cells broken without a mark'],
      ['Squirrel or bird seen going under', 'mesh, chewed leads and nests at eave and rake'],
      ['Burned smell or brown ceiling spot', 'shut down, call the fire department, then the electrician'],
      ['Heavy snow on glass', 'slide zones over doors, meter and gutters'],
    ],
    signs: {
      spring: [
        ['Pollen film', 'yellow dust line at the lower edge of each cell'],
        ['Sprung clip', 'black lead hangs below an edge shingle'],
      ],
      summer: [
        ['Hot connector', 'one bright point on the thermal picture of a row'],
        ['New shade', 'branch shadow on an active row at noon'],
      ],
      fall: [
        ['Loose mesh', 'bent edge with droppings or seed shells'],
        ['Stuck switch', 'initiator handle stiff, label faded'],
      ],
      winter: [
        ['Snow sheet', 'slab cracked along inert eave, ready to slide'],
        ['Milky edge', 'white border inside the glass on cold mornings'],
      ],
    },
  },
  views: [
    'Active field from street',
    'Thermal view of the field',
    'Wire-entry hood',
    'Fire pathway and ridge setback',
    'Attic raceway and deck',
    'Meter, switch and placard',
  ],
}
