import { defineTemplate } from '@/data/shared/define-template'
import { email, letterPart, letterWho, messagesPart, preparePart, talkGuide, textMessage } from '@/data/shared/messages'
import * as d from '@/lib/documents/author'

export const propertyDamageResponseLetter = defineTemplate('client-communication', {
  name: 'Property Damage Response Letter',
  group: 'Problem Resolution',
  demand: [0.3, 'Companies that have grown.'],
  telling: 'Your report of damage',
  description:
    'First answer to damage on a customer’s property: facts, protection, visit and insurance report without blame or admission; email, text, call.',
  tags: [
    'property damage',
    'damage claim',
    'damage response',
    'incident letter',
    'liability insurance',
    'accident on site',
    'no admission',
    'customer damage',
  ],
  fullDescription: [
    'A bundle through the skylight, a gouge in the driveway, water on the piano. In the first hour the customer wants to know one thing: is someone taking care of this? Your insurer wants another: that nobody promised anything. One letter can do both.',
    'It says that you heard, what you do at once to keep it from getting worse, when you come to look, and who decides about repair. It neither blames nor admits, and it does not hide.',
  ],
  howToUse: [
    'Make it safe and dry first. Photograph before you move anything.',
    'Report to your liability insurer the same day, before you talk about paying.',
    'Send the letter within a day; use the paragraph on insurance as it stands.',
    'Go there with a second person, photos and the report form, and write down what the owner says.',
    'Answer in writing by the date you named, even when there is nothing new.',
    'Keep crew statements in the office file, not in the email to the customer.',
  ],
  expertGuide: [
    {
      title: 'Do not pay before you ask',
      text: 'General liability policies want notice as soon as practicable, and bar you from voluntary payments, promises or expenses without the insurer’s consent, first aid excepted. A generous word on the driveway can cost you the cover. Small things below the deductible: decide with your agent how you handle them, once, in writing.',
      cite: 'ISO form CG 00 01, Section IV.2',
    },
    {
      title: 'Sorry about it, not sorry for it',
      text: '“I am sorry this happened to your house” is human and says nothing about fault. “We caused it and we pay for everything” is a statement that can be used against you. Describe, protect, report, and let the facts decide.',
      cite: 'Fed. R. Evid. 801(d)(2), 408',
    },
    {
      title: 'Stop it from growing',
      text: 'Tarp, board up, dry out and fence off at once: both sides have a duty to keep a loss small, and your policy expects it. Keep the receipts. Emergency protection is not an admission; say so in the letter.',
    },
    talkGuide(
      [
        '“Your guys broke it.”',
        '“I wasn’t there, so let me look before I say anything. What did you see or hear, and when?” Write it down word for word.',
      ],
      [
        '“So you’ll pay for it?”',
        '“I’ll make sure it gets a proper look, and you’ll hear from us in writing by the date I give you. I can’t say more until our insurer has looked into it.”',
      ],
      [
        '“I’ll just hold back the last payment.”',
        '“I hear you. I’d ask that we keep the two separate until we’ve looked at it. I’ll tell the office.” No threat, no lien talk on this call.',
      ],
      [
        '“I want it fixed today.”',
        '“We’ll make it safe and dry today. The repair comes after everyone has seen it; otherwise nobody can tell what happened.”',
      ],
    ),
  ],
  subject: 'First answer to damage on a customer’s property',
  intro: 'Make it safe, report it, then send this within a day. It promises a look and an answer, not an outcome.',
  pages: { main: 2, office: 1 },
  parts: () => [
    letterPart({
      heading: 'Your report of damage',
      includes: 'First letter: facts, protection, visit, insurance',
      subject: 'Your report of {damage.reported} about {damage.what}',
      body: [
        'Dear {customer.firstName},',
        'On {damage.reported} you told us about {damage.what}. Where: {damage.where}. I am sorry this happened at your house, and we take it seriously.',
        d.p(
          '{damage.protection}. We did this to keep things from getting worse, whatever the cause turns out to be.',
          'What we did right away.',
        ),
        d.p(
          '{damage.who} will come {damage.visit} to look at it with you and take photos. Please leave things as they are until then, as far as that is safe, and keep any broken parts. Your own photos, with dates, help too. If you have to act sooner, for safety or to stop water, please do, and keep the receipts.',
          'What happens next.',
        ),
        d.p(
          'We have passed your report on to our insurer, {company.insurer} (file {damage.file}). Our policy asks us to let the insurer look into it before we agree to anything. That is why I cannot tell you today who is responsible or what will be paid; it does not mean that we doubt you. Whether you also report it to your own insurer is up to you.',
          'Insurance.',
        ),
        d.p(
          'You will hear from us in writing by {damage.answerBy}, even if we are still waiting for something.',
          'When you will hear.',
        ),
        'This letter confirms your report. It is neither an admission nor a refusal, and both of us keep our rights. If it gets worse or something new comes up, call {company.phone}, at any hour if water comes in.',
      ],
    }),
    preparePart({
      facts: [
        ...letterWho(),
        d.field('job.number'),
        d.own('damage.reported', 'Reported to us on', 'date'),
        d.own('damage.what', 'What was reported', 'text', {
          phrase: true,
          span: 2,
          hint: 'a cracked skylight over the hall',
        }),
        d.own('damage.where', 'Where', 'text', { phrase: true }),
        d.own('damage.protection', 'What we did right away', 'text', {
          phrase: true,
          span: 2,
          hint: 'We covered the skylight with plywood and a tarp',
        }),
        d.own('damage.visit', 'We come to look', 'text', { phrase: true, hint: 'tomorrow at 10 am' }),
        d.own('damage.who', 'Who comes'),
        d.own('damage.answerBy', 'Next answer in writing by', 'date'),
        d.field('company.insurer', { label: 'Our liability insurer' }),
        d.own('damage.file', 'Insurer’s file no., if given'),
        d.choice('damage.insurer', 'Insurer informed', ['Yes', 'Today', 'Below deductible, agent asked']),
      ],
      checks: [
        'Anyone hurt? First aid, 911, and the incident report',
        'Photos before and after protection',
        ['Liability insurer informed', 'if not, take that sentence out of the letter'],
        'Crew statements taken, kept in the office',
        'Broken parts kept, not thrown away',
        'Letter names no cause, no fault and no sum',
      ],
    }),
    messagesPart(
      d.section('Email and text', 'Email and text'),
      ...email(
        'We have your report about {damage.what}',
        'Hi {customer.firstName},',
        'Thank you for telling us. I’m sorry this happened. {damage.who} will come {damage.visit} to look at it with you; please leave it as it is until then, as far as that is safe, and take photos.',
        'What we did right away: {damage.protection}. The attached letter says what happens next and why our insurer is involved. You’ll hear from us in writing by {damage.answerBy}.',
      ),
      textMessage(
        '{company.name}: we have your report. {damage.who} will come {damage.visit}. If safe, leave it as is and take photos. {company.phone}',
      ),
      d.section('Phone', 'First call'),
      d.p(
        '“{customer.firstName}, thank you for calling. Is everyone all right? Is water coming in, or could anything fall?”',
      ),
      d.legalNote(
        'Before you promise anything',
        'Ask your agent. Most liability policies do not pay for what you promised without the insurer’s consent. Where someone is hurt, or a lawyer writes, everything goes through the insurer. Not legal advice.',
      ),
    ),
  ],
})
