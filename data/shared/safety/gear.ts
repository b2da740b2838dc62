/** What each kind of protective gear has to meet, and how its wearer checks it. */
import type { GearKey } from '../system'

export interface Gear {
  /** Consensus standard or marking to look for. */
  standard: string
  /** Section of 29 CFR. */
  cite: string
  check: string
}

export const gearCatalog: Readonly<Record<GearKey, Gear>> = {
  harness: {
    standard: 'ANSI/ASSP Z359.11 harness; 5,000 lb connectors',
    cite: '1926.502(d)',
    check: 'Harness and lanyard: webbing, stitching, D-ring, hooks, label; fall indicator not pulled',
  },
  hardHat: {
    standard: 'ANSI/ISEA Z89.1',
    cite: '1926.100',
    check: 'Hard hat: shell whole and not chalky, suspension clicks in, date within the manufacturer’s limit',
  },
  hardHatE: {
    standard: 'ANSI/ISEA Z89.1, Type I, Class E',
    cite: '1926.100',
    check: 'Class E hard hat: no vents, no metal, no cracks, mark readable',
  },
  glasses: {
    standard: 'ANSI/ISEA Z87.1, marked Z87+',
    cite: '1926.102(a)',
    check: 'Safety glasses: lens clear, side shields in place',
  },
  sunGlasses: {
    standard: 'ANSI/ISEA Z87.1, Z87+ with U6 mark',
    cite: '1926.102(a)',
    check: 'Tinted glasses: tint even, wraps at the side, U mark readable',
  },
  goggles: {
    standard: 'ANSI/ISEA Z87.1; D3 splash, D4 dust',
    cite: '1926.102(a)',
    check: 'Goggles: seal soft all round, vents right for splash or dust',
  },
  faceShield: {
    standard: 'ANSI/ISEA Z87.1 shield, over glasses or goggles',
    cite: '1926.102(a)',
    check: 'Face shield: stays up and down, no crack, glasses worn under it',
  },
  heatShield: {
    standard: 'ANSI/ISEA Z87.1 shield and lens for the flame',
    cite: '1926.102(a)',
    check: 'Torch shield and glasses: no pits, lens shade as for the flame',
  },
  arcShield: {
    standard: 'ASTM F2178 shield, F1506 clothing; NFPA 70E rating',
    cite: '1926.28(a); 1926.95(a)',
    check: 'Arc shield and jacket: rating covers the task, clean and dry',
  },
  hearing: {
    standard: 'EPA noise reduction rating on the package',
    cite: '1926.52; 1926.101',
    check: 'Hearing protection: plugs clean and rolled in, muff cushions whole',
  },
  dustMask: {
    standard: 'NIOSH N95 or better (42 CFR 84)',
    cite: '1926.103; 1910.134',
    check: 'Dust mask: NIOSH mark, both straps, nose bent to fit, dry',
  },
  halfMask: {
    standard: 'NIOSH half mask, cartridge for the product (42 CFR 84)',
    cite: '1926.103; 1910.134',
    check: 'Half mask: valves flat, cartridge right and in date, seal check passed',
  },
  suppliedAir: {
    standard: 'NIOSH supplied-air respirator (SAR, 42 CFR 84), Grade D air',
    cite: '1926.103; 1910.134(i)',
    check: 'Airline hood: air tested, flow by the manufacturer’s gauge, hose and quick release sound',
  },
  workGloves: {
    standard: 'ANSI/ISEA 105, abrasion level',
    cite: '1926.95(a)',
    check: 'Work gloves: no holes, dry, right size',
  },
  cutGloves: {
    standard: 'ANSI/ISEA 105, cut level A4 or higher',
    cite: '1926.95(a)',
    check: 'Cut gloves: no cut through, palm grips, cuff covers the wrist',
  },
  chemGloves: {
    standard: 'Glove named on the data sheet; ASTM F739 data',
    cite: '1926.95(a)',
    check: 'Chemical gloves: right material, no swelling, air squeeze shows no pinhole',
  },
  heatGloves: {
    standard: 'ANSI/ISEA 105, conductive heat level',
    cite: '1926.95(a)',
    check: 'Heat gloves: dry, no holes, cuff closed over the sleeve',
  },
  rubberGloves: {
    standard: 'ASTM D120 class for the voltage; ASTM F696 leathers',
    cite: '1926.97(c)',
    check: 'Insulating gloves: air-tested and inspected before use, stamp within six months, leathers on',
  },
  sleeves: {
    standard: 'ANSI/ISEA 105 on the forearm',
    cite: '1926.95(a)',
    check: 'Sleeves: whole, overlap the glove, stay up',
  },
  clothing: {
    standard: 'Sound, close-fitting, sleeves and cuffs down',
    cite: '1926.28(a)',
    check: 'Clothing: dry, whole, no loose ends near tools or heat',
  },
  frClothing: {
    standard: 'FR label: ASTM F1506 or NFPA 2112',
    cite: '1926.28(a); 1926.95(a)',
    check: 'FR clothing: label present, no oil, nothing synthetic under or over it',
  },
  coverall: {
    standard: 'ANSI/ISEA 101 sizing; material named on the data sheet',
    cite: '1926.95(a)',
    check: 'Coverall: new or clean, zipper shut, cuffs taped to gloves and boots',
  },
  hiVis: {
    standard: 'ANSI/ISEA 107, Class 2',
    cite: '1926.95(a)',
    check: 'High-visibility vest: bright, closed, bands whole',
  },
  softShoes: {
    standard: 'No class; sole chosen for the surface',
    cite: '1926.95(a)',
    check: 'Roof shoes: sole clean and grippy, heel firm, laces short',
  },
  safetyShoes: {
    standard: 'ASTM F2413',
    cite: '1926.96',
    check: 'Safety shoes: toe cap covered, sole whole, laced to the top',
  },
  punctureShoes: {
    standard: 'ASTM F2413, PR mark',
    cite: '1926.96',
    check: 'Puncture-resistant shoes: PR mark, no nail holes, insole lies flat',
  },
  metatarsal: {
    standard: 'ASTM F2413, Mt mark',
    cite: '1926.96',
    check: 'Metatarsal protection: guard in place, not bent, not loose',
  },
  chemBoots: {
    standard: 'Boot material named on the data sheet; slip-resistant sole',
    cite: '1926.96',
    check: 'Rubber boots: no leak, tread clean, pants over the boot tops',
  },
  overshoes: {
    standard: 'No class; made for the surface, fixed to the boot',
    cite: '1926.95(a)',
    check: 'Overshoes: straps tight, spikes or tread clear, tried on a safe spot',
  },
  esdShoes: {
    standard: 'ASTM F2413, SD mark',
    cite: '1926.96; 1926.152',
    check: 'Static-dissipative shoes: SD mark, clean sole, no insole added',
  },
  kneePads: {
    standard: 'No class; face chosen for the surface',
    cite: '1926.95(a)',
    check: 'Knee pads: strap holds on the slope, face whole',
  },
  sunGear: {
    standard: 'No class; UPF label on cloth',
    cite: '1926.21(b)(2)',
    check: 'Sun and heat gear: on hand for each person, water filled',
  },
  insulatedTools: {
    standard: 'ASTM F1505 tools, 1,000 V mark; meter rated for the string',
    cite: '1926.416(a)(1)',
    check: 'Insulated tools and tester: no nicks, tester proved on a known source',
  },
  watchGear: {
    standard: 'Infrared instrument within its calibration',
    cite: '1926.352(e)',
    check: 'Watch gear: batteries full, infrared checked on a known spot, radio answered',
  },
  skin: {
    standard: 'Cream named on the data sheet, over covered skin',
    cite: '1926.95(a); 1926.51(f)',
    check: 'Barrier cream: on before work, washed off and renewed at breaks',
  },
}

