import { defineTemplate } from '@/data/shared/define-template'
import { email, textMessage } from '@/data/shared/messages'
import { notLegalAdvice } from '@/data/shared/notices'
import * as d from '@/lib/documents/author'

export const contactPreferencesAndConsentForm = defineTemplate('client-communication', {
  name: 'Contact Preferences and Consent Form',
  group: 'Documentation & Records',
  stage: 'sign',
  demand: [0.05, 'Seldom, or one kind of company.'],
  telling: 'Record of consent',
  description:
    'How the customer wants to be reached, by purpose and hour, with separate written consent to text messages, withdrawal and an office record.',
  tags: [
    'contact preferences',
    'text consent form',
    'TCPA consent',
    'SMS opt-in',
    'communication preferences',
    'email consent',
    'opt-out record',
    'customer form',
  ],
  fullDescription: [
    'One page for the customer says whom to call about what, when not to, in which language, and who else may hear about the job. A second, apart from it and from any contract, asks for consent to texts, purpose by purpose.',
    'The third page is for the office: date and source of each consent, how a stop is taken, and a log of stops with the day they were carried out. Together they answer the only question that counts later: who agreed to what, and when?',
  ],
  howToUse: [
    'Give the form at the first visit or with the contract, never inside it.',
    'Leave all boxes empty for the customer to mark.',
    'Enter the preferences in your system the same day; the consent only for what is marked Yes.',
    'Hand the customer a copy and keep the signed page as long as you text and several years longer.',
    'Take every stop, in any words and by any way, at once, and enter it in the log.',
    'Ask again once a year whether number and wishes are still right.',
  ],
  expertGuide: [
    {
      title: 'What the written consent has to contain',
      text: 'For automated marketing texts: a signed agreement that clearly allows this seller to send advertising by automated means to the number named, and says that it is no condition of buying. An electronic signature will do. Other purposes need less, but one clear page for all is easier to keep.',
      cite: '47 U.S.C. § 227(b); 47 CFR 64.1200(a)(2), (f)(9)',
    },
    {
      title: 'Stop in any reasonable way',
      text: 'Words such as stop, quit, end, revoke, opt out, cancel or unsubscribe, a voicemail, a sentence to the foreman: all of them count. You have ten business days at most, and may send one text that confirms the stop.',
      cite: '47 CFR 64.1200(a)(10), (a)(12)',
    },
    {
      title: 'Who else may hear about it',
      text: 'Adult children, tenants, neighbors and agents ask. Without a name on this form the answer is a friendly no. Gate and alarm codes belong on a page that stays in the office.',
    },
  ],
  subject: 'Contact preferences and text-message consent',
  intro: 'Tell us how you like to be reached. Text messages have a page of their own, and it is up to you.',
  required: ['customer.phone', 'customer.preferredContact', 'consent.number'],
  pages: { main: 2, office: 1 },
  parts: () => [
    d.part('Preferences', [
      d.section('How may we reach you?', 'Contact preferences by person and purpose'),
      d.fields(
        3,
        d.field('customer.name'),
        d.field('job.address', { span: 2 }),
        d.field('customer.phone'),
        d.own('contact.cell', 'Cell', 'phone'),
        d.field('customer.email'),
        d.field('customer.preferredContact'),
        d.field('customer.bestTime'),
        d.own('contact.never', 'Never at these times'),
        d.own('contact.language', 'Language'),
        d.choice('contact.voicemail', 'Details on voicemail?', ['Yes', 'Only a call back, please']),
        d.choice('contact.paper', 'Send documents by', ['Email', 'Mail', 'Both']),
      ),
      d.checklist(
        'reach',
        [
          'Appointments and arrival times',
          'Schedule and weather changes',
          'Questions during the work',
          'Changes in price or scope',
          'Invoices and receipts',
          'Emergencies, day or night',
          'Yearly reminders and offers',
        ],
        ['Call', 'Text', 'Email', 'Mail', 'Not at all'],
        [],
        { itemLabel: 'About' },
      ),
      d.table(
        'other',
        'Others who may hear about this job',
        [
          d.column('name', 'Who else may hear about the job', 'text', { width: 2.4 }),
          d.column('relation', 'Relation', 'text', { width: 1.6 }),
          d.column('phone', 'Phone or email', 'text', { width: 2.2 }),
          d.column('may', 'May', 'select', { options: ['Be informed', 'Give access', 'Decide'], width: 1.4 }),
        ],
        [],
        { blankRows: 3 },
      ),
      d.p('“Text” above says what you prefer. We send texts only if you also sign the next page.'),
    ]),
    d.part('Text consent', [
      d.section('Consent to text messages', 'Separate consent to text messages'),
      d.fields(2, d.field('customer.name'), d.own('consent.number', 'Cell number for texts', 'phone')),
      d.p(
        'By marking “Yes” and signing, I agree that {company.name} may send text messages to the number above for that purpose, including texts sent with an automated system and, where I mark it, advertising. I know that:',
      ),
      d.bullets(
        'I do not have to agree in order to buy anything, and can mark “No” throughout.',
        'Message and data rates may apply. How many texts depends on the job: often two to ten, and for offers at most one a month.',
        'I can stop at any time by replying STOP, or by telling anyone at the company in any way. HELP brings a reply with the phone number.',
        'The number is mine, or I am allowed to agree for it, and I will say so if it changes.',
        'My number is not sold or passed on for other companies’ offers.',
      ),
      d.checklist(
        'consent',
        [
          'Appointments, arrival times and weather for my job',
          'Photos, questions and documents about my job',
          'Survey and request for a review after the job',
          'Marketing: reminders, maintenance offers and news',
        ],
        ['Yes', 'No'],
        [],
        { itemLabel: 'Purpose' },
      ),
      d.signatures(
        [{ name: 'consentOwner', role: 'Customer' }],
        'This page stands on its own and is not part of any contract.',
      ),
      d.note(
        'To stop the texts',
        'Reply STOP, call {company.phone} or write to {company.email}. That ends all texts unless you say which ones you want to keep.',
      ),
    ]),
    d.part(
      'Office record',
      [
        d.section('Record of consent', 'Office record of consent and stops'),
        d.fields(
          3,
          d.own('record.received', 'Form received', 'date'),
          d.choice('record.how', 'Signed', ['On paper', 'Electronically']),
          d.own('record.by', 'Entered by'),
          d.own('record.system', 'Entered in system on', 'date'),
          d.own('record.copy', 'Copy given on', 'date'),
          d.own('record.keep', 'Keep at least until', 'date'),
        ),
        d.table(
          'stop',
          'Stops and changes',
          [
            d.column('date', 'Received', 'date'),
            d.column('how', 'How', 'select', { options: ['Text', 'Call', 'Email', 'In person', 'Mail'], width: 1.1 }),
            d.column('words', 'In these words', 'text', { width: 3 }),
            d.column('scope', 'Stops', 'select', {
              options: ['All texts', 'Offers', 'Emails', 'Calls', 'Everything'],
              width: 1.3,
            }),
            d.column('done', 'Carried out', 'date'),
            d.column('by', 'By', 'text', { width: 0.9 }),
          ],
          [],
          { blankRows: 5 },
        ),
        d.section('Messages around consent', 'Texts and email for opt-in, stop and help'),
        textMessage(
          '{company.name}: you agreed to our texts. How many varies by job. Msg & data rates may apply. HELP for help, STOP to opt out.',
        ),
        textMessage("{company.name}: you're opted out and will get no more texts. Questions? Call {company.phone}."),
        textMessage('{company.name}: help with our texts: {company.phone} or {company.email}. Reply STOP to opt out.'),
        d.fields(2, d.field('customer.firstName'), d.field('company.representative', { label: 'Your name' })),
        ...email(
          'How would you like to hear from us?',
          'Hi {customer.firstName},',
          'Some people like a text, some a call after six. The attached form takes three minutes: how to reach you, about what, and who else may hear about the job. The second page is about texts; you can leave it blank, and nothing else changes.',
        ),
        notLegalAdvice('47 U.S.C. § 227', '47 CFR 64.1200', '15 U.S.C. § 7001', 'state telemarketing laws'),
      ],
      { audience: 'office' },
    ),
  ],
})
