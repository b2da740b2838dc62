import type { SystemEmergency } from '../types'

export const emergency: SystemEmergency = {
  ppe: {
    'Cleated boots for damp or mossy shakes': {
      gear: 'softShoes',
      when: 'Damp, mossy or weathered shakes',
      retire: 'Cleats rounded, missing or full of fiber',
    },
    'Gauntlet leather gloves for bundles': {
      gear: 'workGloves',
      when: 'Bundles, splitting, tear-off',
      retire: 'Slivers come through the leather',
    },
    'Organic-vapor respirator on preservative days': {
      gear: 'halfMask',
      when: 'Preservative days',
      retire: 'Odor inside the mask, or the cartridge date is past',
    },
    'Safety goggles for splinters and spray': {
      gear: 'goggles',
      when: 'Splinters, spray, overhead tear-off',
      retire: 'Seal cracked or lens crazed by solvent',
    },
    'Cotton or wool layers in fire season, no loose synthetics': {
      gear: 'clothing',
      when: 'Fire season, near heaters and saws',
      retire: 'Frayed, oily or soaked with preservative',
    },
    'Harness anchored to rafters, not skip boards': {
      gear: 'harness',
      when: 'All slope and open skip boards above 6 ft',
      retire: 'Fibers snagged or solvent-stained, or it caught a fall',
    },
    'P100 half mask when clearing bird waste or old dust': {
      gear: 'halfMask',
      when: 'Bird or bat waste, dry attic dust',
      retire: 'Filter dirty, wet, or breathing is hard',
    },
    'Long cotton sleeves against slivers': {
      gear: 'sleeves',
      when: 'Bundle handling and stripping',
      retire: 'Torn so that slivers reach the arm',
    },
  },
  talks: {
    'Fire while working on cedar': {
      when: 'Every morning in dry weather',
      why: 'Dry cedar lights from one spark and the gaps feed it air. By the time you see flame it is under four courses.',
      more: 'Fill the backpack before the saw leaves the truck',
      ask: ['Where is the nearest spark today?', 'Who walks the roof an hour after we stop?'],
      show: 'The charged backpack, worked once, and the way down.',
      cite: '1926.151(a)(3); 1926.150(c)(1)',
    },
    'Keyway gaps': {
      when: 'First course',
      why: 'Shakes drink water and grow. A tight joint lifts the course above and the next worker’s foot finds it.',
      more: 'Keep the gauge block on your belt',
      ask: ['What happens to a tight joint after rain?', 'Which shakes go back in the bundle?'],
      show: 'The block in a good joint and in a buckled one.',
    },
    'Splinters and dust': {
      when: 'Bundle and tear-off days',
      why: 'A cedar sliver under a nail or in an eye festers fast. Bird droppings in old attics carry lung infection.',
      more: 'Wet, scoop and bag; never blow or sweep waste dry',
      ask: ['What do you do with a sliver in the palm?', 'Where is there bird waste on this roof?'],
      show: 'The P100 seal check, and a bag tied shut.',
      cite: '1926.95(a); 1910.134(g)(1)',
    },
    'Footing on skip boards': {
      when: 'Stripping day',
      why: 'Skip boards leave gaps as wide as a boot. A rotten board looks like all the others until you stand on it.',
      more: 'Keep planks ahead of the strip line, not behind',
      ask: ['Where do the rafters run?', 'Who marks bad boards, and with what color?'],
      show: 'A leg-wide gap, then the plank over it.',
      cite: '1926.501(b)(4); 1926.501(a)(2)',
    },
    'Moss removal and treatment': {
      when: 'Cleaning and treatment days',
      why: 'Preservative vapor makes you dizzy before you smell how strong it is. A wand on old shakes kicks you off balance.',
      more: 'Stand upwind and above your own wet line',
      ask: ['Which cartridge is on your mask, and since when?', 'What burns within 25 ft of the tank?'],
      show: 'The label, the cartridge date and the covered pond.',
      cite: '1910.134(d); 1926.152(f)(3)',
    },
    'Stainless nails only': {
      when: 'Before guns are loaded',
      why: 'A ring-shank stainless nail from a bouncing gun goes through a hand. The wrong nail rots out, and the next roofer pulls a loose shake.',
      more: 'Unplug air before you change the coil',
      ask: ['Which nail is in your gun now?', 'What does the depth setting do to soft cedar?'],
      show: 'The box label, and one nail set right and one set deep.',
      cite: '1926.302(b)(3)',
    },
  },
  scenarios: {
    'Cedar ignites from a chimney spark': {
      cite: '1926.150(e); 1926.35(b)',
      steps: [
        'Count the crew at the muster point, upwind.',
        'Close the gas at the house and tell the owner to leave.',
        'Give the fire officer the place where smoke was first seen and the attic hatch.',
      ],
    },
    'Foot goes through skip boards': {
      cite: '1926.501(b)(4)',
      steps: [
        'Lay planks across rafters for the helpers.',
        'Steady the leg and hip; do not let the worker push up on the next board.',
        'Look at the shin for deep slivers and nails before the boot goes back on.',
      ],
    },
    'Worker faint from preservative vapor': {
      cite: '1910.1200(g)(8); 1926.50(c)',
      steps: [
        'Wash skin with soap and water for 15 minutes.',
        'Shut the tank and move it away from ignition.',
        'Do not send the person up again that day, even when the head clears.',
      ],
    },
    'Bracket with bundles slides to the eave': {
      cite: '1926.452(h); 1926.501(c)',
      steps: [
        'Leave the slid bracket where it is until it is photographed.',
        'Check every nail of the brackets in the same row.',
        'Bring bundles down to one layer before people go back.',
      ],
    },
    'Deep cedar sliver under a nail or near the eye': {
      cite: '1926.50(c)',
      steps: [
        'For an eye: cover both eyes, keep the person still, do not rinse out a stuck splinter.',
        'For a finger: keep it raised and clean.',
        'Ask about tetanus cover; cedar wounds fester.',
      ],
    },
  },
  rescue: [
    'Planks and a second ladder lie at the strip line before boards are opened.',
    'Rafter anchor with a rescue rope one bay beyond the work.',
    'A leg through the boards is freed by cutting wood, not by pulling.',
    'Escape in a fire is down the upwind ladder; no one waits for tools.',
  ],
  kit: [
    'Charged water backpack at each ladder',
    'Rake and shovel to pull burning shakes apart, for firefighters to use',
    'Saw to free a leg from skip boards',
    'Eye pads and fine forceps for the clinic bag, not for digging',
    'Soap, water and a change of clothes for preservative',
  ],
  weather: [
    ['Red-flag warning or humidity under 20 percent', 'No saw, grinder or engine on the roof; water charged'],
    ['Shakes wet or mossy', 'Cleats and rope, or no access'],
    ['Thunder, or a dry storm in the forecast', 'Off the roof; sawdust and bundles covered'],
  ],
  fire: [
    'Cedar burns with a chimney under it: water backpack at each ladder and a 2-A extinguisher at the saw.',
    'Rags with preservative go into a closed metal can and off site the same day (1926.252(e)).',
  ],
  spill: [
    'Preservative: tray under the mix, absorbent, nothing into ponds, gutters or drains.',
    'Skin soaked: clothes off, soap and water, no solvent; data sheet goes with the person.',
  ],
  exposure: [
    ['How dry was the cedar, and what could spark within 35 ft?', 'Humidity, tools, engines'],
    ['Where was the foot: shake, skip board, bracket or plank?', 'Photo and board thickness'],
    ['Which preservative, how was it applied, and with which cartridge?', 'Label, batch, cartridge date'],
    ['Was bird or bat waste disturbed, and how was it wetted?', 'Sample or photo'],
    ['How were brackets fastened, and what stood on them?', 'Nails per bracket, bundle count'],
    ['Was the shake mossy, wet or loose?', 'Photo at the spot'],
    ['Which nail gun and trigger, and at what pressure?', 'Gauge and setting'],
  ],
  evidence: [
    'Bracket, board or shake that failed, with nails',
    'Preservative container and cartridge in a closed bag',
    'Weather and humidity of the hour',
    'Fire watch notes and extinguisher tag',
  ],
}
