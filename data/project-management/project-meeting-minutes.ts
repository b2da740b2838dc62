import { day, given, jobFields, pick, text, tick } from './parts'
import { projectDocument } from './template'
import { calculated, column, documentModel, fields, own, p, part, section, sub, table } from '@/lib/documents/author'

export const projectMeetingMinutes = projectDocument('Communication & Documentation', 'Word', {
  name: 'Project Meeting Minutes',
  description:
    'Meeting minutes for roofing projects: old actions first, decisions by name, new actions with owner and date, schedule, changes and safety.',
  tags: ['meeting minutes', 'progress meeting', 'OAC meeting', 'action items', 'decision log', 'site meeting'],
  fullDescription: [
    'Minutes that are read: old actions first, then decisions with the person who made them, then new actions with one name and one date each. Talk stays out.',
    'A fixed block asks each week for schedule, questions, submittals, changes, quality and safety, so that nobody has to remember to raise them. Actions keep their number until they are closed: 4.2 is the second action of the fourth meeting, however often it comes back.',
  ],
  howToUse: [
    'Copy the open actions of the last minutes into the first list, with their numbers.',
    'Close or redate them before anything new is discussed.',
    'Write a decision in one sentence, with the name of who decided.',
    'Give each action one owner and a date. We is nobody.',
    'Read the decisions back, and send the minutes within two days.',
  ],
  expertGuide: [
    {
      title: 'Silence should mean yes, so say so',
      text: 'Minutes state that they stand unless corrected in writing by a date. Keep the proof of sending: minutes that nobody contradicted are strong, but they change no contract. A change still needs its own paper.',
      cite: 'AIA A201-2017, 7.1',
    },
    {
      title: 'One name, one date',
      text: 'Two owners are none, and soon is never. If the person is not in the room, the action is to call him, and belongs to somebody who is.',
    },
    {
      title: 'Notice is not a line in the minutes',
      text: 'A delay told at the table may still need written notice to the person the contract names, within its days. Send the letter and write its number into the minutes.',
      cite: 'AIA A201-2017, 1.6, 15.1.3',
    },
  ],
  document: () =>
    documentModel({
      title: 'Project Meeting Minutes',
      subject: 'Decisions and actions of a project meeting',
      intro: 'Old actions first, then decisions, then new actions. An action keeps its number until it is closed.',
      keywords: ['minutes', 'meeting', 'roofing'],
      parts: [
        part('Minutes', [
          section('Meeting'),
          fields(
            4,
            own('meeting.number', 'Meeting no.', 'number', { decimals: 0 }),
            own('meeting.date', 'Date', 'date'),
            own('meeting.time', 'From, to'),
            own('meeting.writer', 'Written by'),
            ...jobFields(),
          ),
          table(
            'present',
            'Present',
            [
              text('name', 'Name', 2),
              text('company', 'Company, role', 2.4),
              column('state', 'Here', 'select', { width: 1, options: ['Present', 'By phone', 'Excused', 'Absent'] }),
              tick('copy', 'Copy', 0.6),
            ],
            [],
            { blankRows: 6 },
          ),
          section('Open actions', 'Actions carried forward with state'),
          table(
            'old',
            'Open actions',
            [
              text('number', 'No.', 0.7),
              text('action', 'Action', 3.6),
              text('who', 'Who', 1.3),
              day('by', 'Was due'),
              pick('state', 'State', ['Closed', 'On time', 'Late', 'Dropped'], 1.1),
              day('next', 'New date'),
            ],
            [],
            { blankRows: 6 },
          ),
          section('State of the job', 'Schedule, questions, changes, quality and safety'),
          fields(
            4,
            own('state.contract', 'Contract completion', 'date'),
            own('state.expected', 'Expected completion', 'date'),
            calculated(
              'state.late',
              'Days late (− early)',
              'number',
              given('state.contract', given('state.expected', sub('state.expected', 'state.contract'))),
              { decimals: 0 },
            ),
            own('state.squares', 'Squares finished'),
            own('state.rfi', 'RFIs open, oldest'),
            own('state.submittal', 'Submittals out, overdue'),
            own('state.change', 'Changes pending, sum'),
            own('state.pay', 'Payment: applied, received'),
          ),
          table(
            'state',
            'State of the job',
            [
              text('subject', 'Subject', 1.6, { fixed: true }),
              text('note', 'Since the last meeting, and until the next', 5),
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
          section('Decisions', 'Decisions with who decided'),
          table(
            'decision',
            'Decisions',
            [
              text('what', 'Decision, in one sentence', 4.4),
              text('who', 'Decided by', 1.6),
              pick('paper', 'Paper', ['None', 'Change order', 'RFI answer', 'Letter'], 1.3),
            ],
            [],
            { blankRows: 5, lineNumbers: true },
          ),
          section('New actions', 'New actions with one owner and a date'),
          table(
            'action',
            'New actions',
            [
              text('number', 'No.', 0.7),
              text('action', 'Action', 4),
              text('who', 'Who', 1.4),
              day('by', 'By'),
              pick('weight', 'Weight', ['Stops work', 'This week', 'Normal'], 1.1),
            ],
            [],
            { blankRows: 7 },
          ),
          fields(
            4,
            own('next.date', 'Next meeting', 'date'),
            own('next.time', 'Time, place'),
            own('sent.date', 'Sent on', 'date'),
            own('sent.correct', 'Corrections until', 'date'),
          ),
          fields(1, own('next.subject', 'Subjects for the next meeting', 'multiline', { lines: 2 })),
          p('These minutes stand unless corrected in writing by the date above. They change no contract.'),
        ]),
      ],
    }),
})
