import { defineTemplate } from '@/data/shared/define-template'
import { adoption, receipt } from '@/data/shared/hr/policies'
import { notEmploymentAdvice } from '@/data/shared/notices'
import * as d from '@/lib/documents/author'

export const antiHarassmentPolicy = defineTemplate('hr', {
  name: 'Anti-Harassment Policy',
  group: 'Policies & Procedures',
  telling: 'What happens then',
  description:
    'Anti-harassment policy for roofing crews: what it is on a jobsite, several ways to report, what happens next, no retaliation, report form.',
  tags: [
    'harassment policy',
    'sexual harassment',
    'hostile work environment',
    'discrimination',
    'retaliation',
    'complaint form',
    'respect at work',
    'EEO policy',
    'workplace harassment',
    'jobsite harassment',
    'hazing',
    'report harassment',
    'bullying',
    'respectful workplace',
  ],
  fullDescription: [
    'Written for crews: the examples come from trucks, roofs and group chats. It covers sexual harassment and harassment for every protected reason, by coworkers, foremen, customers and other trades.',
    'Several people to report to, by any means, in any language; what happens in the first hours and days; and a promise against retaliation that names what retaliation looks like in roofing: the worst jobs, the cut hours, the silent truck. A report form and an office page are included.',
  ],
  howToUse: [
    'Name two people to report to, a man and a woman if you can, one of them outside the chain of command.',
    'Check whether your state prescribes a policy, a notice or training, and attach its text.',
    'Talk about it in a paid meeting, in the languages of the crew, foremen first.',
    'Act on what you see, even without a report.',
    'Work through a report by the office page, and finish it in writing to both.',
  ],
  expertGuide: [
    {
      title: 'Why a policy alone does not protect',
      text: 'The company answers for what supervisors do, and for what coworkers and customers do if it knew or should have known and did nothing. A policy helps only if people know it, the ways to report work, and action follows at once.',
      cite: '42 U.S.C. 2000e-2; 29 CFR 1604.11',
    },
    {
      title: 'State content',
      text: 'New York wants a policy at least as good as its model, with yearly training. California lists what a written policy must contain and requires training from five employees. Illinois, Connecticut, Delaware and Maine require training, too. Use their models where you work there.',
      cite: 'N.Y. Lab. Law 201-g; 2 CCR 11023; Cal. Gov. Code 12950.1; 775 ILCS 5/2-109',
    },
    {
      title: 'Confidential as far as possible',
      text: 'Never promise full secrecy, and never order witnesses in general not to talk; do protect names and records. Agreements made before a dispute that silence people on sexual harassment are not enforceable in court.',
      cite: '29 U.S.C. 157; 42 U.S.C. 19403',
    },
    {
      title: 'Retaliation is the more common charge',
      text: 'A change that would keep a reasonable person from complaining is enough: crew, truck, hours, jobs. Look at the schedule of the person who reported for the next three months.',
      cite: '42 U.S.C. 2000e-3(a)',
    },
  ],
  pages: { main: 3 },
  subject: 'What harassment is, how to report it, and what follows',
  intro:
    'Everyone here gets to work without being harassed. Tell us in any way you like; we act, and nobody pays a price for speaking up.',
  required: ['policy.from', 'policy.states', 'policy.contact', 'policy.phone', 'report.second'],
  parts: () => [
    d.part('Policy', [
      d.section('In force'),
      adoption('First person to tell'),
      d.section('What we do not accept', 'What harassment is, with examples from roofing'),
      d.clauses(
        [
          'For any protected reason',
          'Harassment is unwelcome conduct because of race, color, religion, sex, pregnancy, sexual orientation, gender identity, national origin, language, age, disability, genetic information, military service or another trait that law protects.',
        ],
        [
          'Sexual harassment',
          'Unwelcome advances, requests, touching, looks, talk or pictures; and above all anything that ties hours, jobs or pay to them. It can happen between any two people, man or woman.',
        ],
        [
          'Everyone, everywhere',
          'It covers owner, foremen, crew, office, subcontractors, suppliers and customers; roof, truck, shop, motel, phone and group chat.',
        ],
        [
          'We stop it early',
          'Conduct does not have to break the law to break this rule. “It was a joke” and “that is how roofers talk” are no excuse.',
        ],
      ),
      d.bullets(
        'Nicknames for where somebody comes from, mocking an accent, “speak English” as an insult.',
        'Pictures, clips or jokes in the crew chat that make somebody the target.',
        'Grabbing, slapping, blocking the ladder; hazing the new one.',
        'Messing with the gear or the water of somebody you want gone.',
        'Comments on the body of a woman in the office, or of a homeowner in the yard.',
        'Giving the worst work, the fewest hours or no help to one kind of people.',
      ),
      d.section('Tell us', 'Several ways to report'),
      d.fields(
        2,
        d.own('report.second', 'Second person to tell, and phone'),
        d.own('report.outside', 'Outside person or line'),
      ),
      d.clauses(
        [
          'Any way',
          'Tell any of the people above, or any foreman or manager you trust. In person, by text, by letter or with the form below, in any language, with your name or without. You need not go to the person it is about, and you need no proof.',
        ],
        [
          'Saw it?',
          'If you saw it happen to somebody else, say so. If you are a foreman, you must pass on what you see or hear, the same day.',
        ],
        ['In danger', 'If somebody is attacked or threatened, call 911 first.'],
        [
          'Agencies',
          'You may go to the EEOC (eeoc.gov, 800-669-4000) or your state agency at any time, with or without telling us. Deadlines apply: 180 days, in most states 300.',
        ],
      ),
      d.section('What happens then', 'What happens after a report'),
      d.steps(
        'You hear from us within one working day, and we ask what you need to be safe now.',
        'Somebody fair, who is not part of it, talks with both sides and with those who saw it, and looks at messages and schedules.',
        'We keep it among those who need to know. We cannot promise complete secrecy.',
        'We decide on what is more likely than not, as a rule within 14 days, and tell both of you the result.',
        'If it happened, it ends: from a warning to dismissal, or taking a customer off our list.',
        'We ask you again after one, two and three months whether it has stayed that way.',
      ),
      d.section('No retaliation', 'No retaliation, with examples'),
      d.bullets(
        'Nobody loses hours, pay, crew, truck or good jobs for reporting, helping or being a witness.',
        'Silence at lunch, threats to call immigration, jokes about “the complaint”: that is retaliation as well, and it is dealt with in the same way.',
        'A report made in good faith is protected even if it cannot be confirmed.',
      ),
      d.fields(
        3,
        d.choice('state.model', 'State model attached', ['Not required', 'Yes']),
        d.own('state.training', 'Training every'),
        d.own('state.agency', 'State agency and phone'),
      ),
      d.legalNote(
        'State models',
        'Where your state prescribes a policy or form, use that text word for word beside or instead of this one.',
      ),
      ...receipt(),
    ]),
    d.part('Report form', [
      d.section('What happened', 'Report form'),
      d.fields(
        4,
        d.own('form.name', 'Your name, if you wish'),
        d.own('form.phone', 'How to reach you safely'),
        d.own('form.date', 'Date', 'date'),
        d.choice('form.language', 'Language', ['English', 'Spanish', 'Other']),
        d.own('form.who', 'Who did it', 'text', { span: 2 }),
        d.own('form.when', 'When and where', 'text', { span: 2 }),
        d.own('form.what', 'What was said or done; use the words, add pictures or messages', 'multiline', {
          span: 4,
          lines: 3,
        }),
        d.own('form.saw', 'Who saw or heard it', 'text', { span: 2 }),
        d.own('form.before', 'Did it happen before?', 'text', { span: 2 }),
        d.own('form.need', 'What you need from us now', 'multiline', { span: 4, lines: 2 }),
      ),
      d.section('Office: working through it', 'Office steps with dates'),
      d.table(
        'step',
        'Office steps',
        [
          d.column('step', 'Step', 'text', { width: 6, fixed: true }),
          d.column('date', 'Date', 'date', { width: 1.2 }),
          d.column('by', 'By', 'text', { width: 1.2 }),
          d.column('note', 'Note', 'text', { width: 1.8 }),
        ],
        [
          { step: 'Received; person contacted within a working day' },
          { step: 'Safety now: separate without loss for the one who reported' },
          { step: 'Fair investigator chosen; counsel asked if a manager is involved' },

          { step: 'Messages, photos and schedules saved; reporter, accused and witnesses interviewed' },
          { step: 'Decision in writing, with reasons' },
          { step: 'Both told; measures carried out' },
          { step: 'Asked again after 1, 2 and 3 months; hours, crew and pay compared' },
          { step: 'Documents in a confidential file, a year at least and until any charge ends' },
        ],
      ),
      notEmploymentAdvice(
        '42 U.S.C. 2000e-2, 2000e-3',
        '29 CFR 1604.11, 1602.14',
        'N.Y. Lab. Law 201-g',
        '2 CCR 11023',
      ),
    ]),
  ],
})
