import { defineTemplate } from '@/data/shared/define-template'
import { adoption, receipt } from '@/data/shared/hr/policies'
import { notEmploymentAdvice } from '@/data/shared/notices'
import * as d from '@/lib/documents/author'

export const vehicleAndDrivingPolicy = defineTemplate('hr', {
  name: 'Vehicle and Driving Policy',
  group: 'Policies & Procedures',
  description:
    'Driving policy for roofing trucks and trailers: who may drive, licenses by weight, loads, phones, personal use, crash steps and card.',
  tags: [
    'driving policy',
    'company vehicle',
    'fleet policy',
    'trailer',
    'CDL',
    'DOT',
    'accident report',
    'motor vehicle record',
    'truck policy',
    'company truck',
    'driver agreement',
    'dump trailer',
    'crash report',
    'cell phone driving',
    'GPS tracking',
    'MVR',
  ],
  fullDescription: [
    'A dump trailer behind a one-ton truck is a commercial vehicle sooner than most owners think. The policy sorts vehicles by weight, says which license and documents each needs, and who in the company may drive what.',
    'Loads, ladders, phones, personal use and tickets have one paragraph each. The last page is a card for the glove box: what to do after a crash, in order, with room for the facts.',
  ],
  howToUse: [
    'Weigh truck, trailer and load, and read the ratings on the door and on the trailer plate.',
    'Fill in the vehicle table with your insurer and, above 10,000 pounds, with the DOT rules beside you.',
    'Check driving records with the permission and at the interval your insurer and the law ask for.',
    'Let each driver show the trailer check once before they drive alone.',
    'Put the crash card and the insurance card in each vehicle.',
  ],
  expertGuide: [
    {
      title: 'Two weights to know',
      text: 'From 10,001 pounds, truck and trailer ratings together, in interstate commerce, federal carrier rules apply: USDOT number, driver files, medical card, inspection. At 26,001 pounds comes the commercial license: for a truck alone, or for truck and trailer together if the trailer is rated over 10,000. States apply much of it inside the state as well.',
      cite: '49 CFR 383.5, 390.5, 391.41, 396.11',
    },
    {
      title: 'Who pays for damage',
      text: 'Taking the insurance deductible out of a paycheck is forbidden in many states, and everywhere if it would cut into minimum wage or overtime. Retrain, change the job, or end it; do not fine.',
      cite: '29 CFR 531.35; Cal. Lab. Code 221; N.Y. Lab. Law 193',
    },
    {
      title: 'When the drive is paid',
      text: 'Home to work in a company truck is usually not working time if you agreed on it and it is a normal commute. Picking up crew or material on the way, or reporting to the shop first, makes it work.',
      cite: '29 U.S.C. 254(a); 29 CFR 785.38',
    },
    {
      title: 'Records and reports',
      text: 'A driving record from an agency that sells reports is a consumer report: separate disclosure, permission, and notices before and after you act on it. The same record straight from the state may have other rules.',
      cite: '15 U.S.C. 1681b(b)',
    },
  ],
  pages: { main: 2, field: 1 },
  subject: 'Rules for drivers, vehicles and loads, with a crash card',
  intro:
    'The drive is the most dangerous part of the day. These rules hold for company vehicles and for your own when you drive for us.',
  required: ['policy.from', 'policy.states', 'policy.contact', 'policy.phone'],
  parts: () => [
    d.part('Policy', [
      d.section('In force'),
      adoption('Fleet contact'),
      d.section('Vehicles and licenses', 'Vehicles with weight, license and documents'),
      d.table(
        'vehicle',
        'Vehicles',
        [
          d.column('unit', 'Vehicle or combination', 'text', { width: 2.6 }),
          d.column('gvwr', 'Rated weight (lb)', 'number', { width: 1.2, decimals: 0 }),
          d.column('trailer', 'Trailer (lb)', 'number', { width: 1.1, decimals: 0 }),
          d.column('license', 'License', 'select', { width: 1.2, options: ['Regular', 'CDL A', 'CDL B'] }),
          d.column('dot', 'DOT rules', 'select', { width: 1, options: ['Yes', 'No'] }),
          d.column('drivers', 'Who may drive', 'text', { width: 2.2 }),
        ],
        [],
        { blankRows: 6, lineNumbers: true },
      ),
      d.section('Who drives', 'Conditions for drivers'),
      d.clauses(
        [
          'Permission',
          'Only people on the driver list drive for us, and only the vehicles named beside them. Family and friends do not drive company vehicles.',
        ],
        [
          'License and age',
          'You hold a valid license for the vehicle and are at least 18, or 21 to drive a truck, or a truck and trailer, of 10,001 pounds or more across state lines (49 CFR 391.11(b)(1)). Rules of our insurer on age and experience apply as well, where they are lawful. Tell us before your next drive if your license is suspended, revoked or restricted.',
        ],
        [
          'Record',
          'We look at driving records before you start and from then on, with your permission and the notices that the law asks for.',
        ],
        [
          'Your own vehicle',
          'If you drive it for work it is insured, safe and inspected. Miles are repaid by the reimbursement form.',
        ],
      ),
      d.section('On the road', 'Belts, phones, loads, speed, passengers'),
      d.clauses(
        [
          'Belts',
          'Everyone, every seat, every trip. One person for each belt. Nobody rides in the bed or on the load.',
        ],
        [
          'Phone',
          'No texting, reading or handheld calls while driving, stopped at a light included. Set the route before you roll. We do not expect an answer while you drive.',
        ],
        ['Fit', 'No alcohol, no drugs, no driving when tired. If the day was too long, tell us and we pay for a room.'],
        [
          'Load',
          'Secured so that nothing shifts, leaks or falls; ladders tied at two points and flagged behind; debris covered; weight within the ratings. The driver answers for it and may refuse to drive.',
        ],
        [
          'Trailer',
          'Hitch, pin, chains, breakaway, lights, tires and brakes are checked before each trip, with a walk-around after ten miles.',
        ],
        [
          'Kettles, torches, gas',
          'Nothing burns while driving. Cylinders stand upright, capped and fixed; what is hazardous has its documents.',
        ],
        ['Passengers', 'Employees on the way to work. Others with the owner’s consent.'],
      ),
      d.section('Care, use and costs', 'Personal use, tolls, tickets, damage, tracking'),
      d.clauses(
        ['Private use', 'Only if the owner has agreed in writing. It may be taxable pay.'],
        [
          'Tickets',
          'Parking and moving violations are the driver’s, unless we caused them. Overweight and equipment violations are ours. Nothing is taken from pay unless state law allows it.',
        ],
        [
          'Damage',
          'Report every scratch the same day. We want the truth more than the fender. We do not deduct the cost of crashes from wages.',
        ],
        [
          'Tracking',
          'Company vehicles may have GPS or cameras. We say which, and follow the law on notice and consent.',
        ],
        [
          'Daily look',
          'Fluids, lights, tires, leaks, load. Write defects down, and do not drive a vehicle that is unsafe.',
        ],
      ),
      d.fields(
        4,
        d.choice('use.private', 'Private use', ['None', 'Home and back', 'By agreement']),
        d.choice('use.gps', 'GPS on vehicles', ['Yes, named here', 'No']),
        d.choice('use.camera', 'Cameras', ['Outside', 'Outside and cab', 'None']),
        d.own('use.record', 'Records checked every'),
      ),
      ...receipt(),
    ]),
    d.part(
      'Crash card',
      [
        d.section('After a crash, in this order', 'Steps after a crash'),
        d.safetyNote(
          'People first',
          'Stop, flashers, off the road if you can. Call 911 if anyone may be hurt or fuel is leaking.',
        ),
        d.steps(
          'Help, and stay. Set triangles or cones.',
          'Call the police, even if the other driver would rather not. Then call the fleet contact.',
          'Say what happened to the police. Do not argue, do not admit, do not promise to pay.',
          'Photograph all sides, plates, road, marks, load and hitch.',
          'Write down the facts below before you drive on.',
          'CDL drivers: ask the fleet contact at once about post-accident tests (49 CFR 382.303).',
        ),
        d.section('Facts', 'Facts of the crash'),
        d.fields(
          3,
          d.field('person.name', { label: 'Driver' }),
          d.own('crash.date', 'Date and time'),
          d.own('crash.place', 'Place and direction'),
          d.own('crash.unit', 'Our vehicle and trailer'),
          d.own('crash.police', 'Officer and report no.'),
          d.own('crash.weather', 'Weather, road, light'),
          d.own('other.driver', 'Other driver, phone'),
          d.own('other.plate', 'Plate and vehicle'),
          d.own('other.insurer', 'Insurer and policy'),
          d.own('crash.hurt', 'Who is hurt, taken where', 'multiline', { span: 3, lines: 2 }),
          d.own('crash.witness', 'Witnesses and phones', 'multiline', { span: 3, lines: 2 }),
          d.own('crash.what', 'What happened, in order', 'multiline', { span: 3, lines: 3 }),
        ),
        d.tickList('crashDone', [
          'Photos sent to the office',
          'Insurer called by the office',
          'Vehicle checked before it rolls again',
          'State crash report looked up',
        ]),
        notEmploymentAdvice(
          '49 CFR 382, 383.5, 390.5, 391.11, 392.80, 392.82, 393.100',
          '15 U.S.C. 1681b(b)',
          '29 CFR 531.35, 785.38',
          'state wage-deduction law',
        ),
      ],
      { audience: 'crew' },
    ),
  ],
})
