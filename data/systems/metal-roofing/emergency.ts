import type { SystemEmergency } from '../types'

export const emergency: SystemEmergency = {
  ppe: {
    'Harness with standing-seam clamp anchor': {
      gear: 'harness',
      when: 'On bare panels and open purlins above 6 ft',
      retire: 'Seam clamp screw rounded, lanyard cut by a panel edge, or it caught a fall',
    },
    'A4 cut gloves and sleeves for sheet edges': {
      gear: 'cutGloves',
      when: 'From opening the crate to the last trim',
      retire: 'Any cut through the palm or a cuff that no longer covers the wrist',
    },
    'Tinted impact eyewear against glare and chips': {
      gear: 'sunGlasses',
      when: 'Bright mill finish, drilling, shearing',
      retire: 'Chips embedded in the lens or tint scratched',
    },
    'Clean soft rubber soles for panels': {
      gear: 'softShoes',
      when: 'Walking painted panels in the pan',
      retire: 'Chips stuck in the sole, or rubber hard and shiny',
    },
    'Ear protection at power seamer and shears': {
      gear: 'hearing',
      when: 'Power seamer, shears, roll former',
      retire: 'Plugs dirty or hardened; muff seals cracked',
    },
    'Long pants and sleeves against sheet edges and sun-heated metal': {
      gear: 'clothing',
      when: 'Carrying and shearing panels; sun-heated metal',
      retire: 'Torn where an edge could reach the skin',
    },
    'Hard hat with chin strap in the lifting zone': {
      gear: 'hardHat',
      when: 'Lifting zone below panels and coil',
      retire: 'Chin strap missing, shell cracked or struck',
    },
    'Kneeling pad that leaves no marks on the finish': {
      gear: 'kneePads',
      when: 'Seaming and trim on finished panels',
      retire: 'Face holds chips that scratch or slide',
    },
  },
  talks: {
    'Panel edges and carrying': {
      when: 'Before the first crate is opened',
      why: 'A fresh-cut panel edge opens a forearm to the bone before you feel it. The panel that slides is the one people grab for.',
      more: 'Slit the band with the panel end pointing away from you',
      ask: ['What do you do when a panel starts to go?', 'Who walks at the middle of a 30 ft sheet?'],
      show: 'The bare edge of an offcut drawn through a piece of old glove.',
      cite: '1926.95(a); 1926.250(a)(1)',
    },
    'Seam-clamp anchors': {
      when: 'Before anyone ties off',
      why: 'A seam clamp holds only on the seam it was tested on. On a different rib, or with loose screws, it slides to the eave with you.',
      more: 'Keep the clamp list and the torque wrench together',
      ask: ['Which clamp fits this seam, and where is that written?', 'What holds the panel that the clamp holds?'],
      show: 'One clamp torqued, tugged and marked with today’s date.',
      cite: '1926.502(d)(15)',
    },
    'Wind limits for long sheets': {
      when: 'Morning of a panel lift',
      why: 'A 30 ft pan is a sail of 40 square feet. A gust that you hardly feel standing takes two people off their feet.',
      more: 'Lower the panel flat when the wind comes; do not fight it upright',
      ask: ['Who reads the wind meter at the lift?', 'Where does the panel go if you have to let go?'],
      show: 'The wind meter at the ridge and the same at the stack.',
      cite: '1926.20(b)(2); 1926.1425',
    },
    'Swarf control': {
      when: 'Whenever trim is cut',
      why: 'Hot chips burn eyes and rust in the finish overnight. Sparks from a cut-off wheel light insulation facers and leaves.',
      more: 'Cut over the ground or a blanket, not over laid panels',
      ask: ['Where do the chips of today’s cut land?', 'Why is the abrasive wheel left in the truck?'],
      show: 'A magnet drawn through the pan beside the last cut.',
      cite: '1926.102(a)(1); 1926.303(c)',
    },
    'Roll former and seamer pinch points': {
      when: 'Before the roll former runs',
      why: 'The rolls pull in a glove, then the hand, and do not stop by themselves. The jam that somebody clears with power on is how it happens.',
      more: 'Nobody reaches past the guard to straighten a sheet',
      ask: ['Where is the stop, and who is nearest to it?', 'What has to be off before a hand goes in?'],
      show: 'The emergency stop pressed once, with everyone looking.',
      cite: '1926.300(b)(1); 1926.417',
    },
    'Heat and glare from bare panels': {
      when: 'Bright days above 80 °F',
      why: 'Metal in full sun burns skin in seconds and throws the heat and glare back up. People burn under the chin and inside the nose.',
      more: 'Lay towels or pads where you must kneel',
      ask: ['Which slope goes into shade first today?', 'What does glare do to your footing at the eave?'],
      show: 'An infrared reading of a panel in sun and one in shade.',
      cite: '1926.21(b)(2); 1926.102(a)(1)',
    },
  },
  scenarios: {
    'Gust lifts a panel': {
      cite: '1926.20(b)(2)',
      steps: [
        'Count the crew by name at the muster point.',
        'Look along the service drop and the street before anyone walks under the eave.',
        'Band the rest of the stack to the frame and stop lifting until the wind meter says so.',
      ],
    },
    'Edge laceration of forearm': {
      cite: '1926.50(c)',
      steps: [
        'Write the time of the tourniquet on the skin and leave it on.',
        'Do not pull a sliver of metal out of the wound; pad around it.',
        'Ask whether fingers move and feel; tell the ambulance.',
      ],
    },
    'Contact with overhead line': {
      cite: '1926.416(a)(1)',
      steps: [
        'Call the utility and 911 and say that a person is in contact.',
        'Those on the roof stay where they are, feet together, touching no metal.',
        'After the utility has confirmed dead and grounded, start CPR at once if there is no pulse.',
        'Nobody returns to the roof until the drop is sleeved or off.',
      ],
    },
    'Snow sheet releases onto a walkway': {
      cite: '1926.501(c)',
      steps: [
        'Name the person seen last at the walk; ask at the door who went out.',
        'Keep everyone off the slope, because the rest can follow.',
        'Probe in a line from the edge where the person was last seen.',
      ],
    },
    'Worker slides off a dewy panel into the harness': {
      cite: '1926.502(d)(20)',
      steps: [
        'Check the clamp and its seam before a second rope goes to the same rib.',
        'Bring the worker to the nearest ladder along the pan, not across the ribs.',
        'Wet panels: rescuer moves only on a rope of their own.',
      ],
    },
  },
  rescue: [
    'Two seam clamps listed for this profile are set at the ridge for rescue alone.',
    'Ropes run in the pan and are padded where they cross a hem or ridge cap.',
    'Lift or ladder reaches the low eave of the slope in work, ground checked for it.',
    'A worker in contact with a line is not touched by anyone until the utility confirms.',
  ],
  kit: [
    'Two tourniquets and large pressure bandages at the panel stack',
    'Rescue clamps for this seam, torqued and tagged',
    'Wind meter and the utility’s emergency number',
    'Eyewash bottles for metal chips',
    'Probe pole and shovel from the first snow on',
  ],
  weather: [
    ['Gusts above 20 mph at the stack', 'No panel leaves the bundle; the last panel is screwed or tied'],
    ['Dew, frost or fog film on the panels', 'No one on the slope until a dry towel stays dry'],
    ['Snow on the slope above a walk', 'Walk closed, no shoveling from below'],
  ],
  fire: [
    'Sparks, facer paper and leaves in the gutter burn: extinguisher 2-A at the shear bench.',
    'Grinding is allowed only over a blanket with a person watching the gutter and the attic.',
  ],
  spill: [
    'Cutting oil and seamer lubricant: wipe at once, slick panels stay closed until washed.',
    'Butyl and sealant tubes: scraped, bagged, never left in the pan.',
  ],
  exposure: [
    ['Was the panel wet, dewy, frosted, dusty or oily?', 'Towel test, photo at an angle'],
    ['Which seam profile and clamp model was used, at what torque?', 'Clamp label, screw marks on the seam'],
    ['Panel length, number of carriers and wind at the time?', 'Wind meter reading or nearest station'],
    ['Which edge or tool cut the person, and which glove was worn?', 'Keep the glove and the offcut'],
    ['How far were people and panels from the power drop?', 'Measure; do not touch the line'],
    ['Was a light panel or fiberglass sheet involved?', 'Cover in place or not'],
    ['Was the roll former or seamer guarded, and who held the stop?', 'Photo of guard and stop position'],
  ],
  evidence: [
    'Seam clamp with the rib it sat on, marked before it is loosened',
    'The panel or trim that cut, wrapped and tagged',
    'Wind record of the hour and the crew’s own readings',
    'Gloves, sleeves and eyewear worn at the time',
  ],
}
