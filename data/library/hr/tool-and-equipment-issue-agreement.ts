import { defineTemplate } from '@/data/shared/define-template'
import { notEmploymentAdvice } from '@/data/shared/notices'
import * as d from '@/lib/documents/author'

export const toolAndEquipmentIssueAgreement = defineTemplate('hr', {
  name: 'Tool and Equipment Issue Agreement',
  group: 'Onboarding',
  description:
    'Issue and return sheet for tools, keys, phone and fall gear: condition, value, care, and deductions only where law and signature allow.',
  tags: [
    'tool issue',
    'equipment agreement',
    'company property',
    'tool list',
    'wage deduction',
    'PPE issue',
    'return of property',
    'tool checkout',
    'tool sign-out sheet',
    'harness issue',
    'nail gun',
    'key agreement',
    'lost tools',
    'company phone agreement',
  ],
  fullDescription: [
    'What was handed over, in what condition and with which number, and on which day it came back. Protective equipment has its own group, because the employer pays for it and may not charge for wear.',
    'Most forms are careless about lost tools: a blanket authorization to deduct “any amount owed” is void or forbidden in many states. Here nothing is deducted under this agreement: a deduction needs a later, separate signature for one named item, and a state that allows it.',
  ],
  howToUse: [
    'Write number, condition and value together, with the item on the table.',
    'Check harness and lanyard by the manufacturer’s instructions at issue, and note the manufacture date.',
    'Have both sign, and give a copy.',
    'When something breaks, write it down the same day and replace it.',
    'On return, fill in the last column; ask in writing for what is missing.',
    'Before any deduction, read the state’s law or ask counsel.',
  ],
  expertGuide: [
    {
      title: 'Federal limit',
      text: 'Tools used in the work are for the employer’s benefit. A deduction for them, or making the employee buy them, may not bring pay for the week below minimum wage for any hour or touch overtime. The same holds if the employee pays in cash.',
      cite: '29 CFR 531.35, 531.36, 531.37',
    },
    {
      title: 'State limit, often stricter',
      text: 'California does not allow deductions for simple loss or breakage. New York allows only listed deductions for the employee’s benefit. Others want a signed document for the item, after the loss. In several the last paycheck has rules of its own.',
      cite: 'Cal. Lab. Code 221, 224; N.Y. Lab. Law 193',
    },
    {
      title: 'Protective equipment is yours',
      text: 'Required protective equipment is provided at no cost and replaced when worn out. Only gear that was lost or damaged on purpose may be charged, if state law agrees. Never have somebody work without it until it is replaced.',
      cite: '29 CFR 1926.95(d)',
    },
  ],
  pages: { main: 2 },
  subject: 'Issue and return of company tools and equipment',
  intro: 'What the company hands over and how it comes back. This agreement does not allow any deduction from pay.',
  required: ['issue.date', 'issue.by', 'item', 'item.what'],
  parts: () => [
    d.part('Issue', [
      d.section('Employee'),
      d.fields(
        4,
        d.field('person.name', { label: 'Employee' }),
        d.field('person.position', { label: 'Job' }),
        d.own('issue.date', 'Issued on', 'date'),
        d.own('issue.by', 'Issued by'),
      ),
      d.section('What was issued', 'Items with number, condition, value and return'),
      d.table(
        'item',
        'Items',
        [
          d.column('what', 'Item', 'text', { width: 4.2 }),
          d.column('number', 'Brand, serial no.', 'text', { width: 1.8 }),
          d.column('qty', 'Qty', 'number', { width: 0.7, decimals: 0 }),
          d.column('state', 'Condition', 'select', { width: 1, options: ['New', 'Good', 'Worn'] }),
          d.column('value', 'Value each', 'currency', { width: 1.1 }),
          d.column('total', 'Value', 'currency', {
            width: 1.1,
            formula: d.round(d.mul(d.cell('qty'), d.cell('value'))),
          }),
          d.column('back', 'Back on', 'date', { width: 1.2 }),
        ],
        [
          { group: 'Protective equipment, paid for by the company' },
          { what: 'Harness, with manufacture date' },
          { what: 'Lanyard or self-retracting lifeline' },
          { what: 'Rope, grab and anchor' },
          { what: 'Helmet, glasses, ear plugs, vest' },
          { group: 'Tools' },
          { what: 'Nail gun and hose' },
          { what: 'Cutter, saw or shears' },
          { what: 'Heat welder and roller' },
          { what: 'Hand tools, list attached' },
          { group: 'Other property' },
          { what: 'Keys and gate codes' },
          { what: 'Phone or tablet' },
          { what: 'Fuel or credit card' },
          { what: 'Vehicle key' },
        ],
        {
          blankRows: 1,
          totals: [d.total('item.value', 'Value of all items', d.sum('item', 'total'), { strong: true })],
        },
      ),
      d.section('What we agree on', 'Care, loss, return and pay'),
      d.clauses(
        [
          'Property',
          'Everything above belongs to the company and is for company work. You may take it home only if it says so below.',
        ],
        [
          'Care',
          'Use it as shown, keep it dry and locked, look it over before each use. Take a harness that has caught a fall, and any tool that is unsafe, out of use at once and hand it in.',
        ],
        [
          'Wear, breakage, theft',
          'Things wear out and break at work; tell the foreman the same day and you get another. Report theft to us and the police within a day. You owe nothing for ordinary wear, accidents or theft that you could not prevent.',
        ],
        [
          'Loss that is your fault',
          'If something is lost or ruined on purpose or by gross carelessness, we hear your side first and write down what happened. We may then ask you, by letter, to pay what the used item was worth.',
        ],
        [
          'No deduction under this agreement',
          'Nothing is taken from pay because of this agreement. Where state law permits a deduction, it needs a separate document, signed then and freely, that names the item and the amount; it never brings a week below minimum wage or reduces overtime.',
        ],
        [
          'Return',
          'On the last day, or when we ask, you bring everything back and get a receipt. Your wages are paid on time in any case.',
        ],
        [
          'Your own tools',
          'Tools of your own that you list below stay yours. Mark them. We will tell you which of them we insure, if any.',
        ],
      ),
      d.fields(
        2,
        d.own('issue.home', 'May be taken home', 'multiline', { lines: 2 }),
        d.own('issue.own', 'Employee’s own tools on site', 'multiline', { lines: 2 }),
      ),
      d.signatures([
        { name: 'employee', role: 'Received: employee' },
        { name: 'company', role: 'Issued: for the company' },
      ]),
      d.section('Return', 'Return with condition and receipt'),
      d.fields(
        4,
        d.own('return.date', 'Returned on', 'date'),
        d.own('return.by', 'Received by'),
        d.choice('return.complete', 'Complete', ['Yes', 'No, see below']),
        d.own('return.asked', 'Asked for in writing on', 'date'),
        d.own('return.missing', 'Missing or damaged, and what happened', 'multiline', { span: 4, lines: 2 }),
      ),
      d.legalNote(
        'Before any deduction',
        'Check three things: state law allows it for this item; a signed authorization for this item and amount is on file; pay stays at or above minimum wage with overtime untouched. If one is missing, do not deduct.',
      ),
      notEmploymentAdvice('29 CFR 531.35–531.37', '29 CFR 1926.95(d)', 'state wage-deduction law'),
    ]),
  ],
})
