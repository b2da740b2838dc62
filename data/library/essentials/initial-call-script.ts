import { defineTemplate } from '@/data/shared/define-template'
import * as d from '@/lib/documents/author'

const talkColumns = [
  d.column('they', 'They say', 'text', { fixed: true, width: 2 }),
  d.column('you', 'You say', 'text', { fixed: true, width: 5 }),
]

const redFlags = [
  {
    they: 'Water is coming in right now',
    do: 'Ask where and how fast, then move the call to the emergency line. “Put a bucket under it, move what you can, and keep everyone out from under a ceiling that bulges.” Promise a tarp and a time only after the crew has confirmed both.',
  },
  {
    they: 'Water near a light, a panel or an outlet',
    do: '“Keep away from it, and touch no switch with wet hands or on a wet floor. If you can reach the panel across a dry floor, turn that circuit off; if not, call the electric utility.” Sparks, buzzing or smoke: out of the house and 911.',
  },
  {
    they: '“I am up on the roof” or “I am about to go up”',
    do: '“Please come down first, slowly, the way you went up. Put the phone away while you do; I will call you back in five minutes.” Go on only when both feet are on the ground.',
  },
  {
    they: 'A tree or a power line is on the house',
    do: '“Is anyone hurt? Get everyone out, stay well away from the line and anything it touches, and call 911.” We come when the utility says the line is dead.',
  },
  {
    they: 'Smoke, a burning smell or gas',
    do: '“Please leave the house now and call 911 from outside.” Do not keep them on the line for a name. If the number shows on your phone, call back in an hour.',
  },
  {
    they: 'The ceiling or the roof is sagging',
    do: '“Stay out of that room and off the roof. If it creaks or moves, leave the house and call 911.” Ask a senior person to go the same day; nobody steps on the roof until the framing has been checked.',
  },
]

const questions = [
  [
    'When did you first see it, and where in the house is it?',
    'Their words, word for word. Room and side of the house.',
  ],
  ['Is water coming in right now?', 'Yes: emergency line, before any other question.'],
  [
    'About how old is the roof, and do you know what it is made of?',
    'Decides who goes and what to bring. “Not sure” is fine.',
  ],
  ['Any hail, high wind or a fallen limb lately? Do you recall the day?', 'The date matters to an insurer, and to us.'],
  ['Have you spoken with your insurance company about it?', 'Carrier and claim number. Give no opinion on coverage.'],
  ['Has anyone else looked at it or worked on it?', 'Old repairs, old reports, a warranty still running.'],
  ['How many stories, and would you call any part of it steep?', 'Ladder length, tie-off, one person or two.'],
  ['Was the house built before 1978?', 'Lead rule for painted trim we disturb (40 CFR 745).'],
  [
    'Do you own it, and who else would like to hear what we find?',
    'Meet everyone who decides. Tenant: owner’s consent first.',
  ],
  ['When would you like this done?', 'This week, this season or just planning ahead.'],
  ['How do we get in: gate, code, alarm, parking?', 'Saves a wasted trip.'],
  ['Any dogs or other pets in the yard?', 'Gates stay shut; nobody gets bitten.'],
].map(([ask, why]) => ({ ask: ask ?? '', why: why ?? '' }))

