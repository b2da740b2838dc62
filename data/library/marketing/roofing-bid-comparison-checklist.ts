import { defineTemplate } from '@/data/shared/define-template'
import * as d from '@/lib/documents/author'

const bids = ['A', 'B', 'C', 'All', 'None']
const lines = (name: string, items: readonly (readonly [string, string])[]) =>
  d.checklist(name, items, bids, [d.extra('note', 'What is different', 2.4)], {
    itemLabel: 'In which bids is it written?',
  })

export const roofingBidComparisonChecklist = defineTemplate('marketing', {
  name: 'Roofing Bid Comparison Checklist',
  group: 'Sales Materials',
  telling: 'Paperwork',
  description:
    'A handout for homeowners: compare three roofing bids line by line, ours included, with questions and checks to make.',
  tags: [
    'bid comparison',
    'compare estimates',
    'three bids',
    'homeowner checklist',
    'leave behind',
    'trust',
    'roof replacement',
    'scope',
    'license check',
    'compare roofing quotes',
    'roofing quote checklist',
    'apples to apples',
    'choosing a roofer',
    'bid leveling',
    'homeowner handout',
  ],
  fullDescription: [
    'Three bids for the same roof can differ by thousands because they are not for the same work. This handout lets an owner compare them line by line and see what one bid includes and another leaves out.',
    'It is fair on purpose. Your own bid goes in a column like the others, every line is one a good roofer can answer, and the last page says how to check a license and an insurance certificate independently.',
    'Hand it out early and the second visit becomes a conversation about scope, where a bid that left out half the roof shows up on its own.',
  ],
  howToUse: [
    'Hand it out at the first visit, together with your estimate, and fill in your column while you are there.',
    'Ask the owner to write the other two bids on the same lines, or to call you if a line is unclear.',
    'Do not guess what a competitor means. “Not written” is the honest answer.',
    'Send it by email as well, with your estimate number on it.',
    'At the follow-up, ask which line decided it.',
  ],
  expertGuide: [
    {
      title: 'Compare bids without running anyone down',
      text: 'False or misleading statements about a competitor’s work can be unlawful as well as ugly. The handout compares written scope and nothing else. If a bid does not mention flashing, write “not written”, not “they skip flashing”.',
      cite: '15 U.S.C. §§ 45, 1125(a)',
    },
    {
      title: 'A written contract is the real comparison',
      text: 'Most states want home improvement work above a threshold in writing, with dates, price and payment terms; several cap the deposit or require a license number in the contract. Send the owner to the state consumer office for the rules where they live.',
    },
    {
      title: 'The cheapest line is often the missing one',
      text: 'Deck price per sheet, new flashing and ventilation are three lines that are often left open, and they are where a low bid grows.',
    },
  ],
  pages: { main: 3 },
  subject: 'Comparison of roofing bids line by line, for homeowners',
  intro:
    'Use this page to compare up to three roofing bids. Write what each bid says, or “not written” where it says nothing.',
  keywords: ['bid comparison', 'roofing', 'homeowner'],
  required: ['bid.a', 'bid.aPrice'],
  parts: () => [
    d.part('Comparison', [
      d.section('The three bids'),
      d.fields(
        3,
        d.field('customer.name'),
        d.field('job.address', { span: 2 }),
        d.own('bid.a', 'Bid A: company'),
        d.own('bid.b', 'Bid B: company'),
        d.own('bid.c', 'Bid C: company'),
        d.own('bid.aPrice', 'Price A', 'currency'),
        d.own('bid.bPrice', 'Price B', 'currency'),
        d.own('bid.cPrice', 'Price C', 'currency'),
        d.own('bid.aUntil', 'Good until A', 'date'),
        d.own('bid.bUntil', 'Good until B', 'date'),
        d.own('bid.cUntil', 'Good until C', 'date'),
      ),
      d.section('The roof', 'Scope: tear-off to ridge'),
      lines('roof', [
        ['Old roof torn off, number of layers', 'a layover is a different price and a different roof'],
        ['Deck checked, and price per sheet of bad wood', 'the one cost nobody can see beforehand'],
        ['Underlayment and ice barrier, by name', 'ice barrier where your code requires it'],
        ['Drip edge, starter and ridge cap', 'separate items, not “complete”'],
        ['New flashing at walls, chimney and pipes', 'if it is reused, the bid should say so'],
        ['Ventilation checked and balanced', 'intake at the eaves, exhaust at the ridge'],
        ['Product, line and color', '“or equal” is not a product'],
        ['Waste and squares stated', 'so you can check the quantity'],
      ]),
      d.section('Around the roof', 'Site, permit and cleanup'),
      lines('site', [
        ['Permit and inspection, who pulls it', 'ask for the number when it is issued'],
        ['Protection of walls, plants and driveway', 'written in the bid, not promised at the door'],
        ['Dumpster, hauling and dump fees', 'included or extra'],
        ['Roof watertight every evening', 'and who comes if it leaks at night'],
        ['Magnet sweep and final walkthrough', 'with you there'],
      ]),
      d.section('Paperwork', 'License, insurance, payments and warranties'),
      lines('paper', [
        ['License number, and where to check it', 'name on it matches the contract'],
        ['Insurance certificate sent by the agent', 'liability and workers’ compensation'],
        ['Names of companies that will work there', 'including subcontractors'],
        ['Start window and working days', 'and what happens if it rains'],
        ['Payments by stage, the last after the walkthrough', 'within your state’s deposit rules'],
        ['Price changes only in writing, signed first', 'before the work is done'],
        ['Workmanship warranty: years and what it leaves out', 'separate from the manufacturer’s'],
        ['Manufacturer’s warranty: who registers it', 'and by when'],
      ]),
    ]),
    d.part('Checks and questions', [
      d.section('Check it yourself', 'Checks that take ten minutes'),
      d.bullets(
        'Look up the license with the state or city, under the company’s exact name.',
        'Ask the agent named on the certificate to send it to you, with you as the holder.',
        'Call two references from last year and one from five years ago. Ask what went wrong and how it was fixed.',
        'Read the cancellation page. Most sales of $25 or more made at your home can be canceled within three business days.',
        'Never pay for the whole job in advance, and never in cash without a receipt.',
      ),
      d.section('Five questions that tell you most', 'Questions to ask every roofer'),
      d.table(
        'question',
        'Questions and answers',
        [
          d.column('ask', 'Ask', 'text', { fixed: true, width: 3 }),
          d.column('a', 'Bid A', 'text', { width: 1.6 }),
          d.column('b', 'Bid B', 'text', { width: 1.6 }),
          d.column('c', 'Bid C', 'text', { width: 1.6 }),
        ],
        [
          { ask: 'Who is on my roof, and who leads them?' },
          { ask: 'How do you handle what nobody can see until tear-off?' },
          { ask: 'What happens if it rains the first evening?' },
          { ask: 'Which line of your bid is most likely to change?' },
          { ask: 'Who do I call in eight years, and at what address?' },
        ],
      ),
      d.section('Your decision'),
      d.fields(
        2,
        d.own('decision.line', 'The line that decided'),
        d.own('decision.company', 'Company'),
        d.own('decision.price', 'Agreed price', 'currency'),
        d.own('decision.date', 'Date', 'date'),
      ),
      d.note(
        'About this page',
        'We hand it to everyone, and our bid is in it like the others. If a line of ours is not clear, mark it and send it back; we would rather fix the bid than the roof.',
      ),
      d.p('{company.name}, {company.phone}. Ask us about any line, ours or anyone else’s.'),
    ]),
  ],
})
