import { defineTemplate } from '@/data/shared/define-template'
import * as d from '@/lib/documents/author'

const amount = (row: number) => d.ref(`claim.${row}.amount`)

const signOff = d.p('{company.representative}, {company.name}, {company.phone}. License {company.license}.')

export const proposalEmailTemplate = defineTemplate('essential', {
  id: '11',
  name: 'Proposal Email Template',
  telling: 'Letter 1: short',
  description:
    'Three roofing proposal emails (short, full and insurance job) with subject lines, an attachments list and replies to common objections.',
  categorySlug: 'customer-communication',
  formats: ['PDF', 'Word'],
  tags: [
    'proposal email',
    'estimate email',
    'cover letter',
    'quote email',
    'good better best',
    'insurance job',
    'objection handling',
    'subject lines',
    'closing',
    'RCV ACV deductible',
    'sales email',
  ],
  downloads: 1471,
  fullDescription: [
    'A proposal is read on a phone, between other things, by someone who does not know what an ice barrier is and is about to spend thousands of dollars. The email that carries it has one job: to make the estimate easy to understand and to answer.',
    'The template gives you that email three times. The short one fits a repair or a customer who has already decided. The full one walks through scope, three price levels, timing and next step. The third is for insurance jobs, with wording written to stay clear of adjuster and deductible laws, and a table that adds up who pays what.',
    'Around the letters are the parts that people skip: subject lines that say what is inside, the list of what to attach, how to explain good, better and best without talking down, written answers to the usual objections, and the first words of the follow-up call.',
  ],
  howToUse: [
    'Fill in the facts: names, product, prices, dates. In the Word file the letters take them from there; in the PDF the brackets show where they belong.',
    'Choose one of the three letters and copy it into an email from your own address.',
    'Check off the attachments list, and open each file once on your own phone.',
    'For an insurance job, enter the insurer’s own figures in the table and attach that page, and add your state’s printed notice where one is required.',
    'Send it the day you promised it, and let the customer know it is there.',
    'Call on the day you said you would, with the opening words under “The follow-up call”.',
  ],
  expertGuide: [
    {
      title: 'One screen, one number, one next step',
      text: 'Put the total, the date the price ends and the one thing you want them to do on the first screen. Everything else is for the attachment. If there are three prices, recommend one and say why; a list without a recommendation leaves the decision work to the customer.',
    },
    {
      title: 'Is the proposal the contract?',
      text: 'Say which. If a signed proposal is to become the contract, it needs everything your state requires of a home improvement contract, and a sale made at the home also needs the federal three-day cancellation notice and two completed cancellation forms. The cleaner way is the one used here: a “yes” by reply asks for the agreement, and nothing is ordered or owed until the customer has read and signed it.',
      cite: '16 CFR 429.1; state home improvement contract laws',
    },
    {
      title: 'Insurance wording that stays lawful',
      text: 'Describe damage and price work. Leave coverage, claim handling and the outcome to the owner and the insurer. Do not offer anything that lowers the deductible: a discount, an upgrade, a yard-sign fee. Texas requires a prescribed statement in insurance-funded contracts of $1,000 or more, Minnesota and Oklahoma require a notice with the estimate, and other states have their own rules; use the official text, never a paraphrase.',
      cite: 'Tex. Bus. & Com. Code § 27.02; Tex. Ins. Code § 4102.163; Minn. Stat. § 325E.66; Okla. Stat. tit. 59 § 1151.21',
    },
    {
      title: 'Show the two warranties separately',
      text: 'The manufacturer’s warranty covers the product on its own terms, and often requires registration; yours covers the work. State how long each lasts and what it leaves out. One vague sentence about “a lifetime warranty” is the line that comes back in ten years. If a written warranty comes with products for the home, federal law requires it to be available before the sale.',
      cite: '15 U.S.C. § 2302; 16 CFR 701, 702',
    },
    {
      title: 'Deposits and price validity',
      text: 'Check the deposit against your state’s cap before you send: California, for one, limits a home improvement down payment to $1,000 or 10 percent of the price, whichever is less, Maryland to one third, and Massachusetts to one third with room for special-order material. Give every price an end date of 15 to 30 days, and honor it.',
      cite: 'Cal. Bus. & Prof. Code §§ 7159, 7159.5; Mass. G.L. c. 142A, § 2; Md. Code, Bus. Reg. § 8-617',
    },
  ],
  pages: { main: 6, office: 4 },
  subject: 'Three cover emails for roofing proposals: short, full and insurance job',
  intro:
    'The email that carries your estimate, in three versions. Fill in the facts, pick one letter, attach what the list says, and call when you said you would.',
  keywords: ['proposal', 'estimate', 'email', 'insurance', 'good better best'],
  required: [
    'customer.firstName',
    'company.representative',
    'proposal.mainProblem',
    'proposal.option',
    'proposal.price',
    'proposal.callDay',
  ],
  parts: () => [
    d.part(
      'Facts and letters',
      [
        d.section('Fill these in once', 'Facts for all three letters'),
        d.fields(
          3,
          d.field('customer.firstName'),
          d.field('customer.email'),
          d.field('job.address'),
          d.field('company.representative', { label: 'Your name' }),
          d.field('estimate.number'),
          d.field('estimate.validUntil'),
          d.field('roof.product', { label: 'Product and color' }),
          d.own('proposal.mainProblem', 'Problem, in their words', 'text', { phrase: true }),
          d.own('proposal.goodWhat', 'Good option'),
          d.own('proposal.good', 'Price of good', 'currency'),
          d.own('proposal.betterWhat', 'Better option'),
          d.own('proposal.better', 'Price of better', 'currency'),
          d.own('proposal.bestWhat', 'Best option'),
          d.own('proposal.best', 'Price of best', 'currency'),
          d.choice('proposal.option', 'Option you recommend', ['good', 'better', 'best']),
          d.own('proposal.price', 'Price you recommend', 'currency'),
          d.own('proposal.why', 'Why you recommend it', 'text', { phrase: true }),
          d.own('proposal.sheetPrice', 'Decking price per sheet', 'currency'),
          d.own('proposal.workDays', 'Time on site', 'text', { phrase: true, hint: 'two days' }),
          d.own('proposal.firstStart', 'Earliest start', 'text', { phrase: true }),
          d.own('proposal.deposit', 'Deposit', 'currency', { hint: 'check your state’s cap' }),
          d.own('proposal.workmanship', 'Workmanship warranty', 'text', { phrase: true, hint: '10 years' }),
          d.own('proposal.callDay', 'Day and time you will call', 'text', { phrase: true }),
        ),
        d.section('Letter 1: short', 'Short proposal email for repairs and easy decisions'),
        d.p('Estimate {estimate.number} for {job.address}', 'Subject.'),
        d.p('Hi {customer.firstName},'),
        d.p(
          'Here is the estimate you asked for. To take care of {proposal.mainProblem}, I recommend {roof.product}. The price for everything listed is {proposal.price}, and it holds until {estimate.validUntil}.',
        ),
        d.p(
          'The work takes {proposal.workDays}, and the earliest start is {proposal.firstStart}. The one cost that nobody can see from outside is bad decking: {proposal.sheetPrice} per sheet, with a photo, and only after you have signed for it.',
        ),
        d.p(
          'Reply “yes” and I will send the agreement for you to read and sign; nothing is ordered or owed before that. Questions first? I will call you {proposal.callDay}.',
        ),
        signOff,
        d.section('Letter 2: full', 'Full proposal email with three options'),
        d.p('Your roof estimate: three options for {job.address}', 'Subject.'),
        d.p('Hi {customer.firstName},'),
        d.p(
          'Thank you for showing us around. You told us that the problem is {proposal.mainProblem}. The photos are attached, and numbers 1 to 3 show where it comes from.',
        ),
        d.p(
          'The estimate gives you three ways to fix it. All three include tear-off, new flashing where listed, permit, cleanup and a magnet sweep.',
        ),
        d.p('{proposal.goodWhat}: {proposal.good}', 'Good.'),
        d.p('{proposal.betterWhat}: {proposal.better}', 'Better.'),
        d.p('{proposal.bestWhat}: {proposal.best}', 'Best.'),
        d.p(
          'If it were my house, I would take the {proposal.option} option at {proposal.price}: {proposal.why}.',
          'What I would do.',
        ),
        d.p(
          'Rotten decking costs {proposal.sheetPrice} per sheet to replace. We photograph it, show you, and change nothing in the price without your signature.',
          'What could change the price.',
        ),
        d.p(
          'The earliest start is {proposal.firstStart}, and the work takes {proposal.workDays}. We cover the roof against the weather every evening and protect plants and driveway.',
          'When.',
        ),
        d.p(
          'Two, and they are separate: the manufacturer’s on the material, in the attached terms, and ours on the work for {proposal.workmanship}.',
          'Warranties.',
        ),
        d.p(
          'Reply with the option you like and I will send the agreement, with the planned start in it. Nothing is ordered or owed until you have read and signed it. The deposit is {proposal.deposit}; the balance follows the schedule in the agreement. The price holds until {estimate.validUntil}. I will call you {proposal.callDay} to answer questions. If another time is better, just say so.',
          'Next step.',
        ),
        signOff,
      ],
      { audience: 'office' },
    ),
    d.part('Insurance job', [
      d.section('Letter 3: insurance job', 'Insurance-job email that leaves coverage to the insurer'),
      d.fields(3, d.field('insurance.carrier'), d.field('insurance.claim'), d.field('storm.date')),
      d.p('Your estimate and roof photos for claim {insurance.claim}', 'Subject.'),
      d.p('Hi {customer.firstName},'),
      d.p(
        'Attached are our photos from {job.address} and our estimate {estimate.number} for repairing the roof (date of loss {storm.date}). The photos are marked by slope, so that you and {insurance.carrier} can find each spot.',
      ),
      d.p(
        'What we can do, if you ask us: show the adjuster what we saw, answer questions about our scope and price, and send a revised estimate with photos if we find more once the roof is open. What we cannot do is tell you what your policy covers or speak for you in the claim. That is between you and your insurer, and you are free to ask your state’s insurance department or a licensed public adjuster.',
      ),
      d.p(
        'What you pay: your deductible, any upgrade you choose, and anything that the policy does not pay. The deductible is part of your policy, and we collect it like any other part of the price. Be careful with anyone who says otherwise.',
      ),
      d.p(
        'When your insurer has answered, you can send me the line items. I will compare them with our estimate and show you where scope and price match and where they differ. If the claim is denied, your state may give you the right to cancel an agreement that depends on it. If it does, our agreement says how.',
      ),
      d.p('I will call you {proposal.callDay}. If water comes in before then, call {company.phone} right away.'),
      signOff,
      d.section('Who pays what', 'Table of insurer payments and the owner’s share'),
      d.p(
        'Lines 1 to 4 are copied from the insurer’s own documents, not estimated. Lines 5 and 6 come from our estimate.',
      ),
      d.table(
        'claim',
        'Insurer figures and owner share',
        [
          d.column('item', 'Item', 'text', { fixed: true, width: 5 }),
          d.column('amount', 'Amount', 'currency', { width: 1.6 }),
        ],
        [
          { item: 'Replacement cost of the approved work' },
          { item: 'Depreciation held back, payable after the work' },
          { item: 'Depreciation that is not payable' },
          { item: 'Deductible' },
          { item: 'Upgrades you choose, outside the claim' },
          { item: 'Work in our estimate that the insurer has not approved' },
        ],
        {
          lineNumbers: true,
          totals: [
            d.total('claim.acv', 'Actual cash value (1 − 2 − 3)', d.sub(d.sub(amount(1), amount(2)), amount(3))),
            d.total('claim.firstPayment', 'First payment (less line 4)', d.sub(d.ref('claim.acv'), amount(4))),
            d.total('claim.holdback', 'Second payment (line 2)', amount(2)),
            d.total('claim.ownerShare', 'You pay (3 + 4 + 5 + 6)', d.add(amount(3), amount(4), amount(5), amount(6))),
            d.total('claim.total', 'Price of the whole job (1 + 5 + 6)', d.add(amount(1), amount(5), amount(6)), {
              strong: true,
            }),
          ],
        },
      ),
      d.note(
        'How to read it',
        'The first payment, the second payment and your share add up to the price of the job. A first payment below zero means that the deductible is larger than the first payment would have been. If the insurer later approves work on line 6, that amount moves to line 1.',
        'Ask the insurer about deadlines for the second payment. Some require proof that the deductible was paid.',
      ),
    ]),
    d.part(
      'Around the email',
      [
        d.legalNote(
          'Before letter 3 goes out',
          'Add the printed notice your state requires with an insurance-funded estimate or contract, in its official wording and type size (for example Tex. Bus. & Com. Code § 27.02; Minn. Stat. § 325E.66; Okla. Stat. tit. 59 § 1151.21).',
          'Never promise what the insurer will do, never offer to lower the deductible, and use a direction to pay rather than an assignment of the claim. Not legal advice; have a local attorney review your wording.',
        ),
        d.section('Subject lines', 'Subject lines that say what is inside'),
        d.bullets(
          'Your roof estimate, with photos and three options',
          'Estimate for your roof: price, dates and what is included',
          'What it would take to stop the leak over the kitchen (name the real room)',
          'Your roof estimate; the price holds until June 30 (use the real date)',
          'Your estimate and our photos from the roof (insurance job)',
        ),
        d.section('What to attach', 'Attachments checklist'),
        d.tickList('attach', [
          'Estimate as a PDF, with number and end date',
          'Six to ten photos, numbered, with one sentence each',
          'Product sheet or color card of the recommended option',
          'Manufacturer’s warranty and your workmanship warranty',
          'License number, and the insurance certificate from your agent',
          'Three references who agreed to be called',
          'Sample agreement, so there are no surprises',
          'The state’s notices for home improvement or insurance jobs',
          'Lead pamphlet if the house was built before 1978 and painted trim is disturbed',
          'Financing terms from the lender, if you offer it',
        ]),
        d.section('Explaining good, better, best'),
        d.p(
          'Describe the three in the same order under the same five headings, so that they can be compared: covering, underlayment, flashing, ventilation, warranty.',
        ),
        d.table(
          'level',
          'Three levels',
          [
            d.column('level', 'Level', 'text', { fixed: true, width: 1 }),
            d.column('means', 'What it means', 'text', { fixed: true, width: 3.2 }),
            d.column('say', 'How to say it', 'text', { fixed: true, width: 3.6 }),
          ],
          [
            {
              level: 'Good',
              means: 'Meets code and the manufacturer’s instructions; sound flashing may be reused',
              say: '“A sound roof, at the lowest price I would put my name to.”',
            },
            {
              level: 'Better',
              means: 'All new flashing, balanced ventilation, a longer manufacturer’s warranty',
              say: '“The one I would look at first if you plan to stay ten years or more.”',
            },
            {
              level: 'Best',
              means: 'Impact-rated or longer-lived covering, upgraded underlayment throughout',
              say: '“Worth the difference if you plan to stay for good, or if you get hail most years.”',
            },
          ],
        ),
        d.section('Answers to what comes back', 'Written replies to six common objections'),
        d.table(
          'reply',
          'Objections and replies',
          [
            d.column('they', 'They write', 'text', { fixed: true, width: 2 }),
            d.column('you', 'You reply', 'text', { fixed: true, width: 5 }),
          ],
          [
            {
              they: '“You are higher than the other two.”',
              you: '“May I see their scope, without the price? I will mark what is in theirs and not in ours, and what is in ours and not in theirs. If it is the same work, I will tell you so.”',
            },
            {
              they: '“We need to think about it.”',
              you: '“Of course. What is the part you are weighing: the price, the timing or us? I can help with the first two, and give you names for the third.”',
            },
            {
              they: '“Can you do better on price?”',
              you: '“I can take something out, and I will tell you what you lose. I would rather not take it out of the part nobody sees.”',
            },
            {
              they: '“Can you leave the deductible out?”',
              you: '“No. It is yours to pay under the policy, and in many states a contractor may not rebate it. We can talk about when payments fall due.”',
            },
            {
              they: '“We will wait until spring.”',
              you: '“That can work. If anything leaks now, let me fix that part and set a date in spring for the rest. I will have to check the prices again then.”',
            },
            {
              they: '“My brother-in-law says to go over the old roof.”',
              you: '“Code may allow it over one layer in sound condition. You keep bad wood and old flashing under it, and some manufacturers limit the warranty. I can price it next to the tear-off so you can see the difference.”',
            },
          ],
        ),
        d.section('The follow-up call'),
        d.p(
          '“Hi {customer.firstName}, this is {company.representative} with {company.name}. I said I would call today. Did the estimate come through, and could you open the photos?”',
          'Open.',
        ),
        d.steps(
          '“Which of the three did you find yourself looking at?”',
          'Wait. Answer what they ask, not what you prepared.',
          '“Should I send the agreement, or is there someone else you would like me to go through it with?”',
          'Agree on the next date before you hang up, and put it on your calendar.',
        ),
        d.section('Do and do not'),
        d.subsection('Do'),
        d.bullets(
          'Send it on the day you promised, from your own address, with your phone number in it.',
          'Repeat their problem in their words.',
          'Say what is not included as plainly as what is.',
          'Name the end date of the price and keep to it.',
        ),
        d.subsection('Do not'),
        d.bullets(
          'Invent a deadline, a discount or a shortage.',
          'Write “lifetime” without saying whose lifetime and what is excluded.',
          'Say or hint what an insurer will pay, or that the deductible can go away.',
          'Attach a cost sheet: check every file for margins before you send it.',
        ),
      ],
      { audience: 'office' },
    ),
  ],
})
