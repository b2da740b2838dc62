import { defineTemplate } from '@/data/shared/define-template'
import * as d from '@/lib/documents/author'

const objections = [
  [
    '“Your price is too high.”',
    'Compared with what? A bid, a budget or a guess.',
    '“May I see what you are comparing it with? Let’s put the two side by side: layers removed, flashing, deck price, permit, warranty. If theirs has everything and costs less, it is the better price.”',
    'Offer a smaller scope. Never the same scope for less without a reason you can name.',
  ],
  [
    '“We need to think about it.”',
    'Something is unclear, or someone is missing.',
    '“Of course. Most people think about one of three things: price, timing or whether we are the right people. Which is it for you?” Then be quiet.',
    'Agree on a day to talk. Put it in the calendar while you sit there.',
  ],
  [
    '“I want three bids.”',
    'They want to be sure.',
    '“You should. Here is the checklist we use to compare bids, ours included. Hand it to all three, and call me if a line on any of them is not clear.”',
    'Leave the comparison checklist.',
  ],
  [
    '“Another roofer is $3,000 less.”',
    'They may like you better and need a reason.',
    '“That is real money. The difference is often in four lines: old layers, flashing, deck and ventilation. If you show me their scope, I will tell you honestly where they differ, and where they do not.”',
    'Do not run down the other company. Compare their written scope, not their name.',
  ],
  [
    '“The roof is not leaking yet.”',
    'Why now?',
    '“True, and it may not for a while. These three photos show what I would watch. If you wait, have someone look each fall. Here is what I would do first if the money has to go elsewhere this year.”',
    'Offer the repair or maintenance price.',
  ],
  [
    '“I have to ask my spouse.”',
    'You met half of the decision makers.',
    '“I would too. When could the three of us look at the photos for twenty minutes? I would rather answer the questions myself than leave you to do it.”',
    'Book the second visit before you leave.',
  ],
  [
    '“Just patch it.”',
    'Budget, or trust.',
    '“I can, and here is that price. A patch on a roof this brittle may hold a season or several years, and I cannot promise which. If the same spot opens again, the money is gone. Your choice, and I will do either one well.”',
    'Write on the estimate what the repair does not cover.',
  ],
  [
    '“Can you do something about my deductible?”',
    'Another roofer promised it to them.',
    '“No. You have to pay the deductible under your policy, and in many states it is against the law for us to give it back in any form. What we can talk about is the payment schedule.”',
    'Stop there. No yard-sign fee, no upgrade, no wink.',
  ],
  [
    '“I had a bad experience with a roofer.”',
    'Fear, with cause.',
    '“I am sorry. What happened?” Listen to the end. “Here is what we do about that: …” Point to the line in the contract, the photo report or the payment schedule that deals with it.',
    'Offer three references they can choose from.',
  ],
  [
    '“How do I know you will be here in ten years?”',
    'Is the warranty worth anything?',
    '“Nobody can promise that. What I can show: our license, how long we have held it, our insurance, and that the manufacturer’s warranty is separate from ours, with its own address.”',
    'Give license and insurance details without being asked twice.',
  ],
  [
    '“I do not want to pay before it is done.”',
    'They were burned before, or are careful.',
    '“Understood. The deposit in the estimate is within our state’s limit and goes toward the material for your house. The rest follows finished stages you can see, and the last payment comes after you have walked the job.”',
    'Check the state’s deposit cap before you name a figure.',
  ],
  [
    '“We will do it next year.”',
    'Timing, or a soft no.',
    '“That is fine. The price holds until the date on the estimate; I cannot promise it after that. Should I check the roof next fall and give you a new price then?”',
    'Set the date. Send the photos so that they have them.',
  ],
] as const

