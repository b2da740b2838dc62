import type { SystemEmergency } from '../types'

export const emergency: SystemEmergency = {
  ppe: {
    'Full-body harness with rope grab and ridge anchor': {
      gear: 'harness',
      when: 'From the first step above 6 ft until the last bundle is down',
      retire: 'Rope grab slips on a granule-worn rope, webbing is tar-stiff, or it caught a fall',
    },
    'Foam-soled roofing shoes for granule traction': {
      gear: 'softShoes',
      when: 'Walking laid courses and bare felt',
      retire: 'Foam is torn, glazed or packed with granules',
    },
    'Cut-resistant gloves for hook-blade work': {
      gear: 'cutGloves',
      when: 'Hook-blade cutting, tear-off shovels, flashing',
      retire: 'A blade has gone through, or tar has stiffened the palm',
    },
    'Safety glasses during coil nailing': {
      gear: 'glasses',
      when: 'Coil nailing, cutting, tear-off above your face',
      retire: 'Lens scratched so that a nail line blurs',
    },
    'Knee pads with slip-resistant face': {
      gear: 'kneePads',
      when: 'Laying starter, courses and valleys',
      retire: 'Face worn smooth or strap slips on the slope',
    },
    'Hard hat below tear-off chute': {
      gear: 'hardHat',
      when: 'On the ground inside the chute and hoist zone',
      retire: 'After any hit, or when the shell has turned chalky',
    },
    'N95 dust mask when stripping dry dirty felt': {
      gear: 'dustMask',
      when: 'Stripping and sweeping dry dirty felt',
      retire: 'Damp, torn, hard to breathe through; at least daily',
    },
    'Sun-rated neck shade and cooling towel from June to September': {
      gear: 'sunGear',
      when: 'June to September on dark slopes',
      retire: 'Towel no longer holds water; shade cloth torn',
    },
  },
  talks: {
    'Ridge anchor setup': {
      when: 'First morning of the job',
      why: 'A ridge anchor with two nails in sheathing pulls out under a sliding roofer. The fastener count on the plate is what holds you, not the plate.',
      more: 'Every hole the maker marks gets its nail or screw',
      ask: [
        'Where does the truss run under this anchor, and how do you know?',
        'How far could you swing if you fell at the rake?',
      ],
      show: 'One set anchor with every fastener visible, and the rope grab the right way up.',
      cite: '1926.502(d)(15)',
    },
    'Bundle handling': {
      when: 'Day of delivery and loading',
      why: 'A square of laminated shingles weighs over 200 lb. Stacked in one place it can crack a truss or start to slide, and there is nobody who can catch it.',
      more: 'Block the low side of every stack before the band is cut',
      ask: ['Which bays carry the load on this house?', 'Who stops the loading when wind picks up?'],
      show: 'The bearing walls from inside, then the same line chalked on the deck.',
      cite: '1926.250(a)(1); 1926.502(j)(7)',
    },
    'Nail gun discipline': {
      when: 'Before the compressor starts',
      why: 'Most nail-gun wounds are double fires in bounce mode or a hand beside the nose. The nail goes through bone and often needs surgery.',
      more: 'Hold the free hand a foot away from the nose',
      ask: ['What do you do first when the gun jams?', 'Which room is below us, and who is in it?'],
      show: 'The trigger you use today, and the air line unplugged for a jam.',
      cite: '1926.302(b)(3)',
    },
    'Tear-off footing': {
      when: 'First day of tear-off',
      why: 'Loose granules roll like ball bearings on felt. More roofers slide on the strip line than anywhere else on a shingle job.',
      more: 'Walk on the stripped side, not on loose shingles',
      ask: ['Where do you stand when the shovel breaks free?', 'What do we do with a soft deck bay?'],
      show: 'A swept lane and a granule-covered one, side by side with a boot.',
      cite: '1926.501(b)(11); 1926.25(a)',
    },
    'Heat on dark shingles': {
      when: 'Any day forecast above 85 °F',
      why: 'Dark shingles are far hotter than the air over them. New people are hit hardest in their first week, before the body is used to it.',
      more: 'New and returning people start with shorter turns for a week',
      ask: ['How many cups have you had since you started?', 'How does your partner act when the heat sets in?'],
      show: 'The shade, the cooler and the person who watches the clock.',
      cite: '1926.21(b)(2); 1926.51(a)',
    },
    'Chute and ground zone': {
      when: 'Before the first debris goes down',
      why: 'A tear-off shingle with nails in it reaches the drive faster than a warning can. The homeowner’s family walks through our drop zone every day.',
      more: 'One person on the roof calls, one on the ground answers',
      ask: ['Which door below the chute is still open?', 'Who moves the barricade when the chute moves?'],
      show: 'The barricade tape, the spotter’s place and the closed garage door.',
      cite: '1926.252(a); 1926.501(c)',
    },
  },
  scenarios: {
    'Worker suspended after slipping on granules': {
      cite: '1926.502(d)(20)',
      steps: [
        'Send one person to the ridge anchor to check that it still holds before anyone else ties to it.',
        'Reach the worker with the ladder kept at the eave, or lower on the rescue rope to the nearest landing.',
        'Tell the ambulance how long the worker hung and whether the chest strap pressed the throat.',
        'Bag the harness, rope grab and anchor; none of it goes back to work.',
      ],
    },
    'Cloudburst on open deck': {
      cite: '1926.20(b)(2)',
      steps: [
        'Everyone comes off the slope once the last sheet is held; nobody climbs back for tools in lightning.',
        'Ask the owner to check ceilings and switch off circuits below water.',
        'Lap every temporary sheet uphill over the next and cap-nail the edges when the rain stops.',
      ],
    },
    'Nail through hand or foot': {
      cite: '1926.302(b)(3); 1926.50(c)',
      steps: [
        'Unplug the air line before anyone touches the gun.',
        'If the nail holds a hand to the deck, cut the wood around it, not the nail.',
        'Ask about the last tetanus shot and write the nail length for the doctor.',
      ],
    },
    'Heat stroke on summer slope': {
      cite: '1926.21(b)(2)',
      steps: [
        'Strip boots, belt and shirt; pour water over the whole body and fan.',
        'Ice or wet towels on neck, armpits and groin until the ambulance takes over.',
        'Stop slope work for the day and check each of the others for cramps and confusion.',
      ],
    },
    'Tear-off shovel breaks into a hidden electrical cable': {
      cite: '1926.416(a)(3)',
      steps: [
        'Tell the owner that the main stays off and post a person at the panel.',
        'Check the person who held the shovel for burns to hand and foot; any shock goes to the hospital.',
        'Mark the bay in paint and have the electrician release it in writing.',
      ],
    },
  },
  rescue: [
    'Rescue ladder tied at the eave nearest to the work, reaching 3 ft above it.',
    'Second anchor fixed one truss away, with a rope that reaches the eave.',
    'Rescuer ties to the second anchor, never to the one that caught the fall.',
    'On a steep slope raise only with two people at the ridge; otherwise lower to the eave ladder.',
  ],
  kit: [
    'Pressure bandages and a pad for nail wounds, in the compressor box',
    'Two gallons of cold water and four towels in the cooler, for heat alone',
    'Rope kit with a spare rope grab at the ridge',
    'Cap nails and one tarp for each open slope',
    'Voltage pen for the first look at a struck cable',
  ],
  weather: [
    ['Gusts lift a laid shingle tab or a felt lap', 'Stop, cap-nail the open felt, bring loose bundles to the deck'],
    ['First thunder, or lightning within 10 miles', 'Off the roof, air off, wait 30 minutes after the last thunder'],
    ['Deck frosted or felt wet at start time', 'Nobody on the slope until it is dry to the palm'],
  ],
  fire: [
    'Old felt, tear-off waste and generator fuel burn here: a 2-A or larger extinguisher stands by the chute, a 10-B by the fuel.',
    'Kettle-hot tar is not used; a heat gun or soldering iron needs a watch and a cleared attic.',
  ],
  spill: [
    'Roof cement and spray adhesive: lid on, pick up with absorbent, keep it out of the gutter and the garden.',
    'Fuel spill at the compressor: engine off, no smoking, sand or absorbent, bag it for disposal.',
  ],
  exposure: [
    [
      'Which course or slope was being worked, and was it stripped, felted or shingled?',
      'Pitch with a gauge; photo of the footing',
    ],
    ['Were loose granules or torn felt underfoot?', 'Photo before anyone sweeps'],
    ['How was the ridge anchor fastened, and into what?', 'Count fasteners, find the truss'],
    ['Was a nail gun in use, with which trigger and pressure?', 'Trigger type, psi at the gauge'],
    ['Where were the bundles stacked, and were they blocked?', 'Distance to eave, number per stack'],
    ['What was the surface temperature of the shingles?', 'Infrared reading and hour'],
    ['Was old felt or cement shingle disturbed?', 'Sample number, or why none was needed'],
  ],
  evidence: [
    'Anchor with its fasteners, photographed in place and then pulled into a bag',
    'Nail gun set aside with the air line off and the trigger untouched',
    'Photo of the slope from the ground, from the eave and from the ridge',
    'Delivery ticket with the number of bundles and the place of the stacks',
  ],
}
