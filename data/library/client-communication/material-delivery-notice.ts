import { defineTemplate } from '@/data/shared/define-template'
import { email, letterPart, letterWho, messagesPart, preparePart, talkGuide, textMessage } from '@/data/shared/messages'
import * as d from '@/lib/documents/author'

export const materialDeliveryNotice = defineTemplate('client-communication', {
  name: 'Material Delivery Notice',
  group: 'Project Updates & Progress',
  demand: [0.37, 'Part of the companies, or some jobs.'],
  telling: 'Your material is coming',
  description:
    'Roofing material delivery notice for the owner: day, truck, where it stands, driveway weight, what to clear, and that nothing is due at the door.',
  tags: [
    'material delivery',
    'delivery notice',
    'supplier truck',
    'rooftop delivery',
    'boom truck',
    'driveway protection',
    'dumpster delivery',
    'homeowner notice',
  ],
  fullDescription: [
    'A loaded roofing truck can weigh as much as a fire engine and arrives when the driver is ready. The owner should know the day, where the truck stands, what hangs in the way, and that the supplier’s driver never collects money.',
    'The letter asks what is below the driveway, explains a delivery onto the roof, and has a paragraph for pallets on the ground. Texts go out the day before and that morning.',
  ],
  howToUse: [
    'Ask the supplier for truck size, loaded weight and a window before you write.',
    'Send the notice three days ahead and ask about septic tanks, drains, pavers and low wires.',
    'Text the afternoon before and when the truck is on its way.',
    'Have one of your people on site for a delivery to the roof.',
    'Photograph driveway and lawn before and after, and file the ticket.',
  ],
  expertGuide: [
    {
      title: 'Ask about the driveway in writing',
      text: 'Thin asphalt, pavers, a septic lid or an old culvert will not carry a loaded truck. Ask, look, and park at the street when in doubt; planks do not make a weak driveway strong. What you asked and what they answered decides who repairs it.',
    },
    {
      title: 'Wires at the street',
      text: 'A boom near the service drop is the worst accident of a delivery. Equipment keeps at least 10 ft from lines up to 50 kV, and more for higher voltage, unless the utility has dealt with them. The driver decides; do not press them.',
      cite: '29 CFR 1926.1408; 29 CFR 1926.600(a)(6)',
    },
    {
      title: 'Who may be unpaid',
      text: 'In most states the supplier has lien rights against the house if you do not pay for the material, and may send the owner a notice that looks alarming. Tell the owner that such a notice is routine, and that you exchange lien waivers for payment.',
      cite: 'e.g. Cal. Civ. Code § 8200; Fla. Stat. § 713.06',
    },
    talkGuide(
      [
        '“The color on the wrapper looks wrong.”',
        '“Please send me a photo of the label. Nothing gets nailed until we have compared it with your order.”',
      ],
      [
        '“They left a rut in my lawn.”',
        '“Please take a photo and leave it as it is. I’ll come look tomorrow, and I’ll report it to the supplier today.” Settle nothing on the phone.',
      ],
      [
        '“Why is the material here and nobody is working?”',
        '“We order ahead so the crew doesn’t wait on material. Your start date hasn’t changed; if it moves, I’ll call you.”',
      ],
      [
        '“I got a lien letter!”',
        '“In many states that is a routine notice, not a lien. We pay our supplier, and you’ll get the waivers with your final documents. Please send me a copy.”',
      ],
    ),
  ],
  subject: 'Notice of a roofing material delivery',
  intro: 'Send it three days before the truck: day, place, weight, what to clear, and that nothing is due at the door.',
  pages: { main: 2, office: 1 },
  parts: () => [
    letterPart({
      heading: 'Your material is coming',
      includes: 'Letter: when the truck comes and what to clear',
      subject: 'Delivery on {delivery.date}, {delivery.window}',
      body: [
        'Dear {customer.firstName},',
        'The material for your roof arrives on {delivery.date}, {delivery.window}, on a truck from {delivery.supplier}. It takes about an hour, and you do not have to be home.',
        d.p(
          'The truck will park here: {delivery.stands}. Loaded, it weighs about {delivery.weight} lb. If there is a septic tank, a drain, a well, pavers or a weak spot in the driveway, please tell me before that day.',
          'Where it parks.',
        ),
        d.p(
          'The material goes here: {delivery.placed}. It may stay there until we start on {delivery.start}. On the roof you will hear heavy steps; we spread the bundles so that no spot carries too much.',
          'Where it goes.',
        ),
        'Before the truck comes, please:',
        d.bullets(
          'Move cars out of the driveway and away from the curb in front of the house.',
          'Open the gate, and keep children and pets inside until the truck has left.',
          'Take in lights, hoses and pots along the driveway, and flag sprinkler heads and cables.',
        ),
        d.p(
          'There is nothing to pay the driver and nothing to sign. Our person that day is {delivery.contact}. Please leave the wrapping on; it keeps the material dry.',
          'At the door.',
        ),
        d.p(
          'Our supplier may mail you a “notice to owner” or “preliminary notice”. In many states that is routine and says only that they are supplying the job. Keep it, and ask me anything about it.',
          'If a notice comes by mail.',
        ),
        'If anything happens to the lawn or driveway, take a photo and call {company.phone} the same day.',
      ],
    }),
    preparePart({
      facts: [
        ...letterWho(),
        d.field('job.number'),
        d.own('delivery.date', 'Delivery day', 'date'),
        d.own('delivery.window', 'Window', 'text', { phrase: true, hint: '8 to noon' }),
        d.own('delivery.supplier', 'Supplier'),
        d.own('delivery.stands', 'Truck parks', 'text', { phrase: true, hint: 'right half of the driveway' }),
        d.own('delivery.placed', 'Material goes', 'text', { phrase: true, hint: 'on the roof, along the ridge' }),
        d.choice('delivery.kind', 'Truck', ['Boom or conveyor truck', 'Flatbed with forklift', 'Crane', 'Small truck']),
        d.own('delivery.weight', 'Loaded weight', 'number', { decimals: 0, hint: 'pounds' }),
        d.own('delivery.start', 'Work starts on', 'date'),
        d.own('delivery.contact', 'Our person that day', 'text', { hint: 'name and phone' }),
      ],
      checks: [
        'Order checked: product, color, lot, count',
        'Driveway, septic, drains and pavers asked about',
        'Service drop and branches looked at',
        'Roof can carry the load where it is set, spread out',
        'Photos of driveway and lawn before',
        'One of us meets the truck',
      ],
    }),
    messagesPart(
      d.section('Email and text', 'Email and texts for the delivery'),
      ...email(
        'Your roof material arrives {delivery.date}',
        'Hi {customer.firstName},',
        'The material for your roof arrives on {delivery.date}, {delivery.window}. Please keep the driveway and the curb clear. The truck is heavy, so please tell me if there’s a septic tank, a drain or pavers where it’ll park: {delivery.stands}.',
        'You don’t have to be home, and there’s nothing to pay or sign at the door. The letter has the details.',
      ),
      textMessage(
        '{company.name}: roof material arrives {delivery.date}, {delivery.window}. Please clear the driveway. Septic or drain under it? Call {company.phone}',
      ),
      textMessage(
        "{company.name}: the truck is on its way. Please keep kids and pets inside. There's nothing to pay or sign.",
      ),
      d.section('Phone', 'Phone words about the delivery'),
      d.p(
        '“Hi {customer.firstName}, {company.representative} with {company.name}. Your material arrives on {delivery.date}. One question before I send a heavy truck: is there anything under the driveway or lawn, such as a tank or a drain?”',
      ),
    ),
  ],
})
