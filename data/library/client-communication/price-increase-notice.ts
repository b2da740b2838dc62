import { defineTemplate } from '@/data/shared/define-template'
import { email, letterPart, letterWho, messagesPart, preparePart, talkGuide, textMessage } from '@/data/shared/messages'
import { notLegalAdvice } from '@/data/shared/notices'
import { onceFilled } from '@/data/shared/guards'
import * as d from '@/lib/documents/author'

export const priceIncreaseNotice = defineTemplate('client-communication', {
  name: 'Price Increase Notice',
  group: 'Problem Resolution',
  stage: 'win',
  demand: [0.295, 'Companies that have grown.'],
  telling: 'A new price for your estimate',
  description:
    'Announce a price rise on an unsigned roofing quote, or a material escalation under a signed contract’s clause, with figures, proof and choices.',
  tags: [
    'price increase',
    'material escalation',
    'escalation clause',
    'expired quote',
    'price change letter',
    'supplier increase',
    'requote',
    'cost increase notice',
  ],
  fullDescription: [
    'Two very different letters hide behind one bad piece of news. An unsigned quote past its date can be priced again. A signed contract cannot, unless it has an escalation clause and you follow it to the letter.',
    'Each letter has its own page. Both show old and new figure and the difference in dollars and percent, give the supplier’s proof, and leave the customer a choice. The page for the office tells you which of the two you may send, and when you may send neither.',
  ],
  howToUse: [
    'Read the quote’s end date, or the contract’s clause, before anything else.',
    'Get the supplier’s increase in writing, with its effective date.',
    'Raise the price by what changed, line by line, and nothing besides.',
    'Call, then send the right one of the two letters with the proof attached.',
    'For a signed contract, have the change order signed before you order.',
  ],
  expertGuide: [
    {
      title: 'A quote with a date binds until that date',
      text: 'A price you promised in a signed writing to hold open is one you may have to honor, and taking it back early costs more than it gains. Raise it only after the date, or where the quote itself says that it may change before acceptance.',
      cite: 'UCC § 2-205, where the sale of goods prevails',
    },
    {
      title: 'No clause, no increase',
      text: 'A fixed price in a signed contract is fixed; a supplier’s letter to you changes nothing for the owner. Even with a clause, home-improvement laws in many states want a signed change before the work. Residential contracts may also need the clause in a set form. Ask your lawyer before you send letter 2.',
      cite: 'Cal. Bus. & Prof. Code § 7159',
    },
    {
      title: 'After a disaster, prices are watched',
      text: 'Once an emergency is declared, many states cap increases on repair work and materials, California at 10 percent above the earlier price unless costs went up by more. Keep the supplier’s documents; they are your only defense.',
      cite: 'Cal. Penal Code § 396; Tex. Bus. & Com. Code § 17.46(b)(27)',
    },
    talkGuide(
      [
        '“You gave me a price.”',
        'Before its end date: “You’re right, and it stands.” After it: “I did, until that date. I’ll show you the one line that changed and what it costs us.”',
      ],
      [
        '“Just eat it.”',
        '“I went through it line by line, and there’s no room on our side. What I can do is the other product, at the old price.”',
      ],
      ['“Prove it.”', '“The supplier’s letter is in your email, the old price and the new one, with the date.”'],
      [
        '“I signed a fixed price!”',
        'Stop. Read the contract before you go on. Without a clause the answer is: “Yes, and we keep it.”',
      ],
    ),
  ],
  subject: 'Notice of a price increase on a quote or under a contract',
  intro:
    'Letter 1 for an unsigned quote past its date; letter 2 only where the signed contract has an escalation clause.',
  pages: { main: 3, office: 1 },
  parts: () => [
    letterPart({
      name: 'Letter 1, unsigned quote',
      heading: 'A new price for your estimate',
      includes: 'Letter 1: unsigned quote past its date',
      subject: 'Estimate {estimate.number}: the price after {estimate.validUntil}',
      body: [
        'Dear {customer.firstName},',
        'Our estimate {estimate.number} for {job.address} held until {estimate.validUntil}. As of {price.effective} we pay more for {price.item}. The letter from {price.supplier} is attached.',
        'So that you see exactly what it means: the old price was {price.old}, the new one is {price.new}. That is {price.more} more, or {price.share}. Nothing else was raised; the changed lines are marked in the new estimate.',
        d.p(
          'You can take the new price, which we hold until {price.answerBy}. You can keep the old price another way: {price.alternative}. Or you can say no, and you owe us nothing.',
          'Your choices.',
        ),
        'Nobody likes a letter like this. I would rather show you the figures than hide them in another line. I will call you before {price.answerBy} to hear what you think.',
      ],
    }),
    letterPart({
      name: 'Letter 2, signed contract',
      heading: 'Material price under our agreement',
      includes: 'Letter 2: escalation under a signed contract’s clause',
      subject: 'Notice under {price.clause}, job {job.number}',
      body: [
        'Dear {customer.firstName},',
        'Our agreement for {job.address} has a clause for material prices that change after signing: {price.clause}. I am writing because that has happened.',
        'As of {price.effective} the price of {price.item} from {price.supplier} is higher; the supplier’s old and new price lists are attached. The contract price we agreed on was {price.old}. With the change that the clause allows it is {price.new}, a difference of {price.more} or {price.share}. Labor, overhead and profit are not raised.',
        d.p(
          'First, the attached change order: if you sign it, we will order right away at that price. Second, a way to keep the old price: {price.alternative}. Third, whatever else the clause gives you, including the right to end the agreement where it says so. Please read it; a copy is attached.',
          'Your choices.',
        ),
        'We order nothing at the new price before you have answered. Please let me know by {price.answerBy}. If you read the clause differently, call me, and we will look at it together before anything goes ahead.',
      ],
    }),
    preparePart({
      facts: [
        ...letterWho(),
        d.field('estimate.number'),
        d.field('estimate.validUntil'),
        d.field('job.number'),
        d.own('price.item', 'What went up', 'text', { hint: 'polyiso insulation' }),
        d.own('price.supplier', 'Supplier'),
        d.own('price.effective', 'Effective date', 'date'),
        d.own('price.clause', 'Contract clause', 'text', { phrase: true, hint: 'clause 9' }),
        d.own('price.answerBy', 'Answer by', 'date'),
        d.own('price.alternative', 'What would keep the old price', 'text', {
          phrase: true,
          span: 2,
          hint: 'another color, an equal product in stock',
        }),
        d.choice('price.case', 'Case', [
          'Unsigned quote, past its date',
          'Signed, with escalation clause',
          'Signed, no clause',
        ]),
        d.own('price.old', 'Old price', 'currency'),
        d.own('price.new', 'New price', 'currency'),
        d.calculated(
          'price.more',
          'Difference',
          'currency',
          onceFilled('price.new', onceFilled('price.old', d.sub('price.new', 'price.old'))),
        ),
        d.calculated(
          'price.share',
          'Difference in percent',
          'percent',
          d.div(d.sub(d.ref('price.new'), d.ref('price.old')), d.ref('price.old')),
          { decimals: 1 },
        ),
      ],
      checks: [
        'Quote is past its date, or the clause applies',
        'Signed without a clause: no letter, no increase',
        'Supplier’s letter attached',
        'Only the lines that changed were raised',
        'Declared emergency? State price rules checked',
        'Deposit still within the state’s limit',
      ],
    }),
    messagesPart(
      d.section('Email and text', 'Email and text'),
      ...email(
        'A price change for your roof: figures and choices',
        'Hi {customer.firstName},',
        'As of {price.effective} we pay more for {price.item}. For your roof that means {price.new} instead of {price.old}, which is {price.more} more. The attached letter explains why I may ask for it, shows the supplier’s proof and gives your choices.',
        'One of them may keep the old price: {price.alternative}. I’ll call you about it before {price.answerBy}.',
      ),
      textMessage(
        "{company.name}: a material price changed for your roof. Figures and choices are in your email. I'll call you. {company.phone}",
      ),
      d.section('Phone', 'Phone words'),
      d.p(
        '“{customer.firstName}, {company.representative} with {company.name}. I have news about the price that you won’t like, and I want to show you the figures myself. Can you spare ten minutes?”',
      ),
      notLegalAdvice('UCC § 2-205', 'Cal. Bus. & Prof. Code § 7159', 'Cal. Penal Code § 396'),
    ),
  ],
})