const answers = [
  {
    they: '“Can you just give me a price over the phone?”',
    you: '“I could guess, and I would be wrong. Two roofs on the same street can differ by thousands because of layers, pitch and what is under the shingles. Give us an hour at the house and you get a written price, line by line, with the date it is good until. Is late morning or late afternoon easier?”',
  },
  {
    they: '“I am just looking.”',
    you: '“It’s a good time to look, before it’s an emergency. We can check it, send you photos and tell you what we think it has left. If it has years to go, we will say so. Would that help?”',
  },
  {
    they: '“I am getting three bids.”',
    you: '“You should. We will put ours in writing line by line, so you can lay them side by side: layers, underlayment, flashing, ventilation, permit, cleanup and who pays for bad wood. Ask the other two for the same list.”',
  },
  {
    they: '“Will my insurance pay for it?”',
    you: '“Only your insurer can tell you that. What we can do is look, photograph what we find and price the repair. Whether you call them is up to you. If you do, we are glad to show the adjuster what we saw on the roof.”',
  },
  {
    they: '“The other company said they would take care of my deductible.”',
    you: '“The deductible is yours to pay. That is how the policy works, and in many states it is against the law for a contractor to rebate it or hide it in the price. I would be careful with anyone who offers. What we can do is talk about when payments fall due.”',
  },
  {
    they: '“How long will it take?”',
    you: '“The visit takes about an hour. Most houses take one to three days once we start, if the weather holds. Right now the wait for a start date is …” (read it from page 1) “… and your estimate will say what to expect.”',
  },
  {
    they: '“Are you licensed and insured?”',
    you: '“Yes. I will email you the license number and have our agent send you the insurance certificate directly, so you know it is current. Please look the license up yourself; it takes a minute.” (Say only what is true for you. Some states license roofers locally or not at all.)',
  },
  {
    they: '“Do you offer financing?”',
    you: '“We do, through a lender; they set the rate and decide who qualifies, so I will not quote you a payment on the phone. We will show you the cash price first, then the terms in writing.” (If you do not: “We do not. We bill in stages as the work goes along.”)',
  },
  {
    they: '“Can I talk to someone you have worked for?”',
    you: '“Of course. I will send three: one from this year, one from a few years back, and one close to you, all people who agreed to be called. Ask them what went wrong and how we handled it.”',
  },
  {
    they: '“Not right now.”',
    you: '“Understood. When should I check back, and would you rather have a call or an email? If water shows up before then, call us and we will come out.” Write down the date and keep it.',
  },
]

