import { defineTemplate } from '@/data/shared/define-template'
import { cfr } from '@/data/shared/cites'
import * as safety from '@/data/shared/safety'
import { aRoof, lowerFirst, sentence } from '@/data/shared/words'
import type { RoofSystem, Talk } from '@/data/shared/system'
import type { TemplateContent } from '@/data/shared/types'
import * as d from '@/lib/documents/author'

const languages = ['English', 'Spanish', 'English and Spanish', 'Other']

const logOf = (system: RoofSystem, talks: readonly Talk[]): d.Part =>
  d.part(
    'Talk log',
    [
      d.section('Talk log', `Log of the six ${system.shortName} talks`),
      d.fields(
        4,
        d.field('job.name', { span: 2 }),
        d.field('job.number'),
        d.field('job.foreman'),
        d.field('job.address', { span: 2 }),
        d.field('job.startDate'),
        d.own('log.competentPerson', 'Competent person'),
      ),
      d.table(
        'log',
        'Talk log',
        [
          d.column('topic', 'Talk', 'text', { fixed: true, width: 2.6 }),
          d.column('when', 'When', 'text', { fixed: true, width: 2.6 }),
          d.column('held', 'Held on', 'date', { width: 1.1 }),
          d.column('leader', 'Leader', 'text', { width: 1.6 }),
          d.column('people', 'People', 'number', { decimals: 0, width: 0.7 }),
          d.column('again', 'Again on', 'date', { width: 1.1 }),
        ],
        talks.map(({ topic, when }) => ({ topic, when: sentence(when) })),
        { blankRows: 3, lineNumbers: true },
      ),
      d.section('What was raised and is still open', 'Open points raised by the crew'),
      d.table(
        'open',
        'Open points',
        [
          d.column('point', 'Point raised', 'text', { width: 4.4 }),
          d.column('who', 'Who settles it', 'text', { width: 1.8 }),
          d.column('due', 'Due', 'date', { width: 1.1 }),
          d.column('done', 'Settled', 'date', { width: 1.1 }),
        ],
        [],
        { blankRows: 5, lineNumbers: true },
      ),
      d.p(
        'It does not replace fall training certified by name, date and signature (29 CFR 1926.503(b)(1)), ladder training (29 CFR 1926.1060) or training on products (29 CFR 1910.1200(h)).',
        'A signed talk is not the training certificate.',
      ),
      safety.statePrograms,
    ],
    { audience: 'crew' },
  )

const attendance = (index: number): d.Block[] => [
  d.table(
    `attend${index}`,
    `Attendance of talk ${index}`,
    [
      d.column('name', 'Name / Nombre', 'text', { width: 2.4 }),
      d.column('signature', 'Signature / Firma', 'text', { width: 2.6 }),
      d.column('name2', 'Name / Nombre', 'text', { width: 2.4 }),
      d.column('signature2', 'Signature / Firma', 'text', { width: 2.6 }),
    ],
    [],
    { blankRows: 10, log: true },
  ),
]

const pageOf = ({ topic, when, why, points, show, ask, cite, es }: Talk, index: number): d.Part => {
  const key = `talk${index}`
  return d.part(
    `Talk ${index}`,
    [
      d.section(`Talk ${index}: ${topic}`, `Talk ${index}: ${topic}, one page with attendance`),
      d.fields(
        4,
        d.own(`${key}.date`, 'Date', 'date'),
        d.own(`${key}.leader`, 'Led by, signature'),
        d.own(`${key}.job`, 'Job'),
        d.choice(`${key}.language`, 'Held in', languages),
      ),
      d.p(sentence(when), 'When:'),
      d.p(why, 'Why it matters.'),
      d.subsection('What to say'),
      d.bullets(...points.map(sentence)),
      d.p(show, 'Show it on the roof:'),
      d.subsection('Ask the crew, and wait for the answer'),
      d.bullets(...ask),
      d.p(es.join(' '), 'En español:'),
      d.p(`${cfr(cite)}.`, 'Rule:'),
      d.fields(
        2,
        d.own(`${key}.today`, 'What is different on this roof today'),
        d.own(`${key}.raised`, 'What the crew raised, and who settles it'),
      ),
      ...attendance(index),
    ],
    { audience: 'crew' },
  )
}

const partsOf = (system: RoofSystem): readonly d.Part[] => {
  const talks = system.emergency.talks
  return [logOf(system, talks), ...talks.map((talk, index) => pageOf(talk, index + 1))]
}