export const objectionHandlingGuide = defineTemplate('marketing', {
  name: 'Objection Handling Guide',
  group: 'Sales Scripts',
  demand: [0.255, 'Companies that have grown.'],
  telling: 'Twelve objections',
  description:
    'Twelve things homeowners say before they buy a roof, what they mean, an honest answer to each, and a practice sheet.',
  tags: [
    'objections',
    'price objection',
    'sales training',
    'role play',
    'closing',
    'three bids',
    'think about it',
    'deductible',
    'in-home sales',
    'rebuttals',
    'too expensive',
    'roofing sales training',
    'sales meeting',
    'spouse objection',
    'closing techniques',
    'deposit',
  ],
  fullDescription: [
    'An objection is usually a question the customer has not put into words. This guide takes twelve that come up at kitchen tables everywhere, says what is usually behind each, and gives an answer a roofer can give with a straight face.',
    'None of the answers tricks anyone. They ask a question back, show the written facts, offer a smaller scope or a later date, and accept a no. The one on the deductible keeps to the law.',
    'The practice sheet is for the Monday meeting: two people, one objection, two minutes, one thing to do better.',
  ],
  howToUse: [
    'Fill in the deal facts so that the answers about the deposit and the price use real figures.',
    'Read the four steps once; they matter more than any line in the table.',
    'Choose one objection a week and practice it in pairs with the sheet at the end.',
    'After each visit, note the objection you heard last. That is the one that decides.',
    'Change the words until they sound like you, but leave the deductible answer as it is.',
  ],
  expertGuide: [
    {
      title: 'Answer the question behind it',
      text: '“Too expensive” from someone with two lower bids means something different from “too expensive” from someone who has never bought a roof. Ask first. An answer to the wrong question sounds like an argument, and an argument does not sell a roof.',
    },
    {
      title: 'Never invent a deadline or a discount',
      text: 'A price that drops the moment a customer hesitates tells them that the first one was not honest. A “regular price” nobody ever paid, or a sale that never ends, is a deceptive price comparison as well. If you discount, name the real reason: a smaller scope, an off-season slot, a scheduled crew nearby.',
      cite: '16 CFR 233; 15 U.S.C. § 45',
    },
    {
      title: 'Answer the deductible question in one sentence',
      text: 'Many states forbid a contractor from paying, rebating or advertising relief from an insurance deductible, whatever it is called. Credits, gift cards and inflated lines count. Teach one sentence and do not let anyone improve on it.',
      cite: '815 ILCS 513/18; Tex. Ins. Code ch. 707; Fla. Stat. § 489.147',
    },
    {
      title: 'Deposits have caps',
      text: 'Before anyone names a deposit, check your state: California allows $1,000 or 10 percent, whichever is less; Maryland and Massachusetts allow one third, Massachusetts with room for special orders. Others set their own rules.',
      cite: 'Cal. Bus. & Prof. Code § 7159.5; Md. Code, Bus. Reg. § 8-617; Mass. G.L. c. 142A, § 2',
    },
  ],
  pages: { main: 3 },
  subject: 'Twelve objections in roofing sales, what they mean and honest answers',
  intro:
    'For estimators and salespeople. Listen, ask, answer the question behind the words, and offer a next step. A clear no today beats a vague maybe.',
  keywords: ['objections', 'sales', 'roofing'],
  required: ['deal.price'],
  parts: () => [
    d.part(
      'Guide',
      [
        d.section('Facts about this deal'),
        d.fields(
          3,
          d.field('customer.name'),
          d.field('estimate.number'),
          d.field('estimate.validUntil'),
          d.own('deal.price', 'Price offered', 'currency'),
          d.own('deal.deposit', 'Deposit', 'currency', { hint: 'within your state’s cap' }),
          d.own('deal.smaller', 'Smaller scope we could offer'),
        ),
        d.section('Four steps for every objection'),
        d.bullets(
          'Let them finish. Count to two before you speak.',
          'Ask one question: “Compared with what?” or “What would have to be different?”',
          'Answer in under thirty seconds, with a document or a photo in your hand.',
          'Offer a next step with a date. Then be quiet.',
        ),
        d.section('Twelve objections', 'Twelve objections, with meaning, answer and next step'),
        d.table(
          'objection',
          'Objections and answers',
          [
            d.column('they', 'They say', 'text', { fixed: true, width: 1.6 }),
            d.column('mean', 'Often means', 'text', { fixed: true, width: 1.5 }),
            d.column('you', 'You say', 'text', { fixed: true, width: 4 }),
            d.column('next', 'Then', 'text', { fixed: true, width: 1.7 }),
          ],
          objections.map(([they, mean, you, next]) => ({ they, mean, you, next })),
          { lineNumbers: true },
        ),
      ],
      { audience: 'office' },
    ),
    d.part(
      'Practice',
      [
        d.section('Two-minute practice', 'Practice sheet for the sales meeting'),
        d.p(
          'One plays the owner and picks an objection. The other answers without the sheet. Stop at two minutes. The owner says what was convincing and what was not.',
        ),
        d.table(
          'practice',
          'Practice rounds',
          [
            d.column('date', 'Date', 'date', { width: 1.2 }),
            d.column('who', 'Who answered', 'text', { width: 1.6 }),
            d.column('no', 'Objection', 'select', {
              options: objections.map((_, index) => String(index + 1)),
              width: 1,
            }),
            d.column('asked', 'Asked first?', 'select', { options: ['Yes', 'No'], width: 1 }),
            d.column('step', 'Offered a step?', 'select', { options: ['Yes', 'No'], width: 1.1 }),
            d.column('better', 'One thing to do better', 'text', { width: 3.2 }),
          ],
          [],
          { blankRows: 8 },
        ),
        d.section('After a real visit'),
        d.fields(
          2,
          d.choice('visit.objection', 'The objection that decided', [
            'Price',
            'Timing',
            'Trust',
            'Another bid',
            'Spouse or partner',
            'Insurance',
            'None',
          ]),
          d.choice('visit.result', 'Result', ['Sold', 'Next date set', 'Lost', 'Smaller scope sold']),
          d.own('visit.said', 'What we answered', 'multiline', { span: 2, lines: 2 }),
          d.own('visit.next', 'Next date', 'date'),
          d.own('visit.learned', 'What we learned'),
        ),
        d.legalNote(
          'Three lines nobody crosses',
          'No opinion on what a policy covers and no handling of the claim for the owner. No gift, credit or rebate that touches the deductible. No made-up deadline, “regular” price or scarcity (16 CFR 233; 15 U.S.C. § 45).',
        ),
      ],
      { audience: 'office' },
    ),
  ],
})
