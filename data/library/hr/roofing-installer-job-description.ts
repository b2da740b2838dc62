import { defineTemplate } from '@/data/shared/define-template'
import { demandsGuide, demandTable, dutyTable, firstYear, jobClosing, jobFacts } from '@/data/shared/hr/jobs'
import { notEmploymentAdvice } from '@/data/shared/notices'
import * as d from '@/lib/documents/author'

export const roofingInstallerJobDescription = defineTemplate('hr', {
  name: 'Roofing Installer Job Description',
  group: 'Hiring & Recruiting',
  demand: [0.215, 'Companies that have grown.'],
  description:
    'Job description for a roofing installer: duties with share of time, pay basis, skills, physical demands and the age rule for roofs.',
  popular: true,
  tags: [
    'job description',
    'roofer',
    'installer',
    'shingler',
    'hiring',
    'job posting',
    'physical demands',
    'essential functions',
    'roofing job ad',
    'roof laborer',
    'help wanted',
    'crew member',
    'tear-off',
    'roofing helper',
    'duties and responsibilities',
  ],
  fullDescription: [
    'Says what an installer does all day in words an installer uses: tear off, dry in, flash, clean up, tie off. Each duty has its share of time, so that the job can be compared with the person and with the pay.',
    'The physical side is stated as tasks, which is what disability law asks about and what an applicant wants to know. Pay basis and range stand at the top: several states require the range in a posting, and every good applicant looks for it.',
  ],
  howToUse: [
    'Change the duties and shares until they add up to 100% and match your jobs.',
    'Enter the pay range you really pay, by the hour or by the square with an hourly floor.',
    'Check each physical demand against last month’s jobs.',
    'Copy the first page into the posting and leave the signatures out.',
    'Have the new employee read and sign it in the first week; keep a copy in the file.',
  ],
  expertGuide: [
    {
      title: 'Eighteen means eighteen',
      text: 'Nobody under 18 may work on or about a roof, and that includes ground work, loading and gutters. The exemption for apprentices and student-learners under written agreements is narrow. Family ties do not change it for a company.',
      cite: '29 CFR 570.67, 570.50',
    },
    {
      title: 'By the square is still by the hour',
      text: 'A piece rate may be the pay basis; minimum wage and overtime stay. Say so in the posting, and say how rain days and callbacks are paid. It brings better applicants than a number nobody believes.',
      cite: '29 CFR 778.111',
    },
    demandsGuide,
  ],
  pages: { main: 2 },
  subject: 'Duties, pay basis, skills and physical demands of a roofing installer',
  intro:
    'You put roofs on and keep water out. This page says what you do, how you are paid and what the work asks of you.',
  required: ['job.location', 'job.hours', 'pay.low', 'pay.high', 'job.apply'],
  parts: () => [
    d.part('Job description', [
      d.section('The job', 'Title, pay basis and range, hours'),
      jobFacts({
        position: 'Roofing Installer',
        reportsTo: 'Crew foreman',
        basis: ['By the hour', 'By the square, with hourly floor', 'By the hour, prevailing wage on public jobs'],
        overtime: 'Paid (nonexempt)',
      }),
      d.section('What you do', 'Duties with share of time'),
      dutyTable([
        ['Tear off old roofing and load the trailer or container, with the ground kept clear', 0.2],
        ['Check the deck, replace bad sheets, and dry in before you leave', 0.15],
        ['Install the field: shingles, panels, membrane or tile by the manufacturer’s instructions', 0.35],
        ['Flash walls, chimneys, skylights, pipes and valleys so that they drain', 0.15],
        ['Set up and wear fall protection, ladders and covers, and take them down last', 0.05],
        ['Clean up, run the magnet, and tell the foreman what you saw', 0.1],
      ]),
      d.section('What you bring', 'Skills needed and skills that help'),
      d.bullets(
        'Needed: at least 18 years of age, by federal law for work on or about roofs; proof only after an offer.',
        'Needed: you can follow a roof plan and a manufacturer’s instructions, read to you if you like, in English or Spanish.',
        'Needed: you tie off every time, and you say when something is wrong.',
        'Helps: a year on roofs, a second system, your own hand tools, heat-welding or brake work.',
        'Helps: a driver’s license. It is needed only if the job includes driving a company truck.',
      ),
      d.section('Physical demands and conditions', 'Physical demands and conditions'),
      demandTable([
        ['Climb ladders and work at heights of 10 to 40 feet, tied off', 'Daily'],
        ['Kneel, bend and stay balanced on slopes up to 12 in 12', 'Most of the day'],
        ['Lift and carry 50 pounds; heavier loads go by hoist or with a second person', 'Daily'],
        ['Use nail guns, cutters and power tools with hearing and eye protection', 'Daily'],
        ['Work outdoors in heat and cold; water, shade and breaks are provided', 'Most of the day'],
        ['Travel to jobs within the work area; now and then out of town', 'Some days'],
      ]),
      d.safetyNote(
        'You may stop',
        'If a roof, a ladder or a tool is not safe, stop and tell the foreman. Nobody here loses pay or work for that.',
      ),
      ...firstYear([
        'Tie off without being told. Know the ladders, the exits, the stop-work rule and where the first-aid kit is.',
        'Tear off, load and dry in at the pace of the crew. Leave the ground clean every evening.',
        'Install the field from the manufacturer’s instructions with nothing to redo.',
        'Flash pipes and walls with the foreman looking on. Photograph what will be covered.',
        'Flash valleys and chimneys on your own, and show a new installer how to begin.',
      ]),
      ...jobClosing(),
      notEmploymentAdvice('29 CFR 570.67', '29 CFR 778.111', '29 CFR 1630.2(n)', '29 U.S.C. 660(c)'),
    ]),
  ],
})
