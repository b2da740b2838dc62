import type { RoofFacts } from '@/data/shared/system'

export const facts: RoofFacts = {
  slug: 'slate',
  name: 'Natural Slate',
  shortName: 'Slate',
  roofNoun: 'slate roof',
  aliases: [
    'slate roof',
    'slate roofing',
    'natural slate',
    'stone slate',
    'Vermont slate',
    'Pennsylvania slate',
    'slate shingles',
    'slates',
  ],
  icon: 'mountain',
  type: 'sloped',
  isCoating: false,
  replacementWord: 'Replacement',
  demand: [0.15, 'Old houses of the Northeast; a trade of few specialists.'],
  description:
    'Split stone shingles graded S1 to S3, hung on copper nails with copper flashings. Extremely long-lived but heavy; repairs need a slater.',
  minSlope: '4:12',
  minSlopeNote:
    'The code asks for a headlap of 4 in from 4:12 to under 8:12, 3 in to under 20:12, and 2 in above (IRC R905.6, as adopted); the slate source may ask for more.',
  typicalLifeYears: [40, 125],
  lifeNote: 'ASTM grade life: S1 over 75 years, S2 40-75, S3 20-40; flashings wear first.',
  weightPsf: [7, 40],
  weightNote: 'Slate of 3/16 to 1/4 in weighs 7 to 10, 3/8 to 1/2 in 15 to 20, and 3/4 to 1 in 30 to 40.',
  materials: [
    'Unfading green or purple Vermont, S1',
    'Gray-black Pennsylvania, check grade',
    'Welsh heather or Spanish import with certificate',
    'Graduated thickness or random width patterns',
    '16 oz cold-rolled copper for valleys',
  ],
  fasteners: [
    'Solid copper slater nails, 10-11 ga, twice slate thickness plus 1 in',
    'Stainless ring-shank where deck is hard',
    'Slate hooks or bibs for repairs only',
    'Nails left a hair loose so slate hangs',
  ],
  underlayment: [
    '30 lb felt or vapor-permeable sheet, 2 in laps',
    'Copper-safe ice barrier at eaves where ice has backed up water before (IRC R905.1.2)',
    '1 in plank or 3/4 in ply able to hold nails without vibration',
  ],
  standards: [
    {
      id: 'ASTM C406',
      covers: 'Roofing slate grades S1, S2, S3 and expected life',
      source: 'ASTM C406-00 catalogue content and Schieferlexikon page on ASTM C406',
    },
    {
      id: 'ASTM C120',
      covers: 'Flexure and breaking load of slate',
      source: 'ASTM C406-00 catalogue content and Schieferlexikon page on ASTM C406',
    },
    {
      id: 'ASTM C121',
      covers: 'Water absorption of slate',
      source: 'ASTM C406-00 catalogue content and Schieferlexikon page on ASTM C406',
    },
    {
      id: 'ASTM C217',
      covers: 'Weather resistance, acid softening depth',
      source: 'ASTM C406-00 catalogue content and Schieferlexikon page on ASTM C406',
    },
    { id: 'ASTM B370', covers: 'Cold-rolled copper sheet and strip for flashings', source: 'expert knowledge' },
    { id: 'UL 790', covers: 'Exterior fire with noncombustible stone', source: 'expert knowledge' },
  ],
  inspectionPoints: {
    field: [
      { check: 'Slipped or missing', criterion: 'there are fewer than 2 percent of the slope' },
      { check: 'Delamination', criterion: 'a thumb rubs off no powder' },
      { check: 'Cross-ribbons', criterion: 'none is open to the weather' },
      { check: 'Nail-hole wear', criterion: 'no slot is longer than 1/8 in' },
    ],
    flashings: [
      { check: 'Valley copper', criterion: 'there are no pinholes and no green channels worn thin' },
      { check: 'Chimney step', criterion: 'each course has one piece, and the lead counterflashing is tight' },
      { check: 'Dormer cheek', criterion: 'the copper runs 4 in under the slate' },
      { check: 'Pan joint', criterion: 'the solder is unbroken' },
    ],
    penetrations: [
      { check: 'Pipe lead', criterion: 'it is dressed onto the slate and has a bib', isCommon: true },
      { check: 'Lightning rods', criterion: 'their clamps do not sit on slate holes' },
      { check: 'Skylight curb', criterion: 'there is a copper saddle on its upper side' },
      { check: 'Old bracket nails', criterion: 'hooks have replaced them' },
    ],
    drainage: [
      { check: 'Open valley width', criterion: 'it is 3 to 5 in, wider toward the eave' },
      { check: 'Hung gutter', criterion: 'its lip is lower than the slate line' },
      { check: 'Snow slide path', criterion: 'rows of guards protect the eave' },
      { check: 'Scupper copper', criterion: 'the solder has no cracks' },
    ],
    edges: [
      { check: 'Eave starter', criterion: 'it is doubled, and butts cover the joints' },
      { check: 'Rake overhang', criterion: 'it is 1/2 to 1 in with an even line' },
      { check: 'Ridge combing', criterion: 'it laps away from the storm side' },
      { check: 'Barge slates', criterion: 'each has two nails and no lifted corner' },
    ],
    interior: [
      { check: 'Daylight scan', criterion: 'there are pinpoints of light only, and none along a course' },
      { check: 'Nail rust', criterion: 'no board shows a streak of iron', isCommon: true },
      { check: 'Plank voids', criterion: 'no board is split under the nails' },
      { check: 'Truss sign', criterion: 'nothing bows under the weight of the stone' },
    ],
    systemSpecific: [
      {
        check: 'Grade test report',
        criterion: 'ASTM C406 class, flexure, and absorption are on file',
        scale: 'criterion',
      },
      { check: 'Headlap', criterion: 'measure five slates; 3 in or 4 in is usual', scale: 'measure' },
      { check: 'Sound test, dull slates of 20', criterion: 'tap and count; sound stone rings clear', scale: 'measure' },
      {
        check: 'Side lap',
        criterion: 'joints are offset at least 3 in from those in the next course',
        scale: 'criterion',
      },
      { check: 'Repair map', criterion: 'hooks and bibs are under 10 percent of the slope', scale: 'criterion' },
    ],
  },
  commonDefects: [
    {
      name: 'Broken slate',
      looks: 'a clean edge with a corner missing',
      cause: 'foot traffic or a falling limb',
      remedy: 'rip out the piece and hang a match on a copper hook',
    },
    {
      name: 'Slipped slate',
      looks: 'gap with a bare nail shank showing',
      cause: 'iron nail rusted through, or hole worn wide',
      remedy: 'rehang with copper nail or hook',
    },
    {
      name: 'Soft flaking',
      looks: 'powder comes off when rubbed',
      cause: 'low-grade ribbon stone at the end of its life',
      remedy: 'replace the slope with S1 stone',
    },
    {
      name: 'Worn valley',
      looks: 'pinholes along the groove',
      cause: 'runoff scouring thin copper',
      remedy: 'reline with 20 oz copper',
    },
    {
      name: 'Nail driven through the lap',
      looks: 'a drip that follows a nail shank',
      cause: 'hole punched at the wrong height',
      remedy: 'remove, punch a new hole and rehang',
    },
    {
      name: 'Ice lift',
      looks: 'eave courses bowed upward',
      cause: 'ice backing up behind a cold eave',
      remedy: 'relay over a copper-safe ice barrier and insulate the eave',
    },
    {
      name: 'Galvanized flashing rust',
      looks: 'orange streaks below a wall',
      cause: 'steel flashing laid under long-life stone',
      remedy: 'replace in copper while the courses are lifted',
    },
    {
      name: 'Tar patches',
      looks: 'black smears over joints',
      cause: 'cement used in place of a hook repair',
      remedy: 'remove the smeared slates and rehang sound ones',
    },
  ],
  installationSteps: [
    {
      step: 'Review ASTM C406 certificate and ring-test a sample',
      checkpoint: 'grade and thickness were accepted before staging',
    },
    {
      step: 'Set cant and double the eave course',
      checkpoint: 'the first row is raised to match the slope of the courses above',
    },
    { step: 'Snap exposure lines', checkpoint: 'exposure equals the slate length minus the headlap, divided by two' },
    {
      step: 'Hang each slate on two copper nails',
      checkpoint: 'the slate moves slightly, and its head is not drawn tight',
    },
    { step: 'Offset side joints', checkpoint: 'they are at least 3 in from the joint below' },
    {
      step: 'Install copper step flashing per course',
      checkpoint: 'each course has one piece, and none is soldered into a long strip',
    },
    { step: 'Trim the open valley', checkpoint: 'the cut is straight, with 4 in of copper showing' },
    {
      step: 'Finish ridge with saddle or comb slates',
      checkpoint: 'every nail is covered and bedded as in the detail',
    },
    { step: 'Final binocular count', checkpoint: 'there is no broken slate and no repair hook in new work' },
    {
      step: 'Set snow guards and clean down',
      checkpoint: 'guards follow the drawn pattern, and gutters are emptied of chips',
    },
  ],
  stormDamageSigns: {
    hail: 'Slates have round punched holes with bright stone or split corners; look at the copper for dents too.',
    wind: 'Combs and rakes are missing, or slates hang on a single nail and have scraped their neighbors.',
    debris: 'A vertical line of breaks lies under a limb, or the gutter is crushed.',
    water: 'Stains track from pinholes in a valley, and from the eave after ice.',
  },
  warrantyTerms: {
    manufacturerMaterial:
      'Quarry warrants grade and thickness, often 75 years for S1; natural color class is labeled unfading or weathering.',
    workmanship: '5-10 years, with longer terms offered by some specialist slaters.',
    exclusions: [
      {
        exclusion: 'Weathering color of listed stones',
        test: 'read the color class on the certificate, and compare the tone with a covered head',
      },
      {
        exclusion: 'Breakage by others walking the roof',
        test: 'map breaks along the lines of chimney, cable, and painter visits',
      },
      {
        exclusion: 'Iron-nail remainder on reused slopes',
        test: 'mark the old slopes, and test a drawn nail with a magnet',
      },
      {
        exclusion: 'Staining from copper patina',
        test: 'see whether the green lies below copper only and the stone under it is sound',
      },
    ],
    maintenanceDuties: [
      {
        duty: 'Hire slaters for every repair',
        proof: 'repair invoices name a slater, and repairs show hooks or bibs, not tar',
      },
      {
        duty: 'No roof cement on copper or stone',
        proof: 'there is no black on stone or metal, and joints are soldered',
      },
      { duty: 'Stock salvage for future matches', proof: 'slates are counted by size in the store' },
    ],
  },
  seasonalTasks: {
    spring: [
      'Rehang slates that slipped in frost',
      'Look for winter tears and pinholes in copper valleys',
      'Count slates in the gutters and flag their slope',
    ],
    summer: [
      'Clear valleys and leave copper bare, unpainted and untarred',
      'Tap-test slopes that lost slates last winter',
      'Rehang sliders while scaffolds are cheap and stone is dry',
    ],
    fall: [
      'Reset bronze snow guards before the first snow',
      'Sweep leaves from valleys and saddle ridges',
      'Check eave gutters and hangers for the snow load ahead',
    ],
    winter: [
      'Warn occupants about snow slides below unguarded eaves',
      'Stay off iced stone and view the slopes by binoculars',
      'Note icicle lines that show a failed eave sheet',
    ],
  },
  leakInvestigation: [
    'Match ceiling mark to a nail line and to copper valleys above',
    'Scan slope from ground, flag missing or slipped slates',
    'Lift three slates with ripper above entry and read nail rust',
    'Check copper with bright light behind for pinholes',
    'Pour a cup per slate joint to find side-lap failure',
    'Water test the chimney from the pan upward',
    'Make the hook repair and repeat the cup test',
    'Record the hook, slate size and slope on the repair map for the owner',
  ],
  contractNotes: [
    'Slate is supplied to the ASTM C406 grade shown with its test certificate; natural veining and color variation are accepted.',
    'Reclaimed slates vary in tone and thickness; visible slopes are blended first and remaining stock is left with the owner.',
    'An engineer confirms the dead load for the chosen slate thickness (7-40 psf) before ordering.',
    'Copper valleys and flashings wear faster than stone; the slate warranty does not include replacing them.',
    'Breakage of existing slates during access is limited to the listed percentage and replaced from salvage.',
    'Where iron nails are found, affected areas are rehung in copper at the unit price per square.',
  ],
  factSources: [
    {
      fact: 'Grades S1-S3 and service life',
      source: 'ASTM C406-00 catalogue content and Schieferlexikon page on ASTM C406',
    },
    {
      fact: 'Slate weights by thickness',
      source: 'US Army TI 809-53 (1999), Table 8-1 Weight of Common Slate and Tile Roofings',
    },
    {
      fact: 'Slate min slope 4:12 (code summary)',
      source: 'Minimum flat roof slope IBC summary page (web.app) listing slate 4:12 and wood shakes 3:12',
    },
    {
      fact: 'Hook, copper strip and tab repair methods',
      source: 'InterNACHI, Mastering Roof Inspections: Slate Roofs, Part 11',
    },
    { fact: 'All other entries for this system', source: 'expert knowledge' },
  ],
}
