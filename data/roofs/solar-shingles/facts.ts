import type { RoofFacts } from '@/data/shared/system'

export const facts: RoofFacts = {
  slug: 'solar-shingles',
  name: 'Solar Shingles',
  shortName: 'Solar Shingle',
  roofNoun: 'solar shingle roof',
  aliases: [
    'solar shingle roof',
    'solar shingle',
    'solar roof',
    'solar roof tiles',
    'solar tiles',
    'BIPV roof',
    'BIPV',
    'building-integrated photovoltaics',
    'photovoltaic shingles',
    'PV shingles',
    'PV shingle',
  ],
  icon: 'sun',
  type: 'sloped',
  isCoating: false,
  replacementWord: 'Replacement',
  demand: [0.03, 'Installed by few certified contractors.'],
  description:
    'Roof shingles or tiles with built-in PV that shed water and generate power, listed as both roofing and solar. Needs roofer and licensed electrician.',
  minSlope: '2:12',
  minSlopeNote:
    'This is the code minimum for BIPV and PV shingles; a product’s listing may require 2.5:12 or more and stop at about 20:12.',
  typicalLifeYears: [25, 30],
  lifeNote: 'Inverter and optimizers often need one replacement in that time.',
  weightPsf: [2, 4],
  weightNote:
    'One nailable product weighs about 10 lb for a 64 by 17 in shingle; the listing gives the assembly weight.',
  materials: [
    'Nailable solar shingle, 45-60 W',
    'Glass solar tile with matching inert tile',
    'Asphalt-look active row with inert starter',
    'Rapid-shutdown devices and DC jumpers',
    'String inverter or hybrid with battery',
  ],
  fasteners: [
    'Manufacturer screws or nails through listed flange, not the cell area',
    'Grounding lugs and jumper clips from kit',
    'UV-stable cable clips under courses',
    'Torque values recorded per inverter lug',
  ],
  underlayment: [
    'Listed underlayment to ASTM D226, D4869 or D6757 plus ice sheet at eaves',
    'Solid deck to 2:12 minimum, no spaced boards unless listed',
    'Class A fire rating as listed for the assembly',
  ],
  standards: [
    {
      id: 'UL 7103',
      covers: 'BIPV roof coverings (shingles, panels, tiles): combined roofing and electrical evaluation',
      source: 'UL 7103-2020 text excerpt on BIPV roof coverings',
    },
    { id: 'UL 61730', covers: 'PV module safety qualification', source: 'expert knowledge' },
    {
      id: 'NFPA 70 Art. 690 and 690.12',
      covers: 'PV wiring and rapid shutdown',
      source: 'BIPV solar projects have multiple options for rapid shutdown compliance (article)',
    },
    { id: 'NFPA 70 Art. 705', covers: 'Interconnected generation sources', source: 'expert knowledge' },
    { id: 'UL 1741 / IEEE 1547', covers: 'Inverter and grid interconnection', source: 'expert knowledge' },
    { id: 'UL 3741', covers: 'PV hazard control system path to shutdown compliance', source: 'expert knowledge' },
    { id: 'UL 790', covers: 'Roof fire class for BIPV', source: 'Ohio Residential Code 902 (Cornell LII)' },
    { id: 'ASTM D3161', covers: 'Wind test used for shingle format', source: 'expert knowledge' },
  ],
  inspectionPoints: {
    field: [
      { check: 'Glass face', criterion: 'active shingles have no cracks, snail trails, or burn marks' },
      { check: 'Course alignment', criterion: 'active rows are flush within 1/8 in of inert rows' },
      { check: 'Loose lead', criterion: 'no cable shows or sags below an edge' },
      { check: 'Thermal image', criterion: 'no cell is markedly hotter than its row in the same sun' },
    ],
    flashings: [
      { check: 'Wire-entry hood', criterion: 'its flange lies under the upper course, and the seal is whole' },
      { check: 'Side-edge flashing kit', criterion: 'it has factory parts only, none bent in the field' },
      { check: 'Ridge inert band', criterion: 'the cover has its full width as drawn' },
      { check: 'Headwall transition', criterion: 'no conductor is pinched beneath the metal' },
    ],
    penetrations: [
      { check: 'Conduit roof jack', criterion: 'it is flashed and fastened, not sealed by mastic alone' },
      { check: 'Plumbing vent near the array', criterion: 'it casts no shadow on an active row at noon' },
      { check: 'Skylight border', criterion: 'at least one inert course runs around the curb' },
      {
        check: 'Service access hook',
        criterion: 'it is screwed into a rafter, and its torque is on file',
        scale: 'criterion',
      },
    ],
    drainage: [
      { check: 'Course gaps', criterion: 'they are free of mats of dust that hold water' },
      { check: 'Valley edge', criterion: 'active rows stay 12 in back from the valley line' },
      { check: 'Eave bird mesh', criterion: 'water passes and is not dammed' },
      { check: 'Gutter overflow', criterion: 'it does not reach junction boxes or leads' },
    ],
    edges: [
      { check: 'Rake inert row', criterion: 'it is capped and fastened, with no raised corner' },
      { check: 'Eave starter bar', criterion: 'its screw heads are sealed' },
      { check: 'Ridge slot', criterion: 'air passes beneath the inert cap' },
      { check: 'Firefighter pathway', criterion: 'it is clear and as drawn on the permit' },
    ],
    interior: [
      { check: 'Attic DC raceway', criterion: 'it is metal where code requires and labeled along its run' },
      { check: 'Deck at wire entry', criterion: 'it is dry, without a ring of stain', isCommon: true },
      { check: 'Deck below leads', criterion: 'there are no brown heat marks' },
      { check: 'Main panel labels', criterion: 'shutdown and dual-source signs can be read' },
    ],
    systemSpecific: [
      {
        check: 'String insulation resistance',
        criterion: 'the electrician’s reading, compared with the manufacturers’ minimum, megohms',
        scale: 'measure',
      },
      {
        check: 'Open-circuit voltage',
        criterion: 'the electrician’s reading, compared with the temperature-corrected model, volts',
        scale: 'measure',
      },
      {
        check: 'Rapid shutdown',
        criterion: 'conductors drop to the adopted code’s limit within its time, shown by a meter',
        scale: 'criterion',
      },
      { check: 'Connector pairs', criterion: 'they are of the same brand and fully latched', scale: 'criterion' },
      {
        check: 'Equipment grounding',
        criterion: 'a test shows low resistance to the grounding electrode bond',
        scale: 'criterion',
      },
    ],
  },
  commonDefects: [
    {
      name: 'Connector burn',
      looks: 'melted housing or arc mark under a course',
      cause: 'halves of different brands or not fully seated',
      remedy: 'shut down, cut out both ends, fit matched pair',
    },
    {
      name: 'Cell crack',
      looks: 'low string output and dark snail lines',
      cause: 'foot traffic or hail',
      remedy: 'replace the module and mark a safe walking route',
    },
    {
      name: 'Delamination at a module edge',
      looks: 'milky or bubbled border',
      cause: 'moisture entering the laminate',
      remedy: 'claim by serial number and isolate the string if insulation is low',
    },
    {
      name: 'Wire chafe',
      looks: 'ground fault in wet weather',
      cause: 'lead pinched below a course',
      remedy: 're-route in clips and repair insulation',
    },
    {
      name: 'Leak at conductor entry',
      looks: 'stained deck below hood',
      cause: 'damaged or wrong boot',
      remedy: 'reflash with the listed entry fitting',
    },
    {
      name: 'Inverter fault',
      looks: 'no output and an error code',
      cause: 'heat, a grid surge or old firmware',
      remedy: 'move it to shade, add surge protection and update',
    },
    {
      name: 'Nuisance shutdown',
      looks: 'array drops out at random',
      cause: 'failing initiator or a loose lug',
      remedy: 'replace the device, torque the lugs and log both',
    },
    {
      name: 'Inert shingle mismatch',
      looks: 'faded border beside dark active rows',
      cause: 'replacement from another lot',
      remedy: 'swap from the handover stock or move to a rear slope',
    },
  ],
  installationSteps: [
    { step: 'Check serials against recalls', checkpoint: 'there is written clearance before cartons are opened' },
    {
      step: 'Dry in and inspect the roof deck',
      checkpoint: 'the roof inspector has signed off slope, deck, and ice barrier',
    },
    { step: 'Lay inert border rows', checkpoint: 'they are straight and flashed at valleys' },
    { step: 'Fasten solar shingle rows', checkpoint: 'no weight is placed on cells, and courses are flush' },
    { step: 'Mate connectors with click and tug test', checkpoint: 'each pair is logged by row and string' },
    { step: 'Clip leads to raceway and combiner', checkpoint: 'leads are supported every 18 in and off the deck' },
    {
      step: 'Electrician installs inverter and disconnects',
      checkpoint: 'a licensed electrician does the work to NEC Article 690',
    },
    { step: 'Fit shutdown labels and diagram', checkpoint: 'the placard is at the meter and at the initiator' },
    {
      step: 'Commission string by string',
      checkpoint:
        'voltage is near the temperature-corrected model, and insulation is at or above the manufacturers’ minimum',
    },
    { step: 'Train owner on shutdown and monitoring', checkpoint: 'the owner has signed for the plan' },
  ],
  stormDamageSigns: {
    hail: 'Glass is crazed, inert edges are chipped, or a string has lost voltage; some cell cracks show only by EL or infrared.',
    wind: 'A row edge has lifted, bird mesh is loose, or a connector has pulled apart.',
    debris: 'Glass is pierced and a conductor exposed; treat it as energized in daylight.',
    water: 'A ground fault trips in rain, or the deck is wet near a wire entry.',
  },
  warrantyTerms: {
    manufacturerMaterial:
      'Two parts: weathertightness for the stated years and a power curve that the manufacturer’s certificate sets out; electronics carry a shorter term of their own.',
    workmanship: 'Commonly 10 years when one certified crew covers roof and wiring; otherwise split between trades.',
    exclusions: [
      { exclusion: 'Output loss from new shade', test: 'check trees and new roofs with a sun-path photograph' },
      {
        exclusion: 'Damage from walking or pressure washing on active rows',
        test: 'learn from service reports which rows were walked on, and map cracks that start at a point',
      },
      {
        exclusion: 'Utility curtailment or rate changes',
        test: 'read the utility’s notices and rate letters for those dates',
      },
      {
        exclusion: 'Connectors or modules not on the listing',
        test: 'compare part numbers and connector brands with the listing',
      },
    ],
    maintenanceDuties: [
      {
        duty: 'Keep the monitoring connection active',
        proof: 'monitoring shows no gap longer than the warranty allows',
      },
      {
        duty: 'Use only solar-roof trained crews for any roof work',
        proof: 'each roof invoice names a certified crew',
      },
      {
        duty: 'Report alarms or lost strings within 10 days',
        proof: 'the date of the alarm stands beside the date of the report',
      },
    ],
  },
  seasonalTasks: {
    spring: [
      'Rinse pollen at dawn while glass is cool',
      'Check clips and leads below lifted edges',
      'Compare the first clear-day output with last year',
    ],
    summer: [
      'Infrared scan of connectors near noon under load',
      'Trim growth that shades the active rows',
      'Listen for inverter fan noise and clean its filter',
    ],
    fall: [
      'Operate the rapid-shutdown switch and log the result',
      'Reattach bird mesh before nesting',
      'Cut back limbs before low sun throws longer shade',
    ],
    winter: [
      'Clear snow only with a soft roof broom from the eave',
      'Keep people out of glass-roof slide zones',
      'Check that snow guards keep sheets off entries and meters',
    ],
  },
  leakInvestigation: [
    'Operate rapid shutdown and have the electrician prove the strings isolated before touching any course',
    'Map the stain to a wire entry, inert edge or active row on the string plan',
    'Compare the leak dates with ground-fault alarms in the monitoring log',
    'Inspect the conductor hood, jumpers below the row and edge flashing',
    'With strings isolated and in low light, hose from eave to ridge in 3 ft bands with an attic watcher',
    'Remove only the identified course using the manufacturer’s de-installation steps',
    'Reflash, measure insulation resistance, commission and watch two rains',
    'Return the array to service only after the electrician signs the string values on the report',
  ],
  contractNotes: [
    'Utility interconnection, meter work and permission-to-operate dates are controlled by the utility, not the contractor.',
    'Annual output is an estimate from the shade study and is not guaranteed; future shading is the owner’s risk.',
    'A licensed electrical contractor performs all DC and AC work; the roofing and electrical warranties are listed separately.',
    'Rapid shutdown, labels and firefighter access follow the code edition adopted locally on the permit date.',
    'If a module is discontinued or recalled, substitution requires the owner’s written approval.',
    'Inverter replacement, monitoring fees and future battery connection are not included.',
  ],
  factSources: [
    {
      fact: 'PV shingle and BIPV panel minimum slope 2:12',
      source: '2018 IBC Section 1507.17-1507.18 page (flipbuilder.com)',
    },
    {
      fact: 'UL 7103 listing of nailable solar shingle, 10 lb, 130 mph',
      source: 'pv magazine USA, GAF Timberline solar shingles recall, Aug 2023',
    },
    {
      fact: 'Shutdown rule: outside array 30 V in 30 s and three inside-array options',
      source: 'BIPV solar projects have multiple options for rapid shutdown compliance (article)',
    },
    { fact: 'BIPV must be fire tested and listed as roof cover', source: 'Ohio Residential Code 902 (Cornell LII)' },
    { fact: 'All other entries for this system', source: 'expert knowledge' },
  ],
}
