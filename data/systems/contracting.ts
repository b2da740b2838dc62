/** What a contract for each roof has to say that no other record of the system holds. */
import type { SystemSlug, SystemUnit } from './types'

export interface ContractFacts {
  /** Work that is priced per unit before the roof is opened. */
  hidden: readonly (readonly [work: string, unit: SystemUnit])[]
  /** When the crew stops for weather. */
  weather: string
  /** The materials whose quotations carry the price. */
  priceDriver: string
  notIncluded: readonly string[]
  protection: readonly string[]
  /** What stops the water until the repair, in working order. */
  temporary: readonly string[]
  /** Papers and proofs handed over at the end. */
  closeout: readonly string[]
  /** What the crew that does this work has to show. */
  qualification: readonly string[]
}

export const contracting: Readonly<Record<SystemSlug, ContractFacts>> = {
  'asphalt-shingles': {
    hidden: [
      ['Replace rotted or delaminated OSB or plywood with sheathing of equal thickness', 'SF'],
      ['Remove a further shingle layer found under the first', 'SQ'],
      ['Replace rotted fascia or subfascia at the eaves', 'LF'],
      ['Sister or replace a cracked rafter end', 'LF'],
    ],
    weather:
      'No shingle is laid on wet or frosted sheathing; in cold that keeps strips from bonding, tabs are hand-sealed or the slope waits.',
    priceDriver: 'laminated shingles, ridge cap and synthetic underlayment',
    notIncluded: [
      'Gutters, soffit and siding',
      'Painting of fascia after new drip edge',
      'Ceiling touch-up for nail pops from hammering',
    ],
    protection: [
      'Tarps from the eave over beds and siding before the first shingle is stripped',
      'Attic goods covered by Owner, since granules fall through board gaps',
    ],
    temporary: [
      'Anchor a tarp over the ridge, its edges rolled on battens, nailed in as few places as will hold it',
      'Slip metal or underlayment under the course above a hole and seal it with roof cement',
      'Hand-seal creased tabs that still lie flat on the windward rake',
      'Close a broken pipe collar with a split repair boot',
    ],
    closeout: [
      'Shingle wrapper with the lot and the nail count per shingle',
      'Photos of ice barrier and step flashing before they were covered',
      'Ventilation worksheet with net free area of intake and ridge',
      'Receipt for registration of the shingle warranty',
    ],
    qualification: [
      'Foreman certified by the shingle maker where the extended cover asks for it',
      'Nailing checked by the foreman on each slope: flush, straight, on the line',
    ],
  },
  'metal-roofing': {
    hidden: [
      ['Shim or plane the deck to the flatness that the panel maker asks for', 'SF'],
      ['Replace decayed purlin or batten under the old panels', 'LF'],
      ['Separate dissimilar metal found at a valley or wall with new flashing', 'LF'],
      ['Replace sheathing that no longer holds clip screws', 'SF'],
    ],
    weather:
      'Long panels are not lifted or hemmed in gusts above the limit set by the foreman, and no one walks panels with dew or frost on them.',
    priceDriver: 'steel or aluminum coil, trim stock and clips',
    notIncluded: [
      'Snow retention that is not listed by rail count',
      'Lightning protection and its bonding',
      'Insulation or vapor retarder below the deck',
    ],
    protection: [
      'Panels cut with shears or nibbler; hot sparks from abrasive wheels kept off the finish',
      'Swarf blown off painted panels at the end of each day',
    ],
    temporary: [
      'Lay and batten a loose panel flat, screwed through ribs and sealed with butyl under each screw head',
      'Bridge a split seam with reinforced butyl tape after the pan is dried and wiped',
      'Fit oversize sealing-washer screws where fasteners have backed out',
      'Cover a lost ridge with membrane held by closure strips and battens',
    ],
    closeout: [
      'Coil tag with alloy, gauge, coating and paint system',
      'Panel layout with clip spacing for field, edge and corner',
      'Touch-up paint of the same lot',
      'Finish and weathertightness warranty papers, each with its own term',
    ],
    qualification: [
      'Seamer operator trained on the profile, with the machine set on a test pan',
      'Shop drawings of eave, ridge and valley read before trim is bent',
    ],
  },
  'clay-tile': {
    hidden: [
      ['Replace battens and counter-battens that have rotted under the tile', 'LF'],
      ['Replace decayed sheathing below worn-out felt', 'SF'],
      ['Supply reclaimed tile of matching profile beyond the breakage allowance', 'EA'],
      ['Rebuild a broken ridge or hip nailer', 'LF'],
    ],
    weather: 'Ridge mortar is not laid in frost or before driving rain, and wet barrels are not walked.',
    priceDriver: 'fired clay tile, freight from the kiln and copper flashing',
    notIncluded: [
      'Engineering of the frame and any strengthening',
      'Removal and resetting of solar mounts between barrels',
      'Cleaning of lichen from tile that stays',
    ],
    protection: [
      'Tile stacked by weight over bearing lines, never in one bay',
      'Padded boards laid before anyone crosses finished barrels',
    ],
    temporary: [
      'Slide a sheet of coated metal under the course above a missing barrel and hook it',
      'Hang a loose tile with a wire or hook after its neighbors are checked',
      'Weight a tarp with sandbags over padded boards; nothing is nailed through sound tile',
      'Pack an opened ridge with membrane and bags until it can be bedded again',
    ],
    closeout: [
      'Engineer’s letter on the dead load of the chosen profile',
      'Maker’s freeze-thaw grade certificate for the batch',
      'Pallet of reserve tile, counted and its storage place noted',
      'Photo record of underlayment and battens before loading',
    ],
    qualification: [
      'Setters trained on barrel tile; proof of the tile industry course where the state asks for it',
      'A walker named who shows other trades where to step',
    ],
  },
  'concrete-tile': {
    hidden: [
      ['Replace broken or sagging battens beneath interlocking tile', 'LF'],
      ['Replace rotted sheathing at eave risers and valleys', 'SF'],
      ['Change cracked units found while lifting tile, beyond the listed percentage', 'EA'],
      ['Renew corroded valley metal found under cut tile', 'LF'],
    ],
    weather:
      'Foam or mortar for ridges is set only within the temperatures on its label, and wet slurry-coated tile is not walked.',
    priceDriver: 'concrete tile, hip and ridge units and battens',
    notIncluded: [
      'Recoloring of weathered tile that stays',
      'Framing repairs for a heavier unit',
      'Bird stops where none are shown',
    ],
    protection: [
      'Loading spread four to six tiles high along the slope on both sides of the ridge',
      'Wet sawing with dust control, slurry kept off walls and drives',
    ],
    temporary: [
      'Lift the course above and slip a flat metal plate beneath a broken interlocking unit',
      'Foam or clip a slipped unit that is still whole',
      'Tarp over boards on the head laps, held by bags at the ridge',
      'Clear and seal a blocked valley pan with membrane under the cut edges',
    ],
    closeout: [
      'Delivery ticket with the weight of the tile per square',
      'Attachment schedule for field, edge and ridge by wind zone',
      'Reserve units of the same run left on site',
      'Underlayment brand, laps and date laid',
    ],
    qualification: [
      'Crew trained on the fastening tables of the tile industry guide for the local wind zone',
      'Silica plan for cutting: wet saw or shroud',
    ],
  },
  slate: {
    hidden: [
      ['Rehang slates from iron nails on copper', 'SQ'],
      ['Replace split or gapped sheathing boards', 'SF'],
      ['Supply matching salvage slate beyond the listed number', 'EA'],
      ['Replace valley copper worn through under the stone', 'LF'],
    ],
    weather: 'Stone is not hung on ice, and soldering stops in wind or rain that chills the seam.',
    priceDriver: 'graded roofing stone, sheet copper and copper nails',
    notIncluded: [
      'Repointing of chimneys and parapets',
      'Snow guards beyond the listed pattern',
      'Ornamental ridge iron and finials',
    ],
    protection: [
      'Hook ladders with padded bearers; no foot on the stone',
      'Boards over glass and porches below every working slope',
    ],
    temporary: [
      'Drive a copper bib under the joint of a broken slate after clearing the pieces',
      'Hang a sound slate from a hook where the nail has let go',
      'Cover an opened hip with lead or membrane dressed over the courses',
      'Net or cordon the ground below stones that may slide',
    ],
    closeout: [
      'Quarry certificate of grade and thickness',
      'Nail and copper weights used',
      'Plan of salvaged and new stone by slope',
      'Spare slates left, counted by size',
    ],
    qualification: [
      'A slater with years on stone named for the work; references of two finished roofs',
      'Sheet-metal worker who solders copper seams',
    ],
  },
  'cedar-shake': {
    hidden: [
      ['Replace skip boards that are split or no longer hold nails', 'LF'],
      ['Add solid decking at eaves where the code asks for it', 'SF'],
      ['Clear empty nests and waste from the space between boards', 'HR'],
      ['Replace rotted barge boards behind the rake', 'LF'],
    ],
    weather:
      'Shakes are laid dry to the touch or with the gap that wet wood needs, and treatment is not brushed on before rain.',
    priceDriver: 'graded shakes, factory treatment and stainless nails',
    notIncluded: [
      'Approval of a wood roof by insurer or association',
      'Later oil or preservative coats',
      'Removal of overhanging limbs',
    ],
    protection: [
      'Dust and splinters screened from attic air handlers',
      'No smoking or cutting sparks on or below stacked bundles',
    ],
    temporary: [
      'Drive a metal shim up under a split shake until it covers the keyway',
      'Lay interlay felt and loose shakes over a bare strip, nailed to the boards',
      'Stretch a tarp from ridge to eave with battens into the skip boards',
      'Plug a lost ridge unit with felt and a bent metal cap',
    ],
    closeout: [
      'Grade label and treatment certificate from the bundles',
      'Fire classification paper of the whole assembly',
      'Spacing and exposure recorded per slope',
      'Schedule for the first re-treatment',
    ],
    qualification: [
      'Installer trained by the shake bureau, or two finished wood roofs as proof',
      'Crew with a charged extinguisher at each slope',
    ],
  },
  'synthetic-slate': {
    hidden: [
      ['Overlay an uneven deck with plywood to reach 1/8 in in 2 ft', 'SF'],
      ['Replace soft sheathing under removed stone or shingles', 'SF'],
      ['Replace framing members that sag below the tolerance', 'LF'],
      ['Renew sidewall flashing that cannot be reused with thicker tile', 'LF'],
    ],
    weather:
      'Polymer tile is laid only above the maker’s temperature, warmed and blended from several pallets, since cold tile curls.',
    priceDriver: 'polymer tile, starter units and the listed fire-rated underlayment',
    notIncluded: [
      'Screens for reflecting windows',
      'Real stone or metal ornaments',
      'Mock-ups beyond the first signed one',
    ],
    protection: [
      'Bundles stored flat in shade until they are nailed',
      'Solvents and hot tools kept away from laid tile',
    ],
    temporary: [
      'Slip a flexible repair tile or membrane patch beneath the cracked piece',
      'Nail a lifted tile through its marked zone and seal the head',
      'Tarp the slope with battens at the ridge and no fasteners through exposed tile faces',
      'Cap an open hip with starter strip and butyl',
    ],
    closeout: [
      'Fire listing number with the underlayment that was laid',
      'Signed mock-up of the color blend',
      'Lot numbers per slope for the maker’s registration',
      'Box of attic stock from the same production',
    ],
    qualification: [
      'Installer on the tile maker’s certified list',
      'Nailing trained on the maker’s gauge: two nails, in the marked zone',
    ],
  },
  'solar-shingles': {
    hidden: [
      ['Replace the main service panel or breaker that the interconnection needs', 'LS'],
      ['Strengthen or level rafters under active rows', 'LF'],
      ['Reroute a vent or flue that shades the array', 'EA'],
      ['Replace sheathing that will not hold module fasteners', 'SF'],
    ],
    weather: 'Modules are not handled in rain, wind or lightning, and live connectors are never opened.',
    priceDriver: 'active shingles, inverter and matching dead shingles',
    notIncluded: [
      'Utility upgrades on the street side of the meter',
      'Battery, car charger and monitoring fees',
      'Tree work for shade',
    ],
    protection: [
      'Array covered or shut down before anyone works in its wiring',
      'Glass faces kept free of tools, boots and ladders',
    ],
    temporary: [
      'Shut down at the rapid-shutdown switch, lock it and label it',
      'Have the electrician isolate the string with the broken piece before the roof is touched',
      'Cover the opening with membrane under the course above, clear of wiring',
      'Tape and cap loose connectors inside a dry box until they are replaced',
    ],
    closeout: [
      'Single-line diagram and string map as built',
      'Commissioning sheet with insulation and open-circuit readings',
      'Permission to operate from the utility',
      'Weathertight and power warranties as two papers',
    ],
    qualification: [
      'Licensed electrical contractor named for all DC and AC work',
      'Roof crew on the shingle maker’s certified list',
    ],
  },
  'tpo-roofing': {
    hidden: [
      ['Replace wet insulation shown by the moisture scan', 'SF'],
      ['Replace rusted or punctured steel deck', 'SF'],
      ['Add tapered insulation where water stands after 48 hours', 'SF'],
      ['Replace rotted perimeter nailers', 'LF'],
    ],
    weather:
      'Sheet is not welded on damp or frosty surfaces; a test weld is made each morning, at noon and after each change in temperature.',
    priceDriver: 'TPO sheet, polyiso board and fasteners',
    notIncluded: ['Lifting or moving of rooftop units', 'Plumbing below the drain bowl', 'Interior ceiling repairs'],
    protection: [
      'Walk boards on finished white sheet along every haul route',
      'Night seal at each day’s edge, welded or bedded in sealant and weighted',
    ],
    temporary: [
      'Clean and prime the cut, then weld a patch or roll on cover strip that reaches 2 in past it',
      'Ballast a flapping sheet with bags, not loose pavers, and screw a batten bar along the torn row',
      'Clear drains and open scuppers before anything else',
      'Seal a lifted edge with termination bar and water block',
    ],
    closeout: [
      'Weld log with test strips by day and machine',
      'Pull-out test of fasteners and the pattern used by zone',
      'Edge-metal test number to ES-1',
      'Maker’s inspection report and final warranty',
    ],
    qualification: [
      'Applicator approved by the sheet maker for the warranty chosen',
      'Welder operator who makes and peels his own test strips',
    ],
  },
  epdm: {
    hidden: [
      ['Replace saturated board below the rubber', 'SF'],
      ['Renew shrunken base flashing with a reinforced strip', 'LF'],
      ['Repair deck under removed ballast', 'SF'],
      ['Replace split wood nailers at curb or edge', 'LF'],
    ],
    weather:
      'Primer, tape and bonding adhesive are used only on dry rubber within the temperatures on the can, and never over dew.',
    priceDriver: 'rubber membrane, splice tape, primer and bonding adhesive',
    notIncluded: [
      'Engineering of deck for returned stone',
      'White coating over black rubber',
      'Grease guards at kitchen exhausts',
    ],
    protection: [
      'Ballast moved in low windrows, never heaped at midspan',
      'Oil and fuel from equipment kept off the membrane on drip trays',
    ],
    temporary: [
      'Wash, dry and prime the tear, then roll on a cured patch with rounded corners',
      'Weight a billowed sheet with bags from the edge inward',
      'Close an open splice with uncured cover tape after cleaning both faces',
      'Reset a pulled flashing with water block under a batten bar',
    ],
    closeout: [
      'Splice log: primer, tape lot, roller used, temperatures',
      'Ballast weight per square foot on a plan',
      'List of T-joints patched and probed',
      'Membrane maker’s warranty with its labor tier',
    ],
    qualification: [
      'Crew approved by the rubber maker for tape splices',
      'Splice foreman who rolls every seam with a 2 in steel roller and checks it',
    ],
  },
  pvc: {
    hidden: [
      ['Lay a separation sheet over asphalt or polystyrene that was not shown', 'SF'],
      ['Replace wet board under the vinyl', 'SF'],
      ['Replace brittle unreinforced sheet at the tie-in', 'SF'],
      ['Renew grease-soaked sheet and board beside exhaust fans', 'SF'],
    ],
    weather: 'Old vinyl is neither walked nor cut below freezing, and no seam is welded over moisture or grease film.',
    priceDriver: 'vinyl sheet, KEE sheet at exhausts and plate fasteners',
    notIncluded: [
      'Cleaning of kitchen ducts and fans',
      'Grease containment service',
      'Testing of chemicals not on the maker’s list',
    ],
    protection: [
      'Bitumen, solvent and foam offcuts kept away from new vinyl',
      'Slip sheets under every pallet and sleeper',
    ],
    temporary: [
      'Degrease, wipe with the maker’s cleaner and hot-air weld a round-cornered patch',
      'Lay new sheet over a shattered area and strip it in at sound edges',
      'Bar down a sheet that has pulled from the wall and seal the top',
      'Put absorbent and a sacrificial sheet beneath leaking exhaust units',
    ],
    closeout: [
      'Weld samples by day, peeled and labeled',
      'Grease plan with KEE areas marked',
      'Separation layers recorded under each area',
      'Sheet maker’s warranty with the chemical list attached',
    ],
    qualification: [
      'Applicator authorized by the vinyl maker',
      'Hand welders tested on corners and pipes before details start',
    ],
  },
  'modified-bitumen': {
    hidden: [
      ['Replace wet insulation mapped by the survey', 'SF'],
      ['Remove a blistered ply down to sound felt', 'SF'],
      ['Replace wall cants and nailers', 'LF'],
      ['Rebuild a drain sump for three plies', 'EA'],
    ],
    weather:
      'Adhesive and self-adhered plies stop below the label temperature; rolls are kept on end, dry and relaxed before laying.',
    priceDriver: 'SBS and APP sheets, cold adhesive and cover board',
    notIncluded: [
      'Open-flame application',
      'Aluminum or white coating unless listed',
      'Odor ventilation of the building',
    ],
    protection: [
      'Intakes covered and occupants told on adhesive days',
      'Granule sheet kept from scuffs by boards at hoists',
    ],
    temporary: [
      'Dry the split, bed a ply in flashing cement and press granules in',
      'Cut a water-filled blister on one edge, drain it and strip it in',
      'Nail and three-course a flashing that has slid from the wall',
      'Dam and pump standing water from the low corner',
    ],
    closeout: [
      'Roll lots, adhesive gallons per square and batch records',
      'Lap checks with bleed-out photographed',
      'Core plugs refilled and marked',
      'Ply drawing with the warranty',
    ],
    qualification: [
      'Crew trained in cold-adhesive and self-adhered plies',
      'Foreman who keeps the gallons-per-square log by section',
    ],
  },
  'built-up-roof': {
    hidden: [
      ['Remove plies beyond the number seen in the cores', 'SQ'],
      ['Replace wet or crumbled insulation below felts', 'SF'],
      ['Replace deck with open joints or decay', 'SF'],
      ['Sample and test felts and mastics for asbestos', 'EA'],
    ],
    weather: 'Felts are not mopped on damp decks, and bitumen that cools below the equiviscous range is not used.',
    priceDriver: 'felts, asphalt by the ton and gravel',
    notIncluded: [
      'Asbestos abatement',
      'Ceiling protection against drips through open joints',
      'Clearing of loose gravel from gutters in later years',
    ],
    protection: [
      'Kettle set downwind with a barrier, an extinguisher and an attendant',
      'Hoist side of the wall sheeted against splashes',
    ],
    temporary: [
      'Spade the gravel back, dry the felt and three-course the split in cement and mesh',
      'Patch a puncture with two plies in cold cement, wider each time',
      'Reset slipped base flashing under a termination bar',
      'Free drains of gravel and fit a strainer',
    ],
    closeout: [
      'Bitumen tickets with softening point and temperatures logged',
      'Ply count proven by cores and refilled',
      'Gravel weight per square',
      'Asbestos laboratory results kept with the file',
    ],
    qualification: [
      'Kettle attendant named, trained and never away while it is lit',
      'Mop crew with burn protection checked each morning',
    ],
  },
  'spray-foam': {
    hidden: [
      ['Remove wet or delaminated foam and refill to height', 'SF'],
      ['Scarify and refill blistered foam below the coating', 'SF'],
      ['Replace rusted deck found under removed foam', 'SF'],
      ['Build up foam to drain a pond', 'SF'],
    ],
    weather:
      'Foam is not sprayed above the wind limit of the contract, on a substrate within 5 °F of the dew point, or before rain.',
    priceDriver: 'two-component foam sets and elastomeric coating',
    notIncluded: [
      'Recoating at the end of the coating term',
      'Repair of bird or hail holes after acceptance',
      'Cleaning of cars left inside the overspray zone',
    ],
    protection: [
      'Cars moved, wind screens up and neighbors told before spraying starts',
      'Air intakes sealed, occupants out of the area for the hours on the data sheet',
    ],
    temporary: [
      'Dig the wet hole dry, fill it with sealant flush to the film and overlap the coat',
      'Cover torn foam with reinforced patch and compatible coating',
      'Shade bare foam from the sun with a primer coat within days',
      'Cut a channel to the drain where foam holds water',
    ],
    closeout: [
      'Daily log of substrate, dew point, wind and set lots',
      'Slit samples and D7119 cores with depth and mils',
      'Map of thickness and coating coverage',
      'Recoat date written on the plan',
    ],
    qualification: [
      'Rig and crew accredited for roofing foam by the trade body',
      'Sprayer with respirator fit test and medical clearance on file',
    ],
  },
  'silicone-coating': {
    hidden: [
      ['Replace wet insulation found by the survey before coating', 'SF'],
      ['Prime an area where the peel test fails', 'SF'],
      ['Reinforce split seams of the old roof with fabric', 'LF'],
      ['Add gallons for a rougher surface than sampled', 'GAL'],
    ],
    weather:
      'Silicone goes on a clean, dry roof with no rain due inside its skin time, and not on ponds, frost or dew.',
    priceDriver: 'high-solids silicone, primer and seam fabric',
    notIncluded: [
      'Cleaning beyond the listed washing',
      'Later recoats, which must be silicone',
      'Grip lanes where none are drawn',
    ],
    protection: [
      'Overspray kept off glass and cars; rollers used on the windward edge',
      'Wet film fenced and signed as slippery until cured',
    ],
    temporary: [
      'Dry, clean and trowel silicone mastic with fabric over the leaking seam',
      'Seal a nick in the film with the same maker’s sealant only',
      'Route ponded water to the drain and dam the rest',
      'Patch bare substrate with compatible tape that can be coated later',
    ],
    closeout: [
      'Peel tests by patch with pounds per inch',
      'Wet-mil readings mapped to gallons and drum lots',
      'Moisture survey with replaced areas',
      'Ponding plan accepted by the silicone maker',
    ],
    qualification: [
      'Applicator approved by the silicone maker',
      'Gauge reader who records wet mils every 100 square feet or as the plan says',
    ],
  },
  'acrylic-coating': {
    hidden: [
      ['Replace rusted fasteners and panels before coating metal', 'EA'],
      ['Replace wet board under an aged membrane', 'SF'],
      ['Treat bleeding rust or asphalt with a blocking primer', 'SF'],
      ['Correct drainage where the acrylic would stand in water', 'SF'],
    ],
    weather: 'Acrylic needs a drying day: no coat with rain, dew or less than 50 °F due before it has set.',
    priceDriver: 'acrylic by the gallon, base primer and polyester fabric',
    notIncluded: ['Ponding areas and their drainage', 'Washing in later years', 'Structural repair of panels'],
    protection: [
      'Downspouts disconnected while washing so that sludge stays off paving',
      'Vehicles outside the overspray zone on posted days',
    ],
    temporary: [
      'Dry the opened joint, bed fabric in acrylic mastic and cap it when the weather allows',
      'Fit a sealing washer and dome to the leaking fastener',
      'Cover a washed-off coat with a sheet until it can cure',
      'Open clogged gutters that back water over the film',
    ],
    closeout: [
      'Adhesion patches read after 7 days',
      'Gallons, coats and dry mils by section',
      'Weather log for each coat',
      'Ponding map with areas left outside the warranty',
    ],
    qualification: [
      'Coating crew approved by the acrylic maker',
      'Person named who judges dew point and forecast before each coat',
    ],
  },
  'polyurea-coating': {
    hidden: [
      ['Grind and rebuild weak concrete found by pull tests', 'SF'],
      ['Treat joints wider than the limit as movement joints', 'LF'],
      ['Apply a vapor primer where the RH test fails', 'SF'],
      ['Replace rotted or loose deck before spraying', 'SF'],
    ],
    weather: 'The plural rig stops in wind, drizzle or within 5 °F of the dew point, and drums are kept warm and dry.',
    priceDriver: 'isocyanate and resin drums, primer and aliphatic topcoat',
    notIncluded: [
      'Indoor drum storage and rig power unless priced',
      'Renewal of the aliphatic finish',
      'Structural crack repair',
    ],
    protection: [
      'Exclusion zone roped, intakes sealed and cars moved before spraying',
      'Edges masked, since overspray cannot be washed away',
    ],
    temporary: [
      'Grind, prime and brush two-part patch compound over the cut',
      'Seal around a new anchor with the same maker’s joint sealant',
      'Cover bare concrete with sheet until the rig can return',
      'Divert water from an opened joint with foam rod and tape',
    ],
    closeout: [
      'Pull-off results and RH readings by grid',
      'Ratio, temperature and pressure log of the rig',
      'Spark test report with repairs',
      'Average and minimum mils on a map',
    ],
    qualification: [
      'Plural-component operator certified on the rig',
      'Isocyanate program: supplied air, fit test, medical review',
    ],
  },
  'roll-roofing': {
    hidden: [
      ['Replace rotted porch or shed boards', 'SF'],
      ['Remove a second roll layer found at the rake', 'SQ'],
      ['Replace a soft rafter tail or ledger', 'LF'],
      ['Build up slope where the deck runs below 1:12', 'SF'],
    ],
    weather: 'Rolls are warmed flat before laying, and lap cement is not spread on wet, icy or dusty felt.',
    priceDriver: 'mineral rolls, lap cement and base felt',
    notIncluded: [
      'Rebuilding of the porch or shed below',
      'Use of the finished roof as a deck or store',
      'Matching of an older mineral shade',
    ],
    protection: [
      'Porch furniture and plants moved from under the work by Owner',
      'Cement wiped from siding before it skins',
    ],
    temporary: [
      'Re-bed an open lap in cement and nail it under a cover strip',
      'Cement a mineral patch over a puncture, edges toward the fall',
      'Batten the rake where wind has rolled the sheet back',
      'Tarp the small roof whole from wall to eave',
    ],
    closeout: [
      'Single or double coverage, as laid, with initials',
      'Roll label with weight and lot',
      'Lap width and cement quantity noted',
      'Photo of the sound deck before covering',
    ],
    qualification: [
      'Crew that lays double coverage with blind nails and full cement',
      'Slope measured by the foreman before the first roll',
    ],
  },
  'torch-down': {
    hidden: [
      ['Change a combustible detail to cold or self-adhered plies', 'LF'],
      ['Replace wet insulation or fiberboard before the flame comes', 'SF'],
      ['Close voids in wood walls and curbs against fire', 'LF'],
      ['Replace a decayed deck panel with fire-safe cover board', 'SF'],
    ],
    weather:
      'No torch is lit in wind that bends the flame, near dry leaves, or when two hours of watch no longer fit in the day.',
    priceDriver: 'APP and SBS cap sheets, base sheet and propane',
    notIncluded: [
      'Sprinkler or alarm work',
      'Aluminum coat due in the second month unless listed',
      'Night watchman beyond the logged fire watch',
    ],
    protection: [
      'Two charged extinguishers and a hose within reach of every torch',
      'Openings, nests and vents sealed before the flame is lit',
    ],
    temporary: [
      'Patch the opened lap cold with cement and a strip of cap sheet; no flame in an emergency call',
      'Bar and seal a flashing that has let go',
      'Sweep water to the drain and raise a dam at the door',
      'Inspect for hidden heat if a torch has been used in the last day',
    ],
    closeout: [
      'Fire-watch log with infrared readings by day',
      'Hot-work permits, all closed',
      'Torch certificates of the crew',
      'Bead and lap photographs with the sheet lots',
    ],
    qualification: [
      'Every torch hand holds a current torch-safety certificate',
      'Fire watch named who does nothing else until two hours after the last flame',
    ],
  },
  'green-roof': {
    hidden: [
      ['Lift and reset growing media for a repair below it', 'SF'],
      ['Replace a saturated drainage or insulation board', 'SF'],
      ['Repair membrane faults found by the leak scan', 'EA'],
      ['Add drains or overflow where the structure allows', 'EA'],
    ],
    weather:
      'Media is not blown or craned in high wind, and plants are not set in frost or in drought without water on hand.',
    priceDriver: 'engineered media, plant trays and crane time',
    notIncluded: [
      'Irrigation water and power',
      'Plant care after the establishment term',
      'Furniture, planters and lights',
    ],
    protection: [
      'Load spread by the crane plan; no heap above the engineer’s limit',
      'Protection board over tested membrane before any wheelbarrow',
    ],
    temporary: [
      'Clear the plant-free border and drains by hand and find the level of water',
      'Lift trays or media from the suspect square, weighed and set on spread boards',
      'Patch membrane with its own repair kit and fence the opening',
      'Bag and hold washed-out media with jute net',
    ],
    closeout: [
      'Engineer’s saturated-load letter',
      'Leak scan report before and after overburden',
      'Planting plan with species and establishment dates',
      'Irrigation start-up sheet and valve map',
    ],
    qualification: [
      'Membrane crew approved by its maker, separate from the planting crew',
      'Horticulturist or accredited professional named for plants and media',
    ],
  },
  'fluid-applied': {
    hidden: [
      ['Grind and fill weak deck found by adhesion pulls', 'SF'],
      ['Detail a crack wider than the limit with a fleece loop', 'LF'],
      ['Apply extra primer to a porous surface', 'SF'],
      ['Dry or replace a wet screed under the resin', 'SF'],
    ],
    weather:
      'Resin is mixed only within the temperature and humidity on its sheet, more than 5 °F above the dew point.',
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
      'Crew trained by the resin maker within its card’s term',
      'Mixer who keeps the catalyst table and fire rules for peroxide',
    ],
  },
}
