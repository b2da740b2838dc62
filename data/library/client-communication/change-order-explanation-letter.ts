import { defineTemplate } from '@/data/shared/define-template'
import { email, letterPart, letterWho, messagesPart, preparePart, talkGuide, textMessage } from '@/data/shared/messages'
import { notLegalAdvice } from '@/data/shared/notices'
import * as d from '@/lib/documents/author'

export const changeOrderExplanationLetter = defineTemplate('client-communication', {
  name: 'Change Order Explanation Letter',
  group: 'Project Updates & Progress',
  stage: 'sign',
  demand: [0.28, 'Companies that have grown.'],
  telling: 'Before you sign the change order',
  description:
    'Explain an extra on a roofing job in plain words before the change order is signed: why, what it costs, what it adds in days, your choices.',
  tags: [
    'change order letter',
    'extra work',
    'additional cost',
    'explain change order',
    'upgrade',
    'code requirement',
    'scope change',
    'contract sum',
  ],
  fullDescription: [
    'A change order is a form; an extra is a conversation. This letter goes with the form and answers the four questions the owner has: why now, what exactly, what does it do to price and date, and what happens if I say no.',
    'The sums add up by themselves: contract now, this change, new contract sum, and the same for the finish. It does not replace the signed change order, and it says so.',
  ],
  howToUse: [
    'Show or send photos before you write about money.',
    'Choose the kind of change and fill in the reason in one sentence.',
    'Give at least two choices, one of them “leave it” with its consequence.',
    'Attach the change order form and wait for the signature before you start.',
    'For hidden damage use the Hidden Damage Notice; it has the time limits and the night cover.',
  ],
  expertGuide: [
    {
      title: 'Signed before the work',
      text: 'Many home-improvement laws want a change in writing and signed before it is done, with its effect on price, payments and time. In some states an unsigned extra cannot be collected at all. The letter explains; only the signed form counts.',
      cite: 'Cal. Bus. & Prof. Code § 7159; state home improvement laws',
    },
    {
      title: 'Show how you priced it',
      text: 'Owners accept a price they can check: sheets times the price in the contract, hours times the rate, the supplier’s line. A round figure for “extras” is the sentence they read out in small-claims court.',
    },
    {
      title: 'On an insurance job',
      text: 'You may send photos and a price to the owner for the insurer. Whether it is covered is the insurer’s word. Do not start on the hope of a supplement without the owner’s signature to pay if it is refused.',
      cite: 'Tex. Ins. Code § 4102.163',
    },
    talkGuide(
      [
        '“Why was that not in the estimate?”',
        'Tell the truth. Could not be seen: “It was under the roofing.” Your mistake: “We missed it, and it isn’t on your bill.”',
      ],
      ['“Just do it, we trust you.”', '“Thank you. I still need your signature first; it protects you as much as us.”'],
      [
        '“Will insurance pay for it?”',
        '“I can give you photos and the price to send them. They decide. If they say no, it’s yours to pay, so we should settle that before we start.”',
      ],
      [
        '“That’s too much.”',
        '“Then we can look at the smaller version, or leave it. Here’s what happens if we leave it.”',
      ],
    ),
  ],
  subject: 'Letter that explains a change order to the owner',
  intro: 'Send it with the change order form and photos, and wait for the signature before the work.',
  pages: { main: 2, office: 1 },
  parts: () => [
    letterPart({
      heading: 'Before you sign the change order',
      includes: 'Letter with the effect on price and days',
      subject: 'Change order {change.number}, job {job.number}',
      body: [
        'Dear {customer.firstName},',
        'Change order {change.number} comes with this letter. Before you sign anything, here is what it is about.',
        d.p('{change.what}.', 'What changes.'),
        d.p('{change.why}. The photos show it.', 'Why.'),
        d.p('The figures come from our contract and from the attached lines.', 'Price and schedule.'),
        d.fields(
          3,
          d.own('sum.now', 'Contract sum now', 'currency'),
          d.own('sum.change', 'This change', 'currency'),
          d.calculated('sum.new', 'New contract sum', 'currency', d.add(d.ref('sum.now'), d.ref('sum.change'))),
          d.own('days.now', 'Working days agreed', 'number'),
          d.own('days.change', 'Days of this change', 'number'),
          d.calculated('days.new', 'New working days', 'number', d.add(d.ref('days.now'), d.ref('days.change'))),
        ),
        d.p(
          'Sign the form and we will do it. Ask for a smaller version, and I will price it. Or say no, and here is what that means: {change.ifNot}.',
          'Your choices.',
        ),
        'Nothing is done and nothing is owed for this change until you have signed the form. This letter is an explanation and changes nothing in our contract by itself.',
        'Please let me know by {change.answerBy}, so that the crew can plan. I am glad to meet you at the house and show you.',
      ],
    }),
    preparePart({
      facts: [
        ...letterWho(),
        d.field('job.number'),
        d.own('change.number', 'Change order no.'),
        d.choice('change.kind', 'Kind of change', [
          'Your request',
          'Code or inspector',
          'Product not available',
          'Found during the work',
          'Error in our takeoff',
        ]),
        d.own('change.what', 'What changes', 'text', {
          phrase: true,
          span: 3,
          hint: 'A new skylight over the stairs instead of new flashing on the old one',
        }),
        d.own('change.why', 'Why, in one sentence', 'text', {
          phrase: true,
          span: 3,
          hint: 'The old frame is cracked and will not hold a seal',
        }),
        d.own('change.ifNot', 'What happens if it is left out', 'text', {
          phrase: true,
          span: 2,
          hint: 'the old skylight stays and may leak',
        }),
        d.own('change.answerBy', 'Answer needed by', 'text', { phrase: true, hint: 'Friday noon' }),
      ],
      checks: [
        'Photos attached and numbered',
        'Price shown by quantity and unit',
        'An error of ours is not billed as an extra',
        'Effect on the finish date named',
        'Change order form attached, unsigned',
        'Crew knows not to start before the signature',
      ],
    }),
    messagesPart(
      d.section('Email and text', 'Email and text that carry the letter'),
      ...email(
        'Please look at this before you sign: change order {change.number}',
        'Hi {customer.firstName},',
        'Attached are three things: photos, a letter that explains the change, and the form itself. In short: {change.what}. The change is {sum.change}, which makes the contract {sum.new}.',
        'We don’t start on it until the form is signed. I need your answer by {change.answerBy}; I’ll call before then.',
      ),
      textMessage(
        '{company.name}: a change for your roof is in your email with photos and price. We wait for your OK. Questions? {company.phone}',
      ),
      d.section('Phone', 'Phone words'),
      d.p(
        '“Hi {customer.firstName}, {company.representative} with {company.name}. There’s something on your roof that isn’t in our contract. I’ve sent you photos. May I explain it? Then you decide.”',
      ),
      notLegalAdvice('Cal. Bus. & Prof. Code § 7159 and other state home improvement laws'),
    ),
  ],
})
