import { essential } from './essential'
import {
  bullets,
  choice,
  column,
  documentModel,
  field,
  fields,
  legalNote,
  note,
  own,
  p,
  part,
  section,
  subsection,
  table,
  tickList,
} from '@/lib/documents/author'

const talkColumns = [
  column('they', 'They say', 'text', { fixed: true, width: 2 }),
  column('you', 'You say', 'text', { fixed: true, width: 5 }),
]

const redFlags = [
  {
    they: 'Water is coming in right now',
    do: 'Ask where and how fast. Move the call to the emergency line and send someone to tarp today. Tell them: put a bucket under it, move what you can, and keep people out from under a bulging ceiling.',
  },
  {
    they: 'Water near a light, a panel or an outlet',
    do: 'Tell them to keep away from it and not to touch a switch with wet hands or feet. If they can reach the panel across a dry floor, turn that circuit off; if not, call the electric utility.',
  },
  {
    they: '“I am up on the roof” or “I am about to go up”',
    do: 'Stop the sales talk. “Please come down first, slowly, the way you went up. We have the ladders and the tie-offs for that. I will wait on the line.” Go on only when both feet are on the ground.',
  },
  {
    they: 'A tree or a power line is on the house',
    do: 'Everybody out and well away from the line; 911 and the utility first. We come when the utility says the line is dead.',
  },
  {
    they: 'Smoke, a burning smell or gas',
    do: 'Leave the house now, call 911 from outside. Take the name and number and call back in an hour.',
  },
  {
    they: 'The ceiling or the roof is sagging',
    do: 'Stay out of that room and do not let anyone walk the roof. Same-day visit by a senior person; start from inside.',
  },
]

const questions = [
  ['What made you pick up the phone today?', 'Their reason, in their words. Write it down word for word.'],
  ['Is water coming in right now?', 'Yes: emergency line, today. Ask which room and since when.'],
  [
    'About how old is the roof, and do you know what it is made of?',
    'Sets who goes and what to bring. “Not sure” is fine.',
  ],
  ['Any hail, high wind or a fallen limb lately? Do you recall the day?', 'The date matters to an insurer, and to us.'],
  [
    'Have you spoken with your insurance company about it?',
    'Note carrier and claim number if there is one. Give no opinion on coverage.',
  ],
  ['Has anyone else looked at it or worked on it?', 'Old repairs, old reports, a warranty still running.'],
  ['How many stories, and would you call any part of it steep?', 'Ladder length, tie-off, one person or two.'],
  ['Was the house built before 1978?', 'Painted trim we disturb may fall under the lead rule (40 CFR 745).'],
  ['Who else would like to be there when we go over what we find?', 'Meet everyone who decides, once.'],
  ['When would you like this behind you?', 'This week, this season, or just planning: each is a different visit.'],
  ['How do we get in: gate, code, alarm, parking?', 'Saves a wasted trip.'],
  ['Any dogs or other pets in the yard?', 'Gates stay shut; nobody gets bitten.'],
].map(([ask, why]) => ({ ask: ask ?? '', why: why ?? '' }))

const answers = [
  {
    they: '“Can you just give me a price over the phone?”',
    you: '“I could guess, and I would be wrong. Two roofs on the same street can differ by thousands because of layers, pitch and what is under the shingles. Give us under an hour on site and you will have a written number that holds. Is late morning or late afternoon easier?”',
  },
  {
    they: '“I am just looking.”',
    you: '“Good time to look, before it is an emergency. We can check it, send you photos and tell you how many years we think it has. If that answer is ‘plenty’, we will say so. Would that help?”',
  },
  {
    they: '“I am getting three bids.”',
    you: '“You should. We will put ours in writing line by line, so you can lay them side by side: layers, underlayment, flashing, ventilation, permit, cleanup and who pays for bad wood. Ask the other two for the same list.”',
  },
  {
    they: '“Will my insurance pay for it?”',
    you: '“Only your insurer can tell you that. What we can do is look, photograph what we find and price the repair. If it looks like storm damage you can decide whether to call them, and we are glad to show the adjuster what we saw on the roof.”',
  },
  {
    they: '“The other company said they would take care of my deductible.”',
    you: '“The deductible is yours to pay. That is how the policy works, and in many states it is against the law for a contractor to rebate it or hide it in the price. I would be careful with anyone who offers. What we can do is talk about payment terms.”',
  },
  {
    they: '“How long will it take?”',
    you: '“The visit takes under an hour. A house like yours is usually one to three days of work once we start, weather permitting. Our wait for a start date right now is what I will confirm in writing with your estimate.”',
  },
  {
    they: '“Are you licensed and insured?”',
    you: '“Yes. I will e-mail you the license number and have our agent send you the insurance certificate directly, so you know that it is current. Please check the license with the state; it takes a minute.” (Say it only where it is true; some states license roofers locally or not at all.)',
  },
  {
    they: '“Do you offer financing?”',
    you: '“We do, through a lender; they set the rate and decide who qualifies, so I will not quote you a payment on the phone. We will show you the cash price first, then the terms in writing.” (If you do not: “We do not, but we can spread payments over the job.”)',
  },
  {
    they: '“Can I talk to someone you have worked for?”',
    you: '“Of course. I will send three: one from this year, one from a few years back, and one close to you, all people who said we may. Ask them how we handled the thing that went wrong. Something always does.”',
  },
  {
    they: '“Not right now.”',
    you: '“Understood. When should I check back, and would you rather have a call or an e-mail? If water shows up before then, call us and we will come out.” Write the date down and keep it.',
  },
]

