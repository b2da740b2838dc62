import { defineTemplate } from '@/data/shared/define-template'
import { email, letterPart, letterWho, messagesPart, preparePart, talkGuide, textMessage } from '@/data/shared/messages'
import * as d from '@/lib/documents/author'

export const projectCompletionLetter = defineTemplate('client-communication', {
  name: 'Project Completion Letter',
  group: 'Project Completion',
  stage: 'close',
  demand: [0.75, 'Most companies, every week or month.'],
  description:
    'Letter at the end of a roofing job: what was installed, what is still open, documents enclosed and the final amount that adds up.',
  tags: [
    'completion letter',
    'project complete',
    'job finished',
    'final balance',
    'closeout letter',
    'installed products',
    'final invoice letter',
    'thank you',
  ],
  fullDescription: [
    'In nine years someone will look for the name of the shingle, the color, the permit and who did it. This is the page they hope to find in the drawer.',
    'It names what was installed, part by part, what is still open and by when, which documents are enclosed, and what is due, with a sum that adds up from contract, changes and payments. It asks for no signature; the certificate of completion does that.',
  ],
  howToUse: [
    'Send it after the walkthrough, when the list is done or each point has a date.',
    'Copy product names, colors and lot numbers from the labels, not from memory.',
    'Fill in contract, changes and payments; the balance calculates itself.',
    'Enclose only what you really enclose, and check it off.',
    'Call two days later, ask about the roof first and the invoice second.',
  ],
  expertGuide: [
    {
      title: 'Write down lot numbers',
      text: 'Manufacturers change colors and recipes. With line, color and lot on one page, a repair in year seven matches, and a recall or a warranty claim takes minutes.',
    },
    {
      title: 'Waiver against payment',
      text: 'Offer the owner a final lien waiver in exchange for the last payment, conditional until the money has cleared. Ten states prescribe the form: use the edition of the state. Mention it in the letter, and the owner’s bank has its answer.',
      cite: 'e.g. Cal. Civ. Code §§ 8132–8138; Tex. Prop. Code § 53.284',
    },
    {
      title: 'On an insurance job',
      text: 'The owner may need a dated statement that the work is done and what it cost, for the held-back depreciation. State true figures, credits included. In Texas the insurer may ask for proof that the deductible was paid.',
      cite: 'Tex. Ins. Code § 707.004',
    },
    talkGuide(
      ['“There’s still a nail in the flower bed.”', '“I’ll come by with the magnet this week. When are you home?”'],
      [
        '“I’ll pay when the open item is done.”',
        'Read the contract. Often it is fair to hold back the value of that item: “How about we agree on a sum for it, and the rest is paid as written?”',
      ],
      [
        '“My insurer needs paperwork.”',
        '“You’ll get a dated statement of what was done and what it cost. I’ll send it to you, and you pass it on.”',
      ],
    ),
  ],
  subject: 'Letter to the owner at completion of roof work',
  intro: 'After the walkthrough: what was installed, what is open, what is enclosed and what is due.',
  pages: { main: 2, office: 1 },
  parts: () => [
    letterPart({
      heading: 'Your roof is finished',
      includes: 'Letter with products, open points and balance',
      subject: 'Completion on {job.completionDate}, job {job.number}',
      body: [
        'Dear {customer.firstName},',
        'Your roof at {job.address} was finished on {job.completionDate}. The building department approved it under permit {job.permit} on {permit.approved}. Here is what we installed: {roof.product}.',
        d.table(
          'part',
          'Installed products',
          [
            d.column('part', 'Part', 'text', { width: 2 }),
            d.column('product', 'Manufacturer, product, color', 'text', { width: 4 }),
            d.column('lot', 'Lot or date code', 'text', { width: 1.6 }),
          ],
          [
            { part: 'Roof covering' },
            { part: 'Underlayment' },
            { part: 'Ice barrier or base sheet' },
            { part: 'Flashing and edge metal' },
            { part: 'Ventilation' },
          ],
        ),
        'Still to do: {open.items}. Left with you for repairs: {care.left}.',
        d.fields(
          4,
          d.own('sum.contract', 'Contract', 'currency'),
          d.own('sum.changes', 'Signed changes', 'currency'),
          d.own('sum.paid', 'Paid so far', 'currency'),
          d.calculated(
            'sum.balance',
            'Balance',
            'currency',
            d.sub(d.add(d.ref('sum.contract'), d.ref('sum.changes')), d.ref('sum.paid')),
          ),
        ),
        'The balance of {sum.balance} is due on {pay.due}, by {pay.how}; our final lien waiver comes in exchange. Questions about the bill: {pay.billing}.',
        'Enclosed are the final invoice, the photos, the permit card and the care guide; the warranties follow. Thank you for your trust. If anything is not right, call {company.phone}, next week or in three years.',
      ],
    }),
    preparePart({
      facts: [
        ...letterWho(),
        d.field('job.number'),
        d.field('job.completionDate'),
        d.field('roof.product'),
        d.field('job.permit'),
        d.own('permit.approved', 'Final approval on', 'date'),
        d.own('open.items', 'Still open, and by when', 'text', {
          phrase: true,
          span: 2,
          hint: 'one gutter elbow, by Friday',
        }),
        d.own('care.left', 'Spare material left, and where', 'text', { phrase: true, span: 2 }),
        d.own('pay.how', 'How to pay', 'text', { phrase: true, hint: 'check, bank transfer' }),
        d.own('pay.due', 'Due', 'date'),
        d.own('pay.billing', 'Billing questions to', 'text', { hint: 'name and phone' }),
      ],
      checks: [
        'Walkthrough held, list done or dated',
        'Product names, colors and lots from the labels',
        'All change orders signed and included',
        'Warranty registered',
        'Waiver ready in the right form for the state',
        'Yard and street looked at once more',
      ],
    }),
    messagesPart(
      d.section('Email and text', 'Email and text'),
      ...email(
        'Your roof is finished: documents and final figures',
        'Hi {customer.firstName},',
        'Your roof was finished on {job.completionDate}, and the permit has its final approval. Attached: the completion letter with all product names, the photos and the final invoice.',
        'Still open: {open.items}. The balance is {sum.balance}, due {pay.due}; our lien waiver comes in exchange. I’ll call you in two days to hear how you like it.',
      ),
      textMessage(
        'Hi {customer.firstName}, {company.name}. Your roof is finished! Letter, photos and invoice are in your email. Thank you! {company.phone}',
      ),
      d.section('Phone', 'Call two days later'),
      d.p(
        '“{customer.firstName}, {company.representative} with {company.name}. How is the new roof? Have you found anything we should look at?” Only then: “Are the documents clear?”',
      ),
    ),
  ],
})