export const respirators: readonly GearKey[] = ['dustMask', 'halfMask', 'suppliedAir']

/** What belongs on every roof in addition to the system's own list. */
export const everyRoof: readonly {
  gear: GearKey
  others: readonly GearKey[]
  item: string
  when: string
  retire: string
}[] = [
  {
    gear: 'harness',
    others: ['harness'],
    item: 'Full-body harness, lanyard or rope grab, rated anchor',
    when: 'Wherever a fall of 6 ft or more is open and no rail, net or line protects',
    retire: 'After a fall, a cut, a burn, a chemical stain or a missing label',
  },
  {
    gear: 'hardHat',
    others: ['hardHat', 'hardHatE'],
    item: 'Hard hat for everyone on the ground',
    when: 'Under the edge, the hoist, the crane or the chute',
    retire: 'After any hit; cracked, chalky or past the manufacturer’s date',
  },
  {
    gear: 'glasses',
    others: ['glasses', 'sunGlasses', 'goggles'],
    item: 'Safety glasses with side shields',
    when: 'Cutting, nailing, drilling, tear-off, cleanup',
    retire: 'Scratched before the eye; a side shield missing',
  },
  {
    gear: 'cutGloves',
    others: ['cutGloves', 'workGloves', 'heatGloves'],
    item: 'Cut-resistant gloves',
    when: 'Knives, sheet metal, tear-off and debris',
    retire: 'Cut through, stiff or wet',
  },
  {
    gear: 'safetyShoes',
    others: ['safetyShoes', 'punctureShoes', 'metatarsal', 'softShoes', 'chemBoots'],
    item: 'Work boots with a firm sole and a safety toe where loads move',
    when: 'From the truck to the roof and back',
    retire: 'Smooth sole, open seam, toe cap showing',
  },
]
