import { defineTemplate } from '@/data/shared/define-template'
import { email, letterPart, letterWho, messagesPart, preparePart, talkGuide, textMessage } from '@/data/shared/messages'
import * as d from '@/lib/documents/author'

export const leakCallbackResponse = defineTemplate('client-communication', {
  name: 'Leak Callback Response',
  group: 'Problem Resolution',
  stage: 'close',
  demand: [0.605, 'Most companies now and then.'],
  telling: 'Callback log',
  description:
    'Answer a leak after your own roof job: phone triage, same-day texts, the visit, and a findings letter with three outcomes on who pays.',
  tags: [
    'leak callback',
    'warranty leak',
    'leak after new roof',
    'callback',
    'workmanship warranty',
    'leak triage',
    'findings letter',
    'service call',
  ],
  popular: true,
  fullDescription: [
    'A leak on a roof you finished is the call that decides what the customer tells the neighborhood. Slow or defensive, and ten good years are gone; quick and straight, and it is often the best advertisement you have.',
    'The set takes the call from the first question to the letter: a triage sheet for the person who answers the phone, texts for the same day, words for the visit, and a findings letter with one of three results: our work, another cause, not yet known.',
  ],
  howToUse: [
    'Fill in the triage during the call; water now means someone goes today.',
    'Send the text with a name and a time right after the call.',
    'Stop the water first, search second. Photograph before you open anything.',
    'Look past your own work as well: plumbing, condensation, siding, HVAC.',
    'Send the findings letter within two days with one of the three results.',
    'Call after the next heavy rain, and write the date of that call into the file.',
  ],
  expertGuide: [
    {
      title: 'Say who pays before you drive',
      text: 'Tell the caller that the visit is free if it is your work under warranty, and what it costs if it is not, and put that in the text. The bill for “it was your condensate line” is then no surprise. If your warranty promises a free inspection, keep that promise.',
    },
    {
      title: 'The warranty sets the path',
      text: 'Check your own workmanship terms and the manufacturer’s: notice in writing within a set time, no repair by others before they have looked. On a consumer product you may not tie the warranty to a brand of part or service that you sell, unless it is free.',
      cite: '15 U.S.C. § 2302(c); 16 CFR 700.10',
    },
    {
      title: 'Interior damage belongs to the insurers',
      text: 'You repair the roof. Ceiling, floor and piano are a claim: yours with your liability insurer, theirs with their own. Report it the same day and promise nothing about paint. Your policy may exclude what you promise on your own.',
      cite: 'ISO form CG 00 01, Section IV.2',
    },
    talkGuide(
      [
        '“Your roof is leaking!”',
        '“I’m sorry you’re dealing with that. We’ll find out where it is coming in. Here’s when someone will be there.” Give a time you can keep. No “impossible”, no “must be the plumber”.',
      ],
      [
        '“Who pays for my ceiling?”',
        '“First we stop the water. Please take photos of the ceiling; I’ll report it to our insurer today. I can’t say what they’ll pay.”',
      ],
      [
        '“Can I call someone else?”',
        '“You can. To keep the warranty simple, please give us the first look, and take photos if someone has to act before we get there.”',
      ],
    ),
  ],
  subject: 'Answers to a leak on a roof we finished',
  intro: 'Triage on the phone, someone there the same day if water runs, and a findings letter within two days.',
  pages: { main: 3, office: 2 },
  parts: () => [
    letterPart({
      heading: 'What we found about your leak',
      includes: 'Findings letter with three outcomes',
      subject: 'Your call of {leak.called} about {leak.where}',
      body: [
        'Dear {customer.firstName},',
        'Thank you for calling right away. {leak.who} was at {job.address} on {leak.visited}. This is what we found: {leak.found}. The photos are attached.',
        d.p('{leak.done}.', 'What we did that day.'),
        d.p('{leak.result}. Next step: {leak.next}.', 'Where the water is coming from.'),
        d.p(
          'If the leak is in our work and under our warranty, you pay nothing for the visit or the roof repair. If it is not, you get a price before any repair, and if another trade is the right one, I will tell you which. As long as we do not know, we will bill you nothing beyond what we agreed on.',
          'Who pays.',
        ),
        'For ceilings, floors and furniture, please take photos and keep them. We have told our insurer that you reported it; whether you report it to yours is up to you. I cannot say what either will pay.',
        'I will call you after the next good rain, by {leak.checkDay} at the latest. If you see a drip before then, call {company.phone}.',
      ],
    }),
    preparePart({
      facts: [
        ...letterWho(),
        d.field('job.number'),
        d.field('customer.phone'),
        d.field('job.completionDate', { label: 'Our work was finished' }),
        d.own('leak.called', 'Called on', 'date'),
        d.own('leak.where', 'Where it shows', 'text', { phrase: true, hint: 'hall ceiling, by the stairs' }),
        d.own('leak.comes', 'We come', 'text', { phrase: true, hint: 'today 3 to 5 pm' }),
        d.own('leak.who', 'Who comes'),
        d.own('leak.visited', 'Visited on', 'date'),
        d.own('leak.found', 'What we found', 'text', {
          phrase: true,
          span: 2,
          hint: 'a split pipe boot above the hall',
        }),
        d.own('leak.done', 'What we did that day', 'text', {
          phrase: true,
          span: 2,
          hint: 'We sealed the boot and covered the spot',
        }),
        d.own('leak.next', 'Next step and date', 'text', { phrase: true }),
        d.choice(
          'leak.result',
          'Result',
          [
            'Through our work, and we will repair the roof under our workmanship warranty at no charge to you',
            'From outside our work, as the photos show',
            'We do not know yet; we have sealed what we could and would like to run a water test',
          ],
          { span: 3 },
        ),
        d.own('leak.fee', 'Fee if it is not our work', 'currency'),
        d.own('leak.checkDay', 'We call after the rain, by', 'date'),
      ],
      checks: [
        'Job file read before the visit: photos, layers, warranty',
        'Attic and inside looked at first',
        'Other sources ruled out one by one',
        ['Interior damage reported to our insurer', 'nothing wet inside? Delete that paragraph'],
        'Fee told before the drive',
        'Call after the next rain in the calendar',
      ],
    }),
    messagesPart(
      d.section('Phone: triage', 'Phone triage with questions and advice'),
      d.p('“{company.name}. Thank you for calling right away. Is everyone safe, and is water coming in right now?”'),
      d.fields(
        3,
        d.choice('triage.now', 'Water now?', ['Running', 'Dripping', 'Stain only', 'Stopped']),
        d.choice('triage.power', 'Near lights or panel?', ['No', 'Yes, circuit off', 'Yes, told to keep away']),
        d.choice('triage.rain', 'When it shows', [
          'Every rain',
          'Wind-driven rain',
          'After snow or ice',
          'Also when dry',
        ]),
        d.own('triage.room', 'Room, and what is above it', 'text', { span: 2 }),
        d.own('triage.since', 'First seen', 'date'),
        d.own('triage.others', 'Anyone on the roof since we were: dish, solar, chimney, paint', 'text', { span: 3 }),
      ),
      d.steps(
        '“Bucket under it, move what you can, stay out from under a ceiling that bulges.”',
        '“If water is near a light or the panel, keep away from it. If you smell smoke, leave and call 911.”',
        '“Please stay off the roof. Take a photo of the spot.”',
        '“If it’s our work and under warranty, the visit and the roof repair cost you nothing. If it’s something else, there’s a fee for the visit. It’ll be in the text, and you decide.”',
      ),
      d.subsection('Texts and email the same day'),
      textMessage(
        "{company.name}: {leak.who} comes {leak.comes} for your leak. No charge if it's under our warranty, else {leak.fee}. Please stay off the roof.",
      ),
      textMessage(
        "Hi {customer.firstName}, {company.name}. The rain is over. Is everything dry? One word is enough. If not, we'll come. {company.phone}",
      ),
      ...email(
        'Your leak: who comes, and what to do until then',
        'Hi {customer.firstName},',
        '{leak.who} will come {leak.comes}. Until then, keep a bucket under it, move anything valuable, stay off the roof and take photos if you can.',
        'If it’s our work under warranty, the visit and the roof repair are free. If it’s something else, the visit is {leak.fee}, and any repair is priced before we do it.',
      ),
      d.section('Callback log', 'Callback log for this leak'),
      d.table(
        'log',
        'Visits and calls',
        [
          d.column('date', 'Date', 'date'),
          d.column('who', 'Who', 'text', { width: 1 }),
          d.column('done', 'Seen and done', 'text', { width: 4 }),
          d.column('weather', 'Rain since?', 'select', {
            options: ['None', 'Light', 'Heavy', 'Wind-driven'],
            width: 1.2,
          }),
          d.column('dry', 'Dry?', 'select', { options: ['Yes', 'No'], width: 0.8 }),
        ],
        [],
        { blankRows: 14 },
      ),
    ),
  ],
})