export const initialCallScript = essential({
  id: '9',
  slug: 'initial-call-script',
  name: 'Initial Call Script',
  description:
    'First-call phone script for roofers: opening, questions, ten straight answers, booking, voicemail and a call notes form.',
  categorySlug: 'customer-communication',
  formats: ['PDF', 'Word'],
  tags: [
    'phone script',
    'first call',
    'intake call',
    'lead qualification',
    'objection handling',
    'booking inspections',
    'voicemail script',
    'missed call text',
    'call notes',
    'CSR training',
    'roofing leads',
  ],
  baseDownloads: 1382,
  fullDescription: [
    'The first five minutes on the phone decide whether a roofing lead becomes a visit. This script is written the way a calm, experienced office person talks: it opens in one breath, asks before it tells, and gets to a date on the calendar without pushing.',
    'It starts with the calls that are not sales calls at all. A caller with water in a light fixture, a line down on the house or both feet on a wet roof needs a different answer first, and the sheet puts those answers at the top where nobody has to look for them.',
    'Ten things that homeowners really say have a short, honest answer beside them, from “just give me a price” to the deductible. The insurance answers stay inside the law: no opinion on coverage, no promise about the deductible, no acting for the policyholder.',
    'The last page is the call record: contact details, lead source, outcome, follow-up date and the consent to text. Filled in during the call, it is the first page of the job file.',
  ],
  howToUse: [
    'Fill in the block at the top once: your name, open visit times, service area, what a visit costs and the emergency number.',
    'Read the red-flag table out loud with everyone who answers the phone, so that nobody has to search for it on a bad day.',
    'Keep the questions page open during the call and type the answers as they come; the order is a guide, not a law.',
    'Practice the ten answers in pairs for fifteen minutes, then put them in your own words. Keep the insurance answers as they are.',
    'End every call with a date: a visit, a call-back or a clear no.',
    'Complete the call notes within five minutes of hanging up and hand them to whoever makes the visit.',
  ],
  expertGuide: [
    {
      title: 'Listen for two minutes before you sell',
      text: 'Most callers open with a symptom, not a wish: a stain, a shingle in the yard, a letter from an insurer. Let them finish, repeat it back in one sentence, and only then ask the first question. Callers who feel heard give you the access details, the pets and the real deadline without being pressed for them.',
    },
    {
      title: 'Keep every insurance answer inside your license',
      text: 'A roofer may inspect, photograph, describe what he sees and price the work. Saying what a policy covers, or dealing with the insurer on the owner’s behalf, is the work of an adjuster, and Texas, for one, bars a contractor from acting as adjuster on a property he is working on. Many states also forbid rebating a deductible. The answers on the sheet are written to stay clear of both.',
      cite: 'Tex. Ins. Code § 4102.163; 815 ILCS 513/18; Minn. Stat. § 325E.66',
    },
    {
      title: 'When you may call and text',
      text: 'Sales calls and texts to a home or cell belong between 8 a.m. and 9 p.m. in the customer’s time zone. Automated or mass marketing texts need the customer’s prior written consent; a person typing one reply to someone who has just called is a different thing, but ask anyway and record the answer. Take “stop” in any words, and act on it within ten business days at the latest.',
      cite: '47 U.S.C. § 227; 47 CFR 64.1200(a)(10), (c)(1), (f)(9)',
    },
    {
      title: 'If you record calls, say so first',
      text: 'Federal law is satisfied when one party to the call agrees, but several states, California among them, require the agreement of everybody on the line. One sentence at the start, “this call is recorded so that I get your details right”, settles it everywhere.',
      cite: '18 U.S.C. § 2511(2)(d); Cal. Penal Code § 632',
    },
    {
      title: 'Three mistakes that lose the visit',
      text: 'Quoting a price per square to a roof you have not seen; asking “do you want us to come out?” instead of offering two times; and hanging up without knowing who else decides. Each is answered by one line of the script, and each is worth listening for when you coach.',
    },
  ],
  document: () =>
    documentModel({
      title: 'Initial Call Script',
      subject: 'Phone script and call record for the first call with a roofing customer',
      intro:
        'For whoever answers the phone. Red flags come first, then the talk, then the answers, then the notes. Say it in your own words; keep the safety and insurance lines as they stand.',
      letterhead: 'compact',
      keywords: ['phone script', 'lead intake', 'roofing', 'customer communication'],
      parts: [
        part(
          'Call script',
          [
            section('Fill these in once', 'A block of company facts that you fill in once'),
            fields(
              2,
              field('company.representative', { label: 'Your name on the phone' }),
              own('office.visitTimes', 'Open inspection times this week'),
              own('office.emergencyPhone', 'Emergency line', 'phone'),
              own('office.serviceArea', 'Towns we serve'),
              own('office.visitCost', 'What the visit costs', 'text', {
                hint: 'Say “no charge” only where it is true.',
              }),
              own('office.startWait', 'Current wait for a start date'),
            ),
            section('Red flags: route these first', 'Red-flag routing for leaks, wires and callers on the roof'),
            table(
              'redFlag',
              'Calls that need help before a sale',
              [
                column('they', 'You hear', 'text', { fixed: true, width: 2 }),
                column('do', 'You do', 'text', { fixed: true, width: 5 }),
              ],
              redFlags,
            ),
            section('Open the call'),
            p(
              '“Good morning, {company.name}, this is {company.representative}. How can I help?” Then stop talking and let them finish.',
              'They call you.',
            ),
            p(
              '“Hi {customer.firstName}, this is {company.representative} with {company.name}. You asked us about your roof. Do you have three minutes now, or shall I call back at a better time?”',
              'You call them back.',
            ),
            p(
              '“Thank you for telling me. So the main thing is …” (say their problem back in one sentence) “… Did I get that right? Let me ask a few short questions so that the right person comes with the right ladder.”',
              'Once they have told you.',
            ),
            section('Ask, and write it down', 'Twelve qualifying questions with room for the answers'),
            table(
              'question',
              'Questions and answers',
              [
                column('ask', 'Ask it like this', 'text', { fixed: true, width: 3 }),
                column('why', 'Why, and what to do with it', 'text', { fixed: true, width: 2.6 }),
                column('answer', 'Answer', 'text', { width: 2.6 }),
              ],
              questions,
              { lineNumbers: true },
            ),
            section('Book the visit'),
            p(
              '“The next step is a look at the roof. We check it from the ground, from the roof where it is safe to walk, and from the attic if you let us. It takes under an hour. You get photos and a written answer: what we saw, what can wait and what it would cost.”',
              'Say what happens.',
            ),
            p('“I have {office.visitTimes}. Which suits you better?” Offer two times, then wait.', 'Offer two times.'),
            p(
              '“So that is {visit.when} at {job.address}, for {customer.name}. {visit.inspector} will call you on the way. Please leave the gate unlocked and the dog inside. If anything changes, call us at {company.phone}.”',
              'Say it back.',
            ),
            p(
              '“Is this the best number, and may we text you about the visit? You can stop the texts whenever you like.” Mark the answer in the notes. “Thank you, {customer.firstName}. See you then.”',
              'Close.',
            ),
            section('Voicemail and missed-call text'),
            p(
              '“Hi {customer.firstName}, {company.representative} with {company.name}, returning your call about the roof. I am at {company.phone} until five. If water is coming in, say so in your message and we will call straight back. Thank you.” Keep it under twenty seconds; say the number slowly, once.',
              'Voicemail.',
            ),
            p(
              'Hi, {company.name} here. Sorry we missed your call. Leak right now? Reply LEAK. Otherwise tell us a good time to call. Reply STOP to opt out.',
              'Text message.',
            ),
            legalNote(
              'Insurance: where the line is',
              'We inspect, photograph, describe and price. We do not say what a policy covers, speak for the owner in a claim, or offer anything of value for letting us inspect or for filing a claim.',
              'The owner pays the deductible. Never promise, hint or write otherwise. Many states make it an offense, and some require a printed notice with the first estimate.',
            ),
            note(
              'Calls and texts',
              'Call between 8 a.m. and 9 p.m. in the customer’s time zone. Automated marketing texts need written consent first. Any wording that means “stop” ends the texts; record it the same day.',
              'If calls are recorded, say so in the first sentence.',
            ),
            section('How to sound'),
            bullets(
              'Never coach a homeowner onto a ladder or roof, not even for a photo. Ask for pictures from the ground.',
              'Short sentences, no trade talk: “the metal around the chimney”, not “counterflashing”.',
              'If you do not know, say so, and say when you will.',
              'Never run down another roofer. “I do not know their price; I know what is in ours.”',
              'No pressure: no “today only”, no “last crew in your area”.',
            ),
          ],
          { audience: 'office' },
        ),
        part(
          'Answers',
          [
            section('Ten things people say', 'Straight answers to the ten things people say'),
            p(
              'Give the answer, then ask for the visit. Never argue; if the second answer is still no, thank them and set a date to check back.',
            ),
            table('answer', 'What they say and what you say', talkColumns, answers, { lineNumbers: true }),
          ],
          { audience: 'office' },
        ),
        part(
          'Call notes',
          [
            section('Caller', 'Call notes form for the job file'),
            fields(
              3,
              own('call.date', 'Date of call', 'date'),
              own('call.time', 'Time of call'),
              own('call.takenBy', 'Taken by'),
              choice('call.leadSource', 'How they heard about us', [
                'Past customer',
                'Referral',
                'Search or map listing',
                'Website form',
                'Yard sign or truck',
                'Mailer or door hanger',
                'Social media',
                'Home show',
                'Insurance or property manager',
                'Other',
              ]),
              field('customer.name'),
              field('customer.firstName'),
              field('customer.phone'),
              field('customer.email'),
              field('customer.preferredContact'),
              field('job.address', { span: 2 }),
              field('customer.bestTime'),
              own('call.referredBy', 'Referred by, if anyone'),
              choice('call.textConsent', 'May we text about this visit?', ['Yes', 'No', 'Not asked']),
            ),
            section('Outcome and next step'),
            fields(
              3,
              choice('call.outcome', 'Call outcome', [
                'Visit booked',
                'Emergency crew sent',
                'Call back',
                'Sent information',
                'Outside our area',
                'Not our kind of work',
                'Not interested',
                'Left voicemail',
              ]),
              choice('call.urgency', 'Urgency', ['Emergency today', 'This week', 'This month', 'Planning ahead']),
              own('visit.when', 'Visit day and time'),
              own('visit.inspector', 'Who goes'),
              own('call.followUpDate', 'Follow-up date', 'date'),
              own('call.followUpBy', 'Follow-up by'),
              own('call.notes', 'Their words, and what to remember', 'multiline', { span: 3, lines: 2 }),
            ),
            subsection('Within five minutes of hanging up'),
            tickList('after', [
              'Visit on the calendar, address checked',
              'Confirmation sent the way they asked for',
              'Safety notes passed on by voice',
              'Consent or refusal to text recorded',
              'License and insurance details sent if asked for',
              'Follow-up date set if no visit was booked',
            ]),
            section('Call-back log'),
            table(
              'callback',
              'Call-back log',
              [
                column('date', 'Date', 'date'),
                column('by', 'By', 'text', { width: 1.2 }),
                column('how', 'How', 'select', { options: ['Call', 'Voicemail', 'Text', 'E-mail'], width: 1.1 }),
                column('said', 'What was said', 'text', { width: 4 }),
                column('next', 'Next date', 'date'),
              ],
              [],
              { blankRows: 4 },
            ),
          ],
          { audience: 'office' },
        ),
      ],
    }),
})
