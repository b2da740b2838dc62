import type { SystemEmergency } from '@/data/shared/system'

export const emergency: SystemEmergency = {
  ppe: [
    {
      item: 'Organic vapor cartridges changed daily for PMMA',
      gear: 'halfMask',
      when: 'PMMA, primer and urethane roller work',
      retire: 'Every day; sooner when you smell resin',
    },
    {
      item: 'Laminate gloves for monomer over nitrile',
      gear: 'chemGloves',
      when: 'All monomer and resin contact',
      retire: 'Any resin on them; minutes, not hours',
    },
    {
      item: 'Splash goggles and apron at mix bench',
      gear: 'goggles',
      when: 'Mix bench, with apron',
      retire: 'Crazed by monomer',
    },
    {
      item: 'P100 half mask while grinding',
      gear: 'halfMask',
      when: 'Slab grinding',
      retire: 'Filter loaded, seal cut',
    },
    {
      item: 'Rubber boots with grip for wet resin',
      gear: 'chemBoots',
      when: 'Wet resin and exit path',
      retire: 'Resin builds up on the tread',
    },
    {
      item: 'Anti-static footwear where methacrylate vapor can collect',
      gear: 'esdShoes',
      when: 'Where methacrylate vapor can collect',
      retire: 'Dirty sole, failed resistance test',
    },
    {
      item: 'Disposable sleeves taped to gloves',
      gear: 'sleeves',
      when: 'Taped to gloves at mixing',
      retire: 'Splash through, tape open',
    },
    {
      item: 'Hearing protection at grinders and blasters',
      gear: 'hearing',
      when: 'Grinders, blasters',
      retire: 'Soiled, cracked',
    },
  ],
  talks: [
    {
      topic: 'Catalyst dose',
      points: [
        'Read the temperature table before each pot',
        'Weigh powder, never guess',
        'Write the start and set time on the log',
        'Throw out any pot that thickens before it is poured',
        'Small pots in hot weather',
      ],
      when: 'Before the first pot',
      why: 'Too much catalyst turns a pot into a heater. It smokes, boils over and lights the next pail.',
      ask: ['What is the slab temperature, and the dose for it?', 'Where does a hot pot go?'],
      show: 'The scale, the table and the free spot for a bad pot.',
      cite: '1910.1200(h); 1926.152(f)(1)',
      es: [
        'Mida el catalizador según la tabla; demasiado hace que el bote se caliente solo.',
        'Guárdelo fresco, seco y lejos de la resina.',
      ],
    },
    {
      topic: 'Monomer fire',
      points: [
        'Vapor can ignite below room temperature',
        'No grinder or heater inside the zone on the data sheet',
        'Keep the lid on each pail',
        'Ground metal mixing pails',
        'Phones and radios stay outside the line',
      ],
      when: 'Opening day',
      why: 'Methacrylate vapor lights below room temperature and creeps along the slab. A light switch downstairs is enough.',
      ask: ['What can spark inside the line?', 'Where does vapor collect?'],
      show: 'Meter reading at knee and at floor.',
      cite: '1926.152(f)(3); 1926.55(a)',
      es: ['Nada que haga chispa a menos de 50 pies; el vapor arde.', 'Tape los botes y ventile.'],
    },
    {
      topic: 'Odor plan',
      points: [
        'Post notice two days before',
        'Seal fresh air intakes',
        'Set fans to exhaust, not to supply',
        'Keep a complaint log with time and wind',
        'Give the building one phone number',
      ],
      when: 'Two days before resin',
      why: 'The smell travels farther than the danger, and frightened people run. They also block the stair we need.',
      ask: ['Which intake is closest to the mix bench?', 'Who answers a complaint?'],
      show: 'The notice, the covered intake, the fan on exhaust.',
      cite: '1926.57; 1910.1200(e)(2)',
      es: [
        'Avise a la gente del edificio y cubra las tomas de aire.',
        'Si alguien se marea, llévelo al aire fresco y avise.',
      ],
    },
    {
      topic: 'Rails on balconies and terraces',
      points: [
        'Nobody works at an open balcony edge without a rail or a rope',
        'Rail first, then the pails; the old railing may be loose',
        'Anchors hold 5,000 lb or are designed by a qualified person',
        'Wet resin is slick: work from the edge toward the door',
        'No stepping on buckets or sills to reach the edge',
      ],
      when: 'Before any railing comes off',
      why: 'The railing comes off for the waterproofing, and the floor beside it stays open for a week.',
      ask: ['Which edge is open today?', 'What are you tied to?'],
      show: 'The rail posts and what they are fixed to.',
      cite: '1926.501(b)(1), (b)(10); 1926.502(b)',
      es: [
        'Nadie trabaja en el borde abierto de un balcón sin baranda o cuerda.',
        'La resina mojada resbala: trabaje del borde hacia la puerta.',
      ],
    },
    {
      topic: 'Slab dust',
      points: [
        'Use the shroud and vacuum',
        'Wet the floor before sweeping',
        'Clean hands before food',
        'Empty the vacuum outdoors and wear a mask',
        'Leave dusty clothes on the roof in a bag',
      ],
      when: 'Grinding day',
      why: 'Slab dust in one hour without a shroud is a week’s dose. It rides home in your clothes.',
      ask: ['Is the vacuum on the list for this grinder?', 'Who sweeps, and how?'],
      show: 'The shroud on, the hose tight, a cloth held beside it.',
      cite: '1926.1153(c)(1), (f)(1)',
      es: ['Use la pulidora solo con cubierta y aspiradora HEPA.', 'No barra en seco.'],
    },
    {
      topic: 'Skin care',
      points: [
        'Change gloves as soon as resin wets them',
        'Wash with soap, not solvent',
        'Report rash the same day',
        'Keep barrier cream as a help, never in place of gloves',
        'Take gloves off inside out, then wash',
      ],
      when: 'First week and every new helper',
      why: 'Resin allergy starts as a red patch under the glove. Once it is there, this work is over for you.',
      ask: ['How long have these gloves been on?', 'Which cleaner is for hands?'],
      show: 'How to take off a wet glove without touching it.',
      cite: '1926.51(f); 1926.95(a)',
      es: ['Use guantes; la resina causa alergia para toda la vida.', 'Lávese con jabón, nunca con solvente.'],
    },
  ],
  scenarios: [
    {
      scenario: 'A mixed pot starts to smoke',
      response:
        'Keep people upwind, move other pails away, use CO2 on flame and call 911; carry the pot to open ground only if it is safe.',
      cite: '1926.152(f)(3); 1926.150(c)(1)(vi)',
      steps: [
        'Put the lid down on every other pail.',
        'Do not add water or sand to the pot.',
        'Count the crew upwind of the bench.',
      ],
    },
    {
      scenario: 'Worker collapses in monomer vapor',
      response:
        'Do not enter the vapor unprotected, force in fresh air, call 911 and send the safety data sheet with the worker.',
      cite: '1926.55(a); 1926.1203(a)',
      steps: [
        'Two people with air or none; one victim, not two.',
        'Out and upwind, clothes with resin off, warm.',
        'Check each person who worked low in that area.',
      ],
    },
    {
      scenario: 'Resin splashed in eyes',
      response: 'Flush for 15 minutes and go to hospital with the product name.',
      cite: '1926.50(g)',
      steps: [
        'Lids open, lenses out while rinsing, water from the nose outward.',
        'Rinse on the way as well.',
        'Send the data sheet of that very component.',
      ],
    },
    {
      scenario: 'Odor drives occupants out of the building',
      response:
        'Stop mixing, lid the pails, close intakes, run exhaust on the far side and speak to the building contact.',
      cite: '1926.57; 1910.1200(g)(8)',
      steps: [
        'Ask for people with headache or cough, write names.',
        'Check who opened the intake.',
        'Restart by the odor plan only, with the contact beside you.',
      ],
    },
    {
      scenario: 'Catalyst spills onto rags or dust',
      response:
        'Keep people and ignition away, wet with water, collect with clean plastic tools and keep it apart from other waste.',
      cite: '1926.152(f)(3); 1926.252(e)',
      steps: [
        'Wet rags go into water, in an open metal pail, outdoors.',
        'No vacuum and no broom: heat and friction set it off.',
        'Tell the disposal firm what it is.',
      ],
    },
  ],
  rescue: [
    'In light wells and balconies the standby person holds the line and the air fan.',
    'A plank path to the far corner stays in place until the resin has set.',
    'Rescue rope is out of the resin; solvent and resin weaken webbing.',
    'Upwind place with water, soap and clean coveralls is marked before opening a pail.',
  ],
  kit: [
    'Extraction fan and hose that reach the low corner',
    'Eyewash for 15 minutes at the mix bench',
    'CO2 extinguisher and a free spot for a hot pot',
    'Gas meter, charged and bump-tested',
    'Soap, water, gloves and clean coveralls upwind',
  ],
  weather: [['No wind in a court or well', 'Extraction on, meter read, standby person']],
  fire: [
    'Methacrylate: CO2, dry chemical or foam, 10-B or larger within 50 ft, grounded pails.',
    'Catalyst powder: cool, dry, apart from resin, away from rags.',
  ],
  spill: [
    'Resin: absorb, lid in the open, cured lumps are waste; no drain.',
    'Skin: soap and water at once, never solvent; eyes 15 minutes.',
  ],
  exposure: [
    ['Which resin, batch and catalyst dose?', 'Mix log, table'],
    ['Slab and air temperature, wind, meter?', 'Readings with the hour they were taken'],
    ['Open, court, balcony or well?', 'Dimensions in feet, fan make and place'],
    ['Gloves, sleeves, cartridges: changed when?', 'Times of each change, from the log'],
    ['Wet resin or fleece underfoot?', 'Photo of film and planks'],
    ['Grinder: shroud, vacuum, minutes?', 'Filter, list entry'],
    ['Were people inside affected?', 'Names, rooms, intake'],
  ],
  evidence: [
    'Pot, scale and scoop as they stand',
    'Mix log and temperature table',
    'Gloves and cartridge in closed bags',
    'Meter with its stored readings',
  ],
}