/** Six talks for a system's crew, one page each, with log. */
export function toolboxTalkTopics(system: RoofSystem): TemplateContent {
  const talks = system.emergency.talks
  const [first, second, third, fourth, fifth, sixth] = talks
  return defineTemplate('safety', {
    system,
    name: 'Toolbox Talk Topics',
    downloads: [600, 300],
    description: `Six toolbox talks for ${aRoof(system)}, one page each: why, what to say, show and ask, key sentences in Spanish, attendance and a log.`,
    tags: [
      'toolbox talk',
      'tailgate meeting',
      'safety meeting',
      'safety talk',
      'crew training',
      'attendance sheet',
      'talk log',
      'roofing safety',
    ],
    fullDescription: [
      `Six talks written for the crew on ${aRoof(system)}: ${talks.map(({ topic }) => lowerFirst(topic)).join('; ')}. Each fits one page that is read in ten minutes and handed out.`,
      `Each talk says why: “${first.why}” It then gives five points to say, one thing to show on the roof, and two questions, such as “${second.ask[0]}” or “${third.ask[1]}”`,
      'Attendance is signed on the page, and what the crew raises is written down with a name beside it. A log keeps the six together and shows when each is due again. The rule behind each talk is named with its section, and its key sentences stand in Spanish.',
    ],
    howToUse: [
      'Look at the log and choose the talk that fits the work of the day.',
      'Read the page once before, then put it away and use your own words.',
      'Hold it at the place of work, in the language of the crew.',
      'Show the thing named on the page and let somebody do it.',
      'Ask both questions and wait for answers.',
      'Write down what was raised, have everyone sign, and enter the talk in the log.',
    ],
    expertGuide: [
      {
        title: 'How to lead a talk that is heard',
        text: 'Ten minutes, at the place where the work is, before it starts. Read the page beforehand and put it away. Begin with what happened: a near miss of your own crew is worth more than any story. Say the points in your words; let someone translate, and ask that person a question too. Show the thing on the roof and put it into somebody’s hand. Ask the questions and wait: silence means that it was not understood, and nobody is blamed for a wrong answer. Hold each talk on the day named, and again when people or work change.',
        cite: '29 CFR 1926.21(b)(2)',
      },
      {
        title: `Which talk first: ${lowerFirst(first.topic)} or ${lowerFirst(fourth.topic)}?`,
        text: `The log names the day. ${sentence(`“${fourth.topic}” belongs here: ${lowerFirst(fourth.when)}`)} ${sentence(`“${fifth.topic}”: ${lowerFirst(fifth.when)}`)} ${sentence(`“${sixth.topic}”: ${lowerFirst(sixth.when)}`)} Repeat a talk after a near miss, whatever the log says.`,
      },
      {
        title: 'A sign-in sheet is not a certificate',
        text: 'Fall protection training has to be certified in writing with the name of the person trained, the date, and the signature of the trainer or employer. A toolbox talk keeps that knowledge alive; it does not replace it. Ladder training and training on products have records of their own as well. File the talks with the job and the certificates with the person.',
        cite: '29 CFR 1926.503(b)(1), 1926.1060; 1910.1200(h)',
      },
      {
        title: 'In words that each person understands',
        text: 'Instruction counts only if it was understood. OSHA reads its training rules that way and asks workers, not documents. Hold the talk in the crew’s language, use short words and real things, and let someone repeat the point back to you.',
        cite: '29 CFR 1926.21(b)(2); 1926.503(a)',
      },
      {
        title: 'Answer what the crew raises',
        text: 'The line on the page that is worth most is what the crew raised. Name who settles it and say at the next talk what became of it. A crew that sees its point fixed tells you the next one before someone is hurt; one that is punished for speaking tells you nothing, and punishing it is against the law.',
        cite: '29 CFR 1904.35(b)(1)(iv); 29 U.S.C. § 660(c)',
      },
      safety.stateGuide,
    ],
    subject: `Six toolbox talks for ${system.name} crews, with log and attendance`,
    intro: `Six talks for the crew on ${aRoof(system)}: why it matters, what to say, what to show, what to ask, and who was there. Print the page of the day and hold the talk where the work is.`,
    keywords: ['toolbox talk', 'tailgate meeting', 'safety meeting', system.name],
    pages: { main: 7 },
    required: ['job.foreman', 'log.competentPerson'],
    parts: () => partsOf(system),
  })
}
