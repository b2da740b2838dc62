import { defineTemplate } from '@/data/shared/define-template'
import { adoption, receipt } from '@/data/shared/hr/policies'
import { notEmploymentAdvice } from '@/data/shared/notices'
import * as d from '@/lib/documents/author'

export const drugAndAlcoholPolicy = defineTemplate('hr', {
  name: 'Drug and Alcohol Policy',
  group: 'Policies & Procedures',
  description:
    'Drug and alcohol policy for roofers: fit for work, testing only where lawful, DOT drivers apart, medicines, help and suspicion record.',
  tags: [
    'drug policy',
    'alcohol policy',
    'drug testing',
    'reasonable suspicion',
    'DOT drivers',
    'marijuana',
    'fit for duty',
    'drug free workplace',
    'drug test',
    'random testing',
    'post accident test',
    'impaired on the roof',
    'cannabis',
    'CDL drug testing',
  ],
  fullDescription: [
    'On a roof the question is not what someone did on Saturday but whether they are fit to work at an edge today. The policy puts that first: nobody works impaired, everybody may say so, help comes before dismissal where it can.',
    'Testing is set out in a table that you switch on kind by kind, because states differ widely. Drivers of commercial vehicles have the federal rules, which are not a choice. A suspicion record for two observers is part of it.',
  ],
  howToUse: [
    'Have counsel mark the kinds of test that your state and city allow, and under which conditions.',
    'Choose a certified laboratory and a medical review officer.',
    'Train foremen to describe what they see; an hour is enough to begin with.',
    'Give the policy out before the first test, with the notice period of your state.',
    'Use the record on the day, with two observers, and drive the person home.',
    'Keep results in the medical file.',
  ],
  expertGuide: [
    {
      title: 'Alcohol and drugs are not the same in the law',
      text: 'A test for illegal use of drugs is not a medical examination under the disability law; an alcohol test is one, so it waits until after an offer and later needs a job-related reason. Questions about prescription medicine need a safety reason as well.',
      cite: '42 U.S.C. 12112(d), 12114; 29 CFR 1630.14(c)',
    },
    {
      title: 'After an accident',
      text: 'You may test everyone whose action could have led to it, if the test tells something about the cause. Testing each person who reports an injury, a bee sting too, can count as punishing the report.',
      cite: '29 CFR 1904.35(b)(1)(iv)',
    },
    {
      title: 'Marijuana',
      text: 'More than half of the states allow some use, and several protect off-duty use or forbid acting on a test for traces alone. Read the exceptions: California’s law leaves out employees in the building and construction trades. You may forbid impairment at work everywhere, and DOT drivers may not use it at all.',
      cite: 'Cal. Gov. Code 12954; N.Y. Lab. Law 201-d; 49 CFR 382, 40',
    },
    {
      title: 'CDL drivers',
      text: 'Pre-employment, random, post-accident, reasonable-suspicion and return-to-duty tests, a Clearinghouse query before hire and each year, and two hours of training for supervisors. It applies to drivers who need a commercial license, and to nobody else.',
      cite: '49 CFR 382.301–382.311, 382.603, 382.701',
    },
  ],
  pages: { main: 2, office: 1 },
  subject: 'Fitness for work, testing where lawful, help and a suspicion record',
  intro: 'Everyone comes to work fit and goes home safe. This policy protects the crew first.',
  required: ['policy.from', 'policy.states', 'policy.contact', 'policy.phone'],
  parts: () => [
    d.part('Policy', [
      d.section('In force'),
      adoption('Confidential contact'),
      d.section('The rule', 'What is not allowed at work'),
      d.clauses(
        ['Fit for work', 'Do not work, drive or come to work when alcohol, a drug or a medicine makes you unsafe.'],
        [
          'Not at work',
          'You do not use, have, sell or pass on alcohol or illegal drugs in working hours, on a job, in a company vehicle or at the shop. Marijuana counts here wherever it may be legal outside.',
        ],
        [
          'Medicines',
          'Ask your doctor or pharmacist whether you can climb, drive and use tools while taking it. If not, tell us that you need other work for a while. You need not name the medicine or the illness to your foreman.',
        ],
        [
          'Say it',
          'If you are not fit, say so before you go up. Once said in time and honestly, it is a safety report and not an offense.',
        ],
        [
          'Look out for each other',
          'If you think somebody is not fit, tell the foreman or the contact above. You may do it quietly.',
        ],
      ),
      d.section('Tests', 'Kinds of test, switched on where lawful'),
      d.table(
        'test',
        'Kinds of test',
        [
          d.column('kind', 'Kind', 'text', { width: 1.8, fixed: true }),
          d.column('when', 'When', 'text', { width: 4, fixed: true }),
          d.column('crew', 'Crew and office', 'select', { width: 1.4, options: ['Not used', 'Used'] }),
          d.column('law', 'State condition', 'text', { width: 1.8 }),
        ],
        [
          { kind: 'After an offer', when: 'Everyone offered the same job, before the first day' },
          { kind: 'Suspicion', when: 'Two observers have written down signs that can be seen, heard or smelled' },
          {
            kind: 'After an accident',
            when: 'The person’s action could have caused it, and the test can show impairment',
          },
          { kind: 'Random', when: 'Safety-sensitive jobs only, by a neutral draw, where state law allows it' },
          { kind: 'Return', when: 'After a positive test, by written agreement' },
          { kind: 'Contract', when: 'An owner or agency requires it by contract, within state law' },
        ],
      ),
      d.bullets(
        'A certified laboratory does the test; a medical review officer talks with you before a result counts.',
        'You may explain a result and, where state law says so, have the sample tested again.',
        'You are paid for the time of a test that we ask for after hire, and we pay for the test.',
        'Refusing or tampering is treated as the law of the state allows.',
        'Results are medical records: kept apart, shared only with those who need to know.',
      ),
      d.section('Drivers of commercial vehicles', 'Federal rules for CDL drivers'),
      d.clauses([
        'Federal rules apply',
        'Everyone who drives a vehicle that needs a commercial license is in the federal program (49 CFR parts 40 and 382), with its own tests, cutoffs and consequences. They stand apart from the tests above and cannot be waived. Ask for the separate driver notice.',
      ]),
      d.section('Help and consequences', 'Help first, consequences and return'),
      d.clauses(
        [
          'Help',
          'If you ask for help before a test or an incident, we hold your job as far as the law and safety allow while you get it. SAMHSA’s free helpline is open day and night: 800-662-4357.',
        ],
        [
          'What follows',
          'Anyone who breaks the rule is taken off work and driven home. What follows depends on the facts and state law: a warning, an agreement on treatment and return, or dismissal.',
        ],
        [
          'Naloxone',
          'If we carry it in the trucks, it is kept with the first-aid kit, and training covers its use. Anyone may use it to save a life.',
        ],
      ),
      d.fields(
        3,
        d.choice('help.naloxone', 'Naloxone in trucks', ['Yes', 'No']),
        d.own('help.program', 'Assistance program and phone'),
        d.own('help.lab', 'Laboratory and review officer'),
      ),
      ...receipt(),
    ]),
    d.part(
      'Suspicion record',
      [
        d.section('Reasonable-suspicion record', 'Suspicion record for two observers'),
        d.fields(
          4,
          d.own('case.name', 'Employee'),
          d.own('case.date', 'Date', 'date'),
          d.own('case.time', 'Time'),
          d.own('case.place', 'Job and place'),
        ),
        d.table(
          'sign',
          'Signs',
          [
            d.column('sign', 'Look, listen, smell', 'text', { width: 3, fixed: true }),
            d.column('first', 'First observer', 'text', { width: 2.8 }),
            d.column('second', 'Second observer', 'text', { width: 2.8 }),
          ],
          [
            { sign: 'Walk, balance, hands' },
            { sign: 'Speech' },
            { sign: 'Eyes, face' },
            { sign: 'Smell' },
            { sign: 'Behavior, compared with usual' },
            { sign: 'What was done or nearly happened' },
            { sign: 'Employee’s own words' },
          ],
        ),
        d.safetyNote(
          'First',
          'Take the person off the roof safely and stay with them. It may be a stroke, low sugar or heat: if in doubt call 911 before you think of a test. Never let them drive.',
        ),
        d.fields(
          3,
          d.own('case.observers', 'Observers'),
          d.own('case.decided', 'Decided by, and what'),
          d.own('case.home', 'Driven home by / time'),
        ),
        d.note(
          'Write signs, not verdicts',
          '“Swayed, held the ladder twice, smelled of alcohol at arm’s length” is a record. “Drunk” is an opinion.',
        ),
        notEmploymentAdvice(
          '42 U.S.C. 12112(d), 12114',
          '29 CFR 1904.35(b)(1)(iv)',
          '49 CFR 40, 382',
          'state and city drug-testing law',
        ),
      ],
      { audience: 'office' },
    ),
  ],
})
