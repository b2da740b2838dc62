import { defineTemplate } from '@/data/define-template'
import { day, jobFields, pick, text, tick } from '@/data/parts/columns'
import { onceFilled } from '@/data/parts/guards'
import * as d from '@/lib/documents/author'

export const projectMeetingMinutes = defineTemplate('project-management', {
  name: 'Project Meeting Minutes',
  group: 'Communication & Documentation',
  description:
    'Meeting minutes for roofing projects: old actions first, decisions by name, new actions with owner and date, schedule, changes and safety.',
  tags: [
    'meeting minutes',
    'progress meeting',
    'OAC meeting',
    'action items',
    'decision log',
    'site meeting',
    'weekly meeting',
    'job meeting notes',
    'meeting notes template',
    'progress minutes',
    'owner architect contractor',
  ],
  fullDescription: [
    'Minutes that people read: old actions first, then decisions with the person who made them, then new actions with one name and one date each. The discussion stays out.',
    'A fixed block covers schedule, questions, submittals, changes, quality and safety each week, so nobody has to remember to raise them. Actions keep their number until they are closed: 4.2 is the second action of the fourth meeting, no matter how often it comes back.',
  ],
  howToUse: [
    'Copy the open actions from the last minutes into the first list, with their numbers.',
    'Close or redate them before anything new is discussed.',
    'Write a decision in one sentence, with the name of who decided.',
    'Give each action one owner and a date. “We” means nobody.',
    'Read the decisions back, and send the minutes within two days.',
  ],
  expertGuide: [
    {
      title: 'Say in writing that silence means yes',
      text: 'The minutes state that they stand unless corrected in writing by a date. Keep proof that you sent them: minutes nobody disputed are strong evidence, but they do not change a contract. A change still needs its own document.',
      cite: 'AIA A201-2017, 7.1',
    },
    {
      title: 'One name, one date',
      text: 'Two owners mean none, and soon means never. If the person is not in the room, the action is to call, and it belongs to someone who is.',
    },
    {
      title: 'Notice is not a line in the minutes',
      text: 'A delay mentioned at the table may still need written notice to the person the contract names, within its deadline. Send the letter and write its number in the minutes.',
      cite: 'AIA A201-2017, 1.6, 15.1.3',
    },
  ],
  subject: 'Decisions and actions of a project meeting',
  intro: 'Old actions first, then decisions, then new actions. An action keeps its number until it is closed.',
  keywords: ['minutes', 'meeting', 'roofing'],
  parts: () => [
    d.part('Minutes', [
      d.section('Meeting'),
      d.fields(
        4,
        d.own('meeting.number', 'Meeting no.', 'number', { decimals: 0, plain: true }),
        d.own('meeting.date', 'Date', 'date'),
        d.own('meeting.time', 'From, to'),
        d.own('meeting.writer', 'Written by'),
        ...jobFields(),
      ),
      d.table(
        'present',
        'Present',
        [
          text('name', 'Name', 2),
          text('company', 'Company, role', 2.4),
          d.column('state', 'Here', 'select', { width: 1, options: ['Present', 'By phone', 'Excused', 'Absent'] }),
          tick('copy', 'Copy', 0.6),
        ],
        [],
        { blankRows: 6 },
      ),
      d.section('Open actions', 'Actions carried forward with status'),
      d.table(
        'old',
        'Open actions',
        [
          text('number', 'No.', 0.7),
          text('action', 'Action', 3.6),
          text('who', 'Who', 1.3),
          day('by', 'Was due'),
          pick('state', 'Status', ['Closed', 'On time', 'Late', 'Dropped'], 1.1),
          day('next', 'New date'),
        ],
        [],
        { blankRows: 6 },
      ),
      d.section('Status of the job', 'Schedule, questions, changes, quality and safety'),
      d.fields(
        4,
        d.own('state.contract', 'Contract completion', 'date'),
        d.own('state.expected', 'Expected completion', 'date'),
        d.calculated(
          'state.late',
          'Days late (− early)',
          'number',
          onceFilled('state.contract', onceFilled('state.expected', d.sub('state.expected', 'state.contract'))),
          { decimals: 0 },
        ),
        d.own('state.squares', 'Squares finished'),
        d.own('state.rfi', 'RFIs open, oldest'),
        d.own('state.submittal', 'Submittals out, overdue'),
        d.own('state.change', 'Changes pending, sum'),
        d.own('state.pay', 'Payment: applied, received'),
      ),
      d.table(
        'state',
        'Status of the job',
        [
          text('subject', 'Subject', 1.6, { fixed: true }),
          text('note', 'Since the last meeting and until the next', 5),
        ],
        [
          'Work done',
          'Work planned',
          'Weather, leaks',
          'Quality, tests',
          'Safety, visitors',
          'Building users',
          'Other trades',
        ].map((subject) => ({ subject })),
      ),
      d.section('Decisions', 'Decisions, with who decided'),
      d.table(
        'decision',
        'Decisions',
        [
          text('what', 'Decision, in one sentence', 4.4),
          text('who', 'Decided by', 1.6),
          pick('paper', 'Document', ['None', 'Change order', 'RFI answer', 'Letter'], 1.3),
        ],
        [],
        { blankRows: 8, lineNumbers: true },
      ),
      d.section('New actions', 'New actions with one owner and a date'),
      d.table(
        'action',
        'New actions',
        [
          text('number', 'No.', 0.7),
          text('action', 'Action', 4),
          text('who', 'Who', 1.4),
          day('by', 'By'),
          pick('weight', 'Priority', ['Stops work', 'This week', 'Normal'], 1.1),
        ],
        [],
        { blankRows: 14 },
      ),
      d.fields(
        4,
        d.own('next.date', 'Next meeting', 'date'),
        d.own('next.time', 'Time, place'),
        d.own('sent.date', 'Sent on', 'date'),
        d.own('sent.correct', 'Corrections until', 'date'),
      ),
      d.fields(1, d.own('next.subject', 'Topics for the next meeting', 'multiline', { lines: 2 })),
      d.p('These minutes stand unless corrected in writing by the date above. They do not change any contract.'),
    ]),
  ],
})
