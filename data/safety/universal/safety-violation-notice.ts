import { defineTemplate } from '@/data/define-template'
import { rulesNote } from '@/data/parts/notices'
import * as d from '@/lib/documents/author'

export const safetyViolationNotice = defineTemplate('safety', {
  name: 'Safety Violation Notice',
  group: 'universal',
  description:
    'Written notice of a safety rule broken on a roofing job: facts, OSHA section, training on file, correction, step and signatures.',
  tags: [
    'safety violation',
    'disciplinary notice',
    'written warning',
    'progressive discipline',
    'stop work',
    'subcontractor violation',
    'unpreventable employee misconduct',
    'retraining',
    'fall protection violation',
  ],
  fullDescription: [
    'A notice that reads “unsafe behavior” helps nobody. This one asks what was seen, where and for how long, which rule it broke, whether the person had been taught that rule and had the equipment, and how it was put right on the spot.',
    'Those are also the four things OSHA looks for when an employer says that one person broke a good rule: a rule, taught, checked, and enforced the same for everyone. A file of such notices, foremen’s included, is how a company shows that its rules are real.',
    'It serves employees and subcontractors. Before anyone is disciplined, six questions keep the notice fair and lawful: it must never follow a reported injury, a complaint, or a refusal to do dangerous work.',
  ],
  howToUse: [
    'Stop the work and make it safe before you write.',
    'Write facts: place, height, time, what was worn and tied, who saw it. Attach a photo.',
    'Tick the rule, and look up when the person was taught it.',
    'Go through the six questions with someone who was not there.',
    'Hear the person out and write down what they say, in their words.',
    'Agree on retraining and check it on the roof within a week.',
    'A signature means “received”. If refused, a witness signs.',
  ],
  expertGuide: [
    {
      title: 'The four legs of the misconduct defense',
      text: 'An employer that blames an employee’s breach must show work rules that prevent the violation, that they were communicated, that it looked for violations, and that it enforced the rules when it found them. This form gathers all four on two pages; a drawer of blank forms proves the opposite.',
      cite: 'OSHA Field Operations Manual, CPL 02-00-164, ch. 5',
    },
    {
      title: 'Never after a report',
      text: 'A procedure that would discourage reasonable people from reporting an injury is a violation itself, and disciplining someone for having reported is retaliation. Discipline for breaking a rule is possible, if the same breach without an injury would have had the same result.',
      cite: '29 CFR 1904.35(b)(1)(i), (b)(1)(iv); 29 U.S.C. § 660(c)',
    },
    {
      title: 'A refusal is not a violation',
      text: 'An employee who in good faith refuses a task because of a real danger of death or serious injury, after asking for correction where possible and with no time for an inspection, is protected.',
      cite: '29 CFR 1977.12(b)(2)',
    },
    {
      title: 'Retraining is part of the answer',
      text: 'When someone’s conduct shows that the fall training did not stick, the rule itself asks for retraining. Write the date and who held it; renew the certification.',
      cite: '29 CFR 1926.503(c)(3)',
    },
  ],
  subject: 'Notice of a broken safety rule',
  intro: 'For one breach of one rule, by an employee or a subcontractor. Write it the same day. Facts, not opinions.',
  keywords: ['violation', 'warning', 'discipline'],
  required: ['job.name', 'notice.date', 'notice.seenBy', 'notice.place', 'notice.facts', 'follow.step'],
  parts: () => [
    d.part(
      'Notice',
      [
        d.section('Who, when, where'),
        d.fields(
          4,
          d.own('notice.number', 'Notice number'),
          d.own('notice.date', 'Date seen', 'date'),
          d.own('notice.seenBy', 'Seen by, at what time'),
          d.choice('notice.to', 'Given to', ['Employee', 'Foreman', 'Subcontractor']),
          d.field('person.name', { span: 2 }),
          d.own('notice.employer', 'Employer, if not ours', 'text', { span: 2 }),
          d.field('job.name'),
          d.field('job.number'),
          d.own('notice.place', 'Exact place and height', 'text', { span: 2 }),
        ),
        d.section('Rule broken', 'Rule broken, with the OSHA section'),
        d.tickList('rule', [
          ['No fall protection at 6 ft or more', '29 CFR 1926.501'],
          ['Guardrail, line, cover or anchor moved', '29 CFR 1926.502'],
          ['Harness not checked, worn wrong, not tied', '29 CFR 1926.502(d)'],
          ['Ladder: set-up, tie, load, defect', '29 CFR 1926.1053(b)'],
          ['Scaffold used uninspected or unrailed', '29 CFR 1926.451(f)(3), (g)'],
          ['Nearer than 10 ft to overhead lines', '29 CFR 1926.416(a)(1)'],
          ['Guard off, nailer tip blocked, bad cord', '29 CFR 1926.300(b); 1926.302(b); 1926.416(e)'],
          ['Eyes, head, ears, hands not protected', '29 CFR 1926.28(a); 1926.95; 1926.100–102'],
          ['Hot work without extinguisher or watch', '29 CFR 1926.352'],
          ['Dry cutting tile, stone or concrete', '29 CFR 1926.1153(c)'],
          ['Debris, drop zone, storage at the edge', '29 CFR 1926.252(a); 1926.502(j)(7)'],
          ['Machine run without clearance', '29 CFR 1926.20(b)(4)'],
        ]),
        d.fields(
          1,
          d.own(
            'notice.facts',
            'What was seen: position, height, equipment, how long; photo numbers; any other rule',
            'multiline',
            { lines: 3 },
          ),
          d.own('notice.fixed', 'How it was made safe on the spot, and by whom'),
        ),
        d.fields(
          3,
          d.choice('notice.level', 'Could have led to', ['Death or lasting harm', 'Injury', 'Minor harm']),
          d.choice('notice.stopped', 'Work stopped', ['Yes, task', 'Yes, whole crew', 'No']),
          d.own('notice.resumed', 'Resumed at, cleared by'),
        ),
      ],
      { audience: 'customer' },
    ),
    d.part(
      'Fair and final',
      [
        d.section('Taught, equipped, checked', 'Proof of training, equipment and earlier notices'),
        d.fields(
          3,
          d.own('proof.trained', 'Taught this rule on', 'date'),
          d.own('proof.by', 'By, and which record'),
          d.choice('proof.equipment', 'Right equipment at hand', ['Yes', 'No', 'Some of it']),
          d.own('proof.lastCheck', 'Last site check by us', 'date'),
          d.own('proof.earlier', 'Earlier notices (dates)'),
          d.own('proof.foreman', 'Foreman there, and did what'),
        ),
        d.section('Before you discipline', 'Six questions before anyone is disciplined'),
        d.tickList('fair', [
          ['Foremen and others get the same for the same', 'Company rule: uneven enforcement is none'],
          ['Nothing to do with reporting an injury', '29 CFR 1904.35(b)(1)(iv)'],
          ['Nothing to do with a safety complaint', 'OSH Act § 11(c), 29 U.S.C. § 660(c)'],
          ['Not a good-faith refusal of dangerous work', '29 CFR 1977.12(b)(2)'],
          ['Union: a representative, if the person asks', 'NLRB v. J. Weingarten, 420 U.S. 251 (1975)'],
          ['Heard before deciding; second reader agrees', 'Company rule'],
        ]),
        d.fields(
          1,
          d.own('notice.statement', 'What happened and why, in the person’s own words', 'multiline', { lines: 2 }),
        ),
        d.section('What follows', 'Step taken, retraining and check on the roof'),
        d.steps(
          'Coaching: explained and shown on the spot.',
          'Written: retraining before the task is done again.',
          'Suspension: off site; the owner decides.',
          'Removal: the owner decides; at once for tampering with fall protection or endangering others.',
        ),
        d.fields(
          4,
          d.choice('follow.step', 'Step', ['1 Coaching', '2 Written', '3 Suspension', '4 Removal', 'Per subcontract']),
          d.own('follow.retrainBy', 'Retraining by', 'date'),
          d.own('follow.days', 'Days off site', 'number', { decimals: 0 }),
          d.own('follow.check', 'Checked on roof', 'date'),
          d.own('follow.witness', 'Witness, if signing was refused', 'text', { span: 2 }),
          d.own('follow.remarks', 'Remarks', 'text', { span: 2 }),
        ),
        d.p(
          'Signing means that you received this notice and could answer. It does not mean that you agree. You may add a page.',
        ),
        d.signatures([
          { name: 'recipient', role: 'Received by' },
          { name: 'issuer', role: 'Issued by', withTitle: true },
        ]),
        rulesNote(
          'Employees follow the rules that apply to their own conduct: OSH Act § 5(b). Retraining: 29 CFR 1926.503(c). Employment law differs by state; ask counsel before steps 3 and 4.',
        ),
      ],
      { audience: 'customer' },
    ),
  ],
})