export const initialCallScript = defineTemplate('essential', {
  id: '9',
  name: 'Initial Call Script',
  telling: 'Ask, and write it down',
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
  downloads: 1382,
  fullDescription: [
    'The first call often decides whether a roofing lead becomes a visit. This script is written the way a calm, experienced office person talks: it opens in one breath, gets a name and number before the line drops, asks before it tells, and arrives at a date without pushing.',
    'It starts with the calls that are not sales calls at all. A caller with water in a light fixture, a power line on the house or both feet on a wet roof needs a different answer first, and the script puts those answers on page one.',
    'Ten things homeowners really say each have a short, honest answer, from “just give me a price” to the deductible. The insurance answers stay inside the law: no opinion on coverage, no promise about the deductible, no acting for the policyholder.',
    'The last page is the call record: contact details, lead source, notes, outcome, follow-up date and the answer on texts. Filled in during the call, it becomes the first page of the job file.',
  ],
  howToUse: [
    'Fill in the block at the top: your name, service area, what a visit costs and the emergency number. Update the open visit times and the wait every Monday.',
    'Read the red-flag table out loud with everyone who answers the phone, so that nobody has to search for it on a bad day.',
    'Keep the questions page open during the call and type the answers as they come; the order is a guide, not a rule.',
    'Practice the ten answers in pairs for fifteen minutes, then put them in your own words. Keep the insurance answers as they are.',
    'End every call with a visit date, a callback date or a clear no.',
    'Complete the call notes within five minutes of hanging up and hand them to the person who makes the visit.',
  ],
  expertGuide: [
    {
      title: 'Listen for two minutes before you sell',
      text: 'Most callers open with a symptom, not a request: a stain, a shingle in the yard, a letter from an insurer. Let them finish, repeat it back in one sentence, and only then ask the first question. Callers who feel heard give you the access details, the pets and the real deadline without being pressed for them.',
    },
    {
      title: 'Keep every insurance answer inside your license',
      text: 'A roofer may inspect, photograph, describe the damage and price the work. Saying what a policy covers, or dealing with the insurer on the owner’s behalf, is an adjuster’s work, and Texas, for one, bars a contractor from acting as adjuster on a property it is working on. Many states also forbid rebating a deductible. The answers on the sheet are written to stay clear of both.',
      cite: 'Tex. Ins. Code § 4102.163; 815 ILCS 513/18; Minn. Stat. § 325E.66',
    },
    {
      title: 'When you may call and text',
      text: 'Sales calls and texts to a home or cell phone belong between 8 a.m. and 9 p.m. in the customer’s time zone, and some states have shorter hours. Automated or mass marketing texts need the customer’s prior written consent; a person typing one reply to someone who has just called is a different thing, but ask anyway and record the answer. Accept “stop” in any words, for texts and for calls, and act on it within ten business days at the latest.',
      cite: '47 U.S.C. § 227; 47 CFR 64.1200(a)(10), (c)(1), (d), (f)(9)',
    },
    {
      title: 'If you record calls, say so first',
      text: 'Federal law is satisfied when one party to the call agrees, but several states, California among them, require the consent of everyone on the line. Say it in the first sentence of every call, “this call is recorded so that I get your details right”, and switch the recording off for anyone who objects.',
      cite: '18 U.S.C. § 2511(2)(d); Cal. Penal Code § 632',
    },
    {
      title: 'Three mistakes that lose the visit',
      text: 'Quoting a price per square for a roof you have not seen; asking “do you want us to come out?” instead of offering two times; and hanging up without knowing who else decides. Each is answered by one line of the script, and each is worth listening for when you coach.',
    },
  ],
  pages: { main: 4 },
  subject: 'Phone script and call record for the first call with a roofing customer',
  intro:
    'For the person who answers the phone: red flags, the script, ten answers and a page for notes. Say it in your own words, but keep the safety and insurance lines as written.',
  keywords: ['phone script', 'lead intake', 'roofing', 'customer communication'],
  stateFacts: ['callRecording'],
  required: ['call.date', 'call.takenBy', 'customer.phone', 'call.outcome'],
  parts: () => [
    d.part(
      'Call script',
      [
        d.section('Fill these in first', 'Your facts for the script'),
        d.fields(
          2,
          d.field('company.representative', { label: 'Your name' }),
          d.own('office.visitTimes', 'Two open visit times', 'text', { phrase: true, hint: 'Tue at 10 or Thu at 4' }),
          d.own('office.emergencyPhone', 'Emergency line', 'phone'),
          d.own('office.serviceArea', 'Towns we serve'),
          d.own('office.visitCost', 'What the visit costs', 'text', {
            phrase: true,
            hint: '“nothing” only if that is true',
          }),
          d.own('office.startWait', 'Wait for a start date', 'text', { hint: 'about three weeks' }),
        ),
        d.section('Red flags: route these first', 'Red flags: leaks, wires and callers on the roof'),
        d.table(
          'redFlag',
          'Calls that need help before a sale',
          [
            d.column('they', 'You hear', 'text', { fixed: true, width: 2 }),
            d.column('do', 'You do', 'text', { fixed: true, width: 5 }),
          ],
          redFlags,
        ),
        d.section('Open the call', 'Opening lines for calls in and call-backs'),
        d.p(
          '“Good morning, {company.name}, this is {company.representative}. How can I help?” Then stop talking and let them finish.',
          'They call you.',
        ),
        d.p(
          '“Hi {customer.firstName}, this is {company.representative} with {company.name}. You asked us about your roof. Do you have three minutes now, or should I call back at a better time?”',
          'You call them back.',
        ),
        d.p(
          '“Thank you for telling me. So the main thing is …” (say it back in one sentence) “Did I get that right?”',
          'Once they have told you.',
        ),
        d.p(
          '“In case we get cut off: your name, the best number for you, and the address of the house?” Check the address against the towns we serve: {office.serviceArea}. If it is outside, say so now and wish them well. “Now a few short questions, so we can send the right person with the right ladder.”',
          'Then get their details.',
        ),
        d.section('Ask, and write it down', 'Twelve qualifying questions with room for the answers'),
        d.table(
          'question',
          'Questions and answers',
          [
            d.column('ask', 'Ask it like this', 'text', { fixed: true, width: 2.8 }),
            d.column('why', 'Why, and what to do with it', 'text', { fixed: true, width: 2.4 }),
            d.column('answer', 'Answer', 'text', { width: 3 }),
          ],
          questions,
          { lineNumbers: true },
        ),
        d.section('Book the visit', 'Words for booking the visit'),
        d.p(
          '“The next step is a look at the roof. We check it from the ground, from the roof where it is safe to walk, and from the attic if you let us. It takes about an hour. You get photos and a written answer: what we saw, what can wait and what it would cost.”',
          'Say what happens.',
        ),
        d.p('“The visit costs {office.visitCost}, and it does not commit you to anything.”', 'Say what it costs.'),
        d.p('“I have {office.visitTimes}. Which is better for you?” Then wait.', 'Offer two times.'),
        d.p(
          '“So that is {visit.when} at {job.address}, for {customer.name}. {visit.inspector} will call you on the way. Please leave the gate unlocked and any dogs inside. If anything changes, call us at {company.phone}.”',
          'Say it back.',
        ),
        d.p(
          '“May we text you about the visit? You can stop the texts whenever you like.” Mark the answer in the notes. “Thank you, {customer.firstName}. We will see you then.”',
          'Close.',
        ),
        d.section('Voicemail and missed-call text'),
        d.p(
          '“Hi {customer.firstName}, this is {company.representative} with {company.name}, returning your call about the roof. My number is {company.phone}. If water is coming in, call {office.emergencyPhone} instead. Thank you.” Say the number slowly, twice.',
          'Voicemail.',
        ),
        d.p(
          '{company.name}: sorry we missed your call. Water coming in? Call {office.emergencyPhone}. If not, when may we call you? Reply STOP to opt out.',
          'Text message.',
        ),
        d.legalNote(
          'Insurance: where we draw the line',
          'We inspect, photograph, describe and price. We do not say what a policy covers, speak for the owner in a claim, or offer anything of value for letting us inspect or for filing a claim.',
          'The owner pays the deductible. Never promise, hint or write otherwise. Many states forbid it by law, and some require a printed notice with the first estimate.',
        ),
        d.note(
          'Calls and texts',
          'Call and text between 8 a.m. and 9 p.m. in the customer’s time zone. Automated marketing texts need written consent first. “Stop”, “do not call me” or any words to that effect go on our do-not-call list the same day.',
          'If calls are recorded, say so in the first sentence.',
        ),
        d.section('How to sound', 'Five rules for how to sound'),
        d.bullets(
          'Never ask a homeowner to go up a ladder, not even for a photo. Ask for pictures from the ground.',
          'Short sentences, no trade jargon: “the metal around the chimney,” not “counterflashing.”',
          'If you do not know, say so, and say when you will know.',
          'Never run down another roofer. “I can’t speak for their price. I can show you what is in ours.”',
          'No pressure: no “today only”, no “last crew in your area”.',
        ),
      ],
      { audience: 'office' },
    ),
    d.part(
      'Answers',
      [
        d.section('Ten things people say', 'Straight answers to ten things people say'),
        d.p(
          'Give the answer, then ask for the visit. Never argue; if the second answer is still no, thank them and set a date to check back.',
        ),
        d.table('answer', 'What they say and what you say', talkColumns, answers, { lineNumbers: true }),
      ],
      { audience: 'office', follows: true },
    ),
    d.part(
      'Call notes',
      [
        d.section('Caller', 'Call record for the job file'),
        d.fields(
          3,
          d.own('call.date', 'Date of call', 'date'),
          d.own('call.time', 'Time of call'),
          d.own('call.takenBy', 'Taken by'),
          d.choice('call.leadSource', 'How they heard about us', [
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
          d.field('customer.name'),
          d.field('customer.firstName'),
          d.field('customer.phone'),
          d.field('customer.email'),
          d.field('customer.preferredContact'),
          d.field('job.address', { span: 2 }),
          d.field('customer.bestTime'),
          d.own('call.referredBy', 'Referred by, if anyone'),
          d.choice('call.textConsent', 'May we text about this visit?', ['Yes', 'No', 'Not asked']),
        ),
        d.section('Outcome and next step'),
        d.fields(
          3,
          d.choice('call.outcome', 'Call outcome', [
            'Visit booked',
            'Emergency crew sent',
            'Call back',
            'Sent information',
            'Outside our area',
            'Not our type of work',
            'Not interested',
            'Left voicemail',
          ]),
          d.choice('call.urgency', 'Urgency', ['Emergency today', 'This week', 'This month', 'Planning ahead']),
          d.own('visit.when', 'Visit day and time', 'text', { phrase: true }),
          d.own('visit.inspector', 'Who will come'),
          d.own('call.followUpDate', 'Follow-up date', 'date'),
          d.own('call.followUpBy', 'Follow-up by'),
          d.own('call.notes', 'Their words, and what to remember', 'multiline', { span: 3, lines: 5 }),
        ),
        d.subsection('Within five minutes of hanging up'),
        d.tickList('after', [
          'Visit on the calendar, address checked',
          'Confirmation sent the way they asked for',
          'Safety notes told to the inspector in person',
          'License and insurance details sent if asked for',
        ]),
        d.section('Call-back log'),
        d.table(
          'callback',
          'Call-back log',
          [
            d.column('date', 'Date', 'date'),
            d.column('by', 'By', 'text', { width: 1.2 }),
            d.column('how', 'How', 'select', { options: ['Call', 'Voicemail', 'Text', 'Email'], width: 1.1 }),
            d.column('said', 'What was said', 'text', { width: 4 }),
            d.column('next', 'Next date', 'date'),
          ],
          [],
          { blankRows: 3 },
        ),
      ],
      { audience: 'office' },
    ),
  ],
})
