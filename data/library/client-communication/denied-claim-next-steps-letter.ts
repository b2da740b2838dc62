import { defineTemplate } from '@/data/shared/define-template'
import { email, letterPart, letterWho, messagesPart, preparePart, talkGuide, textMessage } from '@/data/shared/messages'
import { notLegalAdvice } from '@/data/shared/notices'
import * as d from '@/lib/documents/author'

export const deniedClaimNextStepsLetter = defineTemplate('client-communication', {
  name: 'Denied Claim Next Steps Letter',
  group: 'Problem Resolution',
  stage: 'win',
  demand: [0.755, 'Most companies, every week or month.'],
  telling: 'After the answer from your insurer',
  description:
    'What an owner can do after a denied roof claim, told by a roofer who is no adjuster: documents, questions, whom to ask, cancel rights, work options.',
  tags: [
    'denied claim',
    'insurance denial',
    'claim denied letter',
    'next steps',
    'public adjuster',
    'department of insurance',
    'right to cancel',
    'storm damage',
    'unlicensed adjusting',
  ],
  popular: true,
  fullDescription: [
    'The owner calls with a letter in hand: denied. Whatever a roofer says now is heard as advice, and in many states advice on coverage or a word in the owner’s name is adjusting without a license.',
    'This letter keeps to what is yours to say: what we saw, what the work costs, what documents we can hand over. For the rest it points to the insurer, the state’s insurance department, a licensed public adjuster and an attorney, and tells the owner in plain words about a right to cancel where there is one.',
  ],
  howToUse: [
    'Ask the owner to read the denial letter to the end; give no opinion on it.',
    'Check your contract and state law for a right to cancel after a denial, and put the last day into the letter.',
    'Attach your dated photos, measurements and the written estimate, nothing argued.',
    'List the work options with prices that do not depend on the insurer.',
    'Speak with the insurer about your own scope and price only if the owner asks you to, and stop there.',
    'Order nothing until the owner has decided in writing.',
  ],
  expertGuide: [
    {
      title: 'Where the line runs',
      text: 'You may describe damage, explain your price and answer questions about both. You may not say what a policy covers, argue a denial, file for the owner, or be paid out of the result. In Texas a contractor may not act as a public adjuster on a property it would work on, even if the owner asks.',
      cite: 'Tex. Ins. Code §§ 4102.051, 4102.163; Fla. Stat. § 626.854',
    },
    {
      title: 'A denial may open a right to cancel',
      text: 'A number of states let the owner cancel a contract that hangs on the insurer within days of the notice of denial, and set a time for returning payments. The days and the form differ. Use the state’s official notice; do not write your own.',
      cite: 'e.g. Ga. Code § 10-1-393.12; Minn. Stat. § 326B.811; Mo. Rev. Stat. § 407.725; N.Y. Gen. Bus. Law § 771-b',
    },
    {
      title: 'No assignment, no contingency for you',
      text: 'Do not take over the claim. Florida voids assignments of property benefits under policies issued since January 1, 2023. A fee that depends on reversing the denial makes you the owner’s adjuster in most states’ eyes.',
      cite: 'Fla. Stat. § 627.7152(13)',
    },
    talkGuide(
      [
        'Your first words.',
        '“I’m sorry. I can’t tell you whether that decision is right; the law leaves that to others. I can send you everything we have, and tell you what the roof needs and what it costs.”',
      ],
      [
        '“They’re wrong, aren’t they?”',
        '“I can only say what I saw on the roof. What that means under your policy is a question for your insurer, the state insurance department, a licensed public adjuster or a lawyer.”',
      ],
      [
        '“Will you call them for me?”',
        '“I can answer their questions on our scope and price if you ask me to. I can’t speak for you about the claim.”',
      ],
      [
        '“Another roofer says he can get it approved.”',
        '“I’d ask him to put that in writing, and ask the insurance department whether he may.”',
      ],
      ['“Can you write that it was hail?”', '“I can write what I saw, with photos and dates, and nothing else.”'],
      [
        '“I want out of the contract.”',
        '“You may have that right until the day in my letter. The notice tells you how. You’ll get no argument from me.”',
      ],
    ),
  ],
  subject: 'Letter to an owner whose roof claim was denied',
  intro: 'Facts, documents and work options from you; everything about coverage from people who may give it.',
  pages: { main: 2, office: 1 },
  parts: () => [
    letterPart({
      heading: 'After the answer from your insurer',
      includes: 'Letter: what we can do, whom to ask, your choices',
      subject: 'Claim {insurance.claim}, and the roof at {job.address}',
      body: [
        'Dear {customer.firstName},',
        '{insurance.carrier} denied your claim in a letter dated {denial.date}. I am sorry; I know you hoped for a different answer. Here is what we can do, and what you can decide in your own time.',
        d.p(
          'You can have our photos, measurements and estimate {estimate.number} from {inspection.date}, for yourself or anyone you choose; ask {office.contact}. We are roofers: we may not tell you what your policy covers, speak for you in the claim, or judge the denial.',
          'What we can do, and what we cannot.',
        ),
        'What you can do, as any policyholder can:',
        d.steps(
          'Read the denial. If it does not name the reason and the part of the policy, ask for that in writing.',
          'Ask your agent or insurer how a decision is reviewed and what they need. Note each call.',
          'Look in the policy for deadlines, including the one for going to court.',
          'Ask your state’s insurance department; it helps for free: {state.department}.',
          'For advice, or someone to speak for you, choose a licensed public adjuster or an attorney yourself. We recommend nobody and receive nothing from them.',
        ),
        'Your agreement with us, or the law of your state, may give you a right to cancel now. By our reading the last day is {denial.cancelBy}; the notice attached says how, and what you get back.',
        d.p(
          'At your own cost, the repair is {option.repair} and the full work {option.full}; both prices hold until {option.validUntil}. You can also wait, as long as no water gets in; if it does, call {company.phone} first. Nothing starts without your signature.',
          'The roof itself.',
        ),
      ],
    }),
    preparePart({
      columns: 4,
      facts: [
        ...letterWho(),
        d.field('job.number'),
        d.field('insurance.carrier'),
        d.field('insurance.claim'),
        d.field('storm.date'),
        d.own('denial.date', 'Date of the denial letter', 'date'),
        d.own('denial.cancelBy', 'Last day to cancel our contract', 'date', { hint: 'state law and contract' }),
        d.field('inspection.date', { label: 'We inspected on' }),
        d.field('estimate.number'),
        d.own('option.repair', 'Repair only: price', 'currency'),
        d.own('option.full', 'Full work: price', 'currency'),
        d.own('option.validUntil', 'Prices hold until', 'date'),
        d.own('state.department', 'State insurance department', 'text', { span: 2, hint: 'name, phone and website' }),
        d.own('office.contact', 'Ask for documents from'),
      ],
      checks: [
        'Right to cancel checked, official notice attached where the law has one',
        'No opinion on coverage, cause in the policy’s sense, or fairness',
        'Photos and estimate dated and unchanged since the inspection',
        'No commission to or from a public adjuster or attorney',
        'Deposit rules read: what goes back, and by when',
        'Letter read by our attorney once for this state',
      ],
    }),
    messagesPart(
      d.section('Email and text', 'Email and text'),
      ...email(
        'Your roof after the insurer’s letter: documents and choices',
        'Hi {customer.firstName},',
        'I’m sorry to hear about the denial. Attached: a letter with your choices, our photos and estimate {estimate.number}. We may not advise you on the policy; the letter says who may.',
        'Please note this date: by our reading, {denial.cancelBy} is the last day on which you can cancel our agreement because of the denial. The notice is attached. There’s no pressure from us.',
      ),
      textMessage(
        'Hi {customer.firstName}, {company.name}. Sorry about the denial. Your choices and our photos are in your email. Questions? {company.phone}',
      ),
      d.legalNote(
        'Never in a letter or a call',
        'That it will be approved, that the roof will cost nothing, that the deductible can be lowered or left out, that we deal with the insurer, or any fee that depends on the outcome.',
      ),
      notLegalAdvice(
        'State adjuster and storm-repair contract laws, such as Tex. Ins. Code § 4102.163 and Ga. Code § 10-1-393.12',
      ),
    ),
  ],
})
