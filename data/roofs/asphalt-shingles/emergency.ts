import type { SystemEmergency } from '@/data/shared/system'

export const emergency: SystemEmergency = {
  ppe: [
    {
      item: 'Full-body harness with rope grab and ridge anchor',
      gear: 'harness',
      when: 'From 6 ft up until the last bundle is down',
      retire: 'Rope grab slips on a granule-worn rope, webbing is tar-stiff, or it caught a fall',
    },
    {
      item: 'Foam-soled roofing shoes for granule traction',
      gear: 'softShoes',
      when: 'Walking laid courses and bare felt',
      retire: 'Foam is torn, glazed or packed with granules',
    },
    {
      item: 'Cut-resistant gloves for hook-blade work',
      gear: 'cutGloves',
      when: 'Hook-blade cutting, tear-off shovels, flashing',
      retire: 'A blade has gone through, or tar has stiffened the palm',
    },
    {
      item: 'Safety glasses during coil nailing',
      gear: 'glasses',
      when: 'Coil nailing, cutting, tear-off above your face',
      retire: 'Lens scratched so that a nail line blurs',
    },
    {
      item: 'Knee pads with slip-resistant face',
      gear: 'kneePads',
      when: 'Laying starter, courses and valleys',
      retire: 'Face worn smooth or strap slips on the slope',
    },
    {
      item: 'Hard hat below tear-off chute',
      gear: 'hardHat',
      when: 'On the ground inside the chute and hoist zone',
      retire: 'After any hit, or when the shell has turned chalky',
    },
    {
      item: 'N95 dust mask when stripping dry dirty felt',
      gear: 'dustMask',
      when: 'Stripping and sweeping dry dirty felt',
      retire: 'Damp, torn, hard to breathe through; at least daily',
    },
    {
      item: 'Sun-rated neck shade and cooling towel from June to September',
      gear: 'sunGear',
      when: 'June to September on dark slopes',
      retire: 'Towel no longer holds water; shade cloth torn',
    },
  ],
  talks: [
    {
      topic: 'Ridge anchor setup',
      points: [
        'Nail anchor into truss, not sheathing only',
        'One worker per anchor unless rated',
        'Inspect rope grab direction of travel',
        'Reset the anchor before moving past it sideways',
        'Every hole the manufacturer marks gets its nail or screw',
      ],
      when: 'First morning of the job',
      why: 'A ridge anchor with two nails in sheathing pulls out under a sliding roofer. The fastener count on the plate is what holds you, not the plate.',
      ask: [
        'Where does the truss run under this anchor, and how do you know?',
        'How far could you swing if you fell at the rake?',
      ],
      show: 'One set anchor with every fastener visible, and the rope grab the right way up.',
      cite: '1926.502(d)(15)',
      es: [
        'El anclaje va clavado en la viga, con todos los clavos que pide el fabricante.',
        'Amárrese antes de soltar la escalera.',
      ],
    },
    {
      topic: 'Bundle handling',
      points: [
        'Stage across slope, never in one stack',
        'Lift with legs, pass hand to hand',
        'Stop loading in gusts',
        'The ground crew stays clear of the ladder while bundles ride the hoist',
        'Block the low side of every stack before the band is cut',
      ],
      when: 'Day of delivery and loading',
      why: 'A square of laminated shingles weighs over 200 lb. Stacked in one place it can crack a truss or start to slide, and there is nobody who can catch it.',
      ask: ['Which bays carry the load on this house?', 'Who stops the loading when wind picks up?'],
      show: 'The bearing walls from inside, then the same line chalked on the deck.',
      cite: '1926.250(a)(1); 1926.502(j)(7)',
      es: [
        'Los paquetes suben con elevador, no al hombro por la escalera.',
        'Reparta los paquetes y póngales un tope para que no resbalen.',
      ],
    },
    {
      topic: 'Nail gun discipline',
      points: [
        'Set every gun to sequential trigger: the nose is pressed first, then the trigger',
        'Disconnect air before clearing jams',
        'Check who is in the attic',
        'Bounce-fire (contact) mode stays off on every roof of this company',
        'Hold the free hand a foot away from the nose',
      ],
      when: 'Before the compressor starts',
      why: 'Most nail-gun wounds are double fires in bounce mode or a hand beside the nose. The nail goes through bone and often needs surgery.',
      ask: ['What do you do first when the gun jams?', 'Which room is below us, and who is in it?'],
      show: 'The trigger you use today, and the air line unplugged for a jam.',
      cite: '1926.302(b)(3)',
      es: [
        'Primero la punta y después el gatillo: solo disparo secuencial.',
        'Desconecte el aire antes de quitar un atasco.',
      ],
    },
    {
      topic: 'Tear-off footing',
      points: [
        'Strip from ridge down in bands',
        'Clean granules before stepping',
        'Keep felt tail covered until dried-in',
        'Throw debris into the chute, never over the eave',
        'Walk on the stripped side, not on loose shingles',
      ],
      when: 'First day of tear-off',
      why: 'Loose granules roll like ball bearings on felt. More roofers slide on the strip line than anywhere else on a shingle job.',
      ask: ['Where do you stand when the shovel breaks free?', 'What do we do with a soft deck bay?'],
      show: 'A swept lane and a granule-covered one, side by side with a boot.',
      cite: '1926.501(b)(11); 1926.25(a)',
      es: [
        'Barra los gránulos y los clavos antes de pisar.',
        'Trabaje amarrado; las tablas de pie no detienen una caída.',
      ],
    },
    {
      topic: 'Heat on dark shingles',
      points: [
        'Rotate crew, drink by schedule',
        'Watch for confusion or cramps',
        'End slope work when surface softens',
        'Cover skin, because stone granules hold heat after sunset',
        'New and returning people start with shorter turns for a week',
      ],
      when: 'Any day forecast above 85 °F',
      why: 'Dark shingles are far hotter than the air over them. New people are hit hardest in their first week, before the body is used to it.',
      ask: ['How many cups have you had since you started?', 'How does your partner act when the heat sets in?'],
      show: 'The shade, the cooler and the person who watches the clock.',
      cite: '1926.21(b)(2); 1926.51(a)',
      es: [
        'Tome agua cada 15 minutos y descanse en la sombra.',
        'Si alguien está confundido o con la piel muy caliente: llame al 911 y enfríelo con agua y hielo.',
      ],
    },
    {
      topic: 'Chute and ground zone',
      points: [
        'Barricade 10 ft from drop',
        'Post a spotter with a radio',
        'Magnet sweep before reopening drive',
        'Close the garage door and move vehicles before the first row comes off',
        'One person on the roof calls, one on the ground answers',
      ],
      when: 'Before the first debris goes down',
      why: 'A tear-off shingle with nails in it reaches the drive faster than a warning can. The homeowner’s family walks through our drop zone every day.',
      ask: ['Which door below the chute is still open?', 'Who moves the barricade when the chute moves?'],
      show: 'The barricade tape, the spotter’s place and the closed garage door.',
      cite: '1926.252(a); 1926.501(c)',
      es: ['Nadie entra a la zona de caída sin avisar.', 'Los escombros bajan por el ducto, no por el aire.'],
    },
  ],
  scenarios: [
    {
      scenario: 'Worker suspended after slipping on granules',
      response:
        'Call 911, lower with the rescue kit without delay, keep the legs moving and treat for suspension trauma.',
      cite: '1926.502(d)(20)',
      steps: [
        'Send one person to the ridge anchor to check that it still holds before anyone else ties to it.',
        'Reach the worker with the ladder kept at the eave, or lower on the rescue rope to the nearest landing.',
        'Tell the ambulance how long the worker hung and whether the chest strap pressed the throat.',
        'Bag the harness, rope grab and anchor; none of it goes back to work.',
      ],
    },
    {
      scenario: 'Cloudburst on open deck',
      response: 'Stop tear-off, cover exposed sheathing with cap-nailed underlayment and tarp from ridge to eave.',
      cite: '1926.20(b)(2)',
      steps: [
        'Everyone comes off the slope once the last sheet is held; nobody climbs back for tools in lightning.',
        'Ask the owner to check ceilings and switch off circuits below water.',
        'Lap every temporary sheet uphill over the next and cap-nail the edges when the rain stops.',
      ],
    },
    {
      scenario: 'Nail through hand or foot',
      response: 'Leave an embedded nail in place, pad around it, go to the hospital and set the gun aside for review.',
      cite: '1926.302(b)(3); 1926.50(c)',
      steps: [
        'Unplug the air line before anyone touches the gun.',
        'If the nail holds a hand to the deck, cut the wood around it, not the nail.',
        'Ask about the last tetanus shot and write the nail length for the doctor.',
      ],
    },
    {
      scenario: 'Heat stroke on summer slope',
      response: 'Call 911, move to shade, cool with water and ice, and never leave the worker alone.',
      cite: '1926.21(b)(2)',
      steps: [
        'Strip boots, belt and shirt; pour water over the whole body and fan.',
        'Ice or wet towels on neck, armpits and groin until the ambulance takes over.',
        'Stop slope work for the day and check each of the others for cramps and confusion.',
      ],
    },
    {
      scenario: 'Tear-off shovel breaks into a hidden electrical cable',
      response:
        'Stop work, keep everyone off the wet deck, have the main switched off and call an electrician before touching the cable.',
      cite: '1926.416(a)(3)',
      steps: [
        'Tell the owner that the main stays off and post a person at the panel.',
        'Check the person who held the shovel for burns to hand and foot; any shock goes to the hospital.',
        'Mark the bay in paint and have the electrician release it in writing.',
      ],
    },
  ],
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
    ['A laid shingle tab or a felt lap lifts', 'Stop, cap-nail the open felt, bring loose bundles to the deck'],
  ],
  fire: [
    'Old felt, tear-off waste and generator fuel burn here: a 2-A extinguisher or larger by the chute, a 10-B by the fuel.',
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
