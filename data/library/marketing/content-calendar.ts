import { defineTemplate } from '@/data/shared/define-template'
import * as d from '@/lib/documents/author'

const states = ['Idea', 'Written', 'Checked', 'Published', 'Skipped']
const channels = ['Post', 'Article', 'Email', 'Profile', 'Video', 'Mail']

const year: readonly (readonly [string, readonly (readonly [string, string])[]])[] = [
  [
    'January',
    [
      ['Article', 'How to read three roof bids side by side'],
      ['Post', 'Photo: attic frost and where the air gets in'],
      ['Profile', 'New photos of a finished winter job'],
      ['Email', 'Winter message of the seasonal campaign'],
    ],
  ],
  [
    'February',
    [
      ['Article', 'Ice at the eaves: cause, cure and what not to do'],
      ['Post', 'Meet the person who answers the phone'],
      ['Profile', 'Check hours, areas and services'],
      ['Post', 'Before and after: a wall flashing'],
    ],
  ],
  [
    'March',
    [
      ['Article', 'What a spring roof check covers'],
      ['Post', 'Five things to see from the ground'],
      ['Email', 'Spring message of the seasonal campaign'],
      ['Video', 'Sixty seconds: a pipe collar replaced'],
    ],
  ],
  [
    'April',
    [
      ['Article', 'Repair or replace: five questions that decide it'],
      ['Post', 'A day on the roof, from tear-off to dry-in'],
      ['Profile', 'Answer every open review and question'],
      ['Email', 'Newsletter, first issue'],
    ],
  ],
  [
    'May',
    [
      ['Article', 'How a storm inspection works and what it does not decide'],
      ['Post', 'Photo: the tie-in at the end of the day'],
      ['Profile', 'Post: storm preparation list'],
      ['Mail', 'Postcard to streets built in the same years'],
    ],
  ],
  [
    'June',
    [
      ['Article', 'Attic heat, intake and exhaust in plain words'],
      ['Post', 'Heat on the roof: how the crew works'],
      ['Email', 'Summer message of the seasonal campaign'],
      ['Video', 'Why soffit vents matter, seen from the yard'],
    ],
  ],
  [
    'July',
    [
      ['Article', 'What a roof warranty covers, and what two of them do not'],
      ['Post', 'Photo: underlayment lapped the right way'],
      ['Profile', 'New team photo'],
      ['Email', 'Newsletter, second issue'],
    ],
  ],
  [
    'August',
    [
      ['Article', 'Choosing a shingle, metal or tile: what changes in the job'],
      ['Post', 'The foreman’s tool bag'],
      ['Profile', 'Check services and photos'],
      ['Post', 'Case study: the leak three people missed'],
    ],
  ],
  [
    'September',
    [
      ['Article', 'Gutters, valleys and the first leaves'],
      ['Post', 'Photo: a valley before and after cleaning'],
      ['Email', 'Fall message of the seasonal campaign'],
      ['Mail', 'Card before the wet season'],
    ],
  ],
  [
    'October',
    [
      ['Article', 'How long does a roof last here?'],
      ['Post', 'Apprentice of the month, with their consent'],
      ['Profile', 'Holiday hours and emergency number'],
      ['Email', 'Newsletter, third issue'],
    ],
  ],
  [
    'November',
    [
      ['Article', 'What to keep for the house file after a new roof'],
      ['Post', 'Thank you to a crew, with the story of a job'],
      ['Profile', 'Answer the season’s reviews'],
      ['Video', 'How we close a roof for the night'],
    ],
  ],
  [
    'December',
    [
      ['Article', 'What to budget for your roof next year'],
      ['Post', 'Office hours over the holidays'],
      ['Email', 'Newsletter, fourth issue'],
      ['Post', 'The year in photos'],
    ],
  ],
]

const inState = (state: string) => d.sum('item', 'count', { key: 'state', equals: state })
const inChannel = (channel: string) => d.sum('item', 'count', { key: 'channel', equals: channel })

export const contentCalendar = defineTemplate('marketing', {
  name: 'Content Calendar',
  group: 'Content Marketing',
  formats: ['PDF', 'Excel'],
  telling: 'The year',
  description:
    'A year of posts, articles, emails and mailings with topic, owner, due date and status, and a count of what was published.',
  tags: [
    'content calendar',
    'editorial calendar',
    'social media plan',
    'blog plan',
    'posting schedule',
    'marketing calendar',
    'content ideas',
    'newsletter dates',
    'roofing blog ideas',
    'post ideas',
    'marketing calendar template',
    'social calendar',
    'content plan',
    'video ideas',
    'Excel',
  ],
  fullDescription: [
    'Marketing stops the week that work gets busy. A calendar with forty-eight small pieces, four a month, keeps it going, because the topic, the person and the date were settled in January.',
    'The topics are already listed: articles owners look for, photos from the job, profile updates, newsletters and mailings. Change them to fit your town and season; they are a starting point.',
    'The summary shows pieces by status and by channel, so that the owner sees at a glance whether it is getting done.',
  ],
  howToUse: [
    'Read through the year in January and change the topics to your climate and your work.',
    'Give every line an owner and a date. A piece without a name will not get written.',
    'Take a month’s photos at one time, on the jobs you already have.',
    'Check before publishing: permission, figures, claims.',
    'Set the status to Published on the day it goes out, or to Skipped if you let it go.',
    'Look at the shares every quarter, and drop the channel nobody answered.',
  ],
  expertGuide: [
    {
      title: 'A little, all the time',
      text: 'Four pieces a month beat twenty written in one week. A page with something from last month shows that somebody is there.',
    },
    {
      title: 'Every post is an advertisement',
      text: 'Lifespan figures, energy savings and comparisons in a post need the same proof as in an ad, and pictures need the owner’s permission. Paid posts and gifts for posts are disclosed.',
      cite: '15 U.S.C. § 45; 16 CFR 255.5',
    },
    {
      title: 'Hold storm posts for a legal check',
      text: 'In Florida a post that nudges owners toward a roof claim may count as a prohibited advertisement. Write safety advice, and check your state’s rule before you invite anyone to call about damage.',
      cite: 'Fla. Stat. § 489.147',
    },
  ],
  pages: { main: 5 },
  subject: 'A year of roofing content, with owner, date and status',
  intro: 'Forty-eight pieces, four a month. Give each one a person and a date, and it gets done.',
  keywords: ['content calendar', 'social media', 'roofing'],
  required: ['cal.year', 'cal.owner', 'item', 'item.topic'],
  parts: () => [
    d.part(
      'Calendar',
      [
        d.section('The year', 'A year of content with topics'),
        d.table(
          'item',
          'Content of the year',
          [
            d.column('channel', 'Channel', 'select', { options: channels, width: 1 }),
            d.column('topic', 'Topic', 'text', { width: 4 }),
            d.column('owner', 'Written by', 'text', { width: 1.3 }),
            d.column('due', 'Due', 'date', { width: 1.1 }),
            d.column('state', 'Status', 'select', { options: states, width: 1.1 }),
            d.column('count', 'Count', 'number', { decimals: 0, width: 0.7, formula: d.add(1) }),
            d.column('link', 'Link or location', 'text', { width: 1.8 }),
          ],
          year.flatMap(([month, pieces]) => [
            { group: month },
            ...pieces.map(([channel, topic]) => ({ channel, topic })),
          ]),
          { lineNumbers: true },
        ),
        d.note('The Count column', 'The count is always 1; the summary adds it up. Leave it as it is.'),
      ],
      { audience: 'office', landscape: true },
    ),
    d.part(
      'Summary',
      [
        d.section('How it is going', 'Published by status and by channel'),
        d.fields(
          3,
          d.own('cal.year', 'Year'),
          d.own('cal.owner', 'Responsible'),
          d.own('cal.checked', 'Checked on', 'date'),
          d.calculated('cal.all', 'Pieces planned', 'number', d.sum('item', 'count'), { decimals: 0 }),
          d.calculated('cal.published', 'Published', 'number', inState('Published'), { decimals: 0 }),
          d.calculated('cal.share', 'Share published', 'percent', d.div(inState('Published'), d.sum('item', 'count')), {
            decimals: 0,
          }),
        ),
        d.table(
          'byState',
          'Pieces by status',
          [
            d.column('state', 'Status', 'text', { fixed: true, width: 2 }),
            d.column('count', 'Pieces', 'number', { decimals: 0 }),
          ],
          states.map((state) => ({ state, count: inState(state) })),
        ),
        d.table(
          'byChannel',
          'Pieces by channel',
          [
            d.column('channel', 'Channel', 'text', { fixed: true, width: 2 }),
            d.column('count', 'Pieces', 'number', { decimals: 0 }),
            d.column('share', 'Share', 'percent', {
              decimals: 0,
              formula: d.div(d.cell('count'), d.sum('item', 'count')),
            }),
            d.column('answers', 'Answers or calls', 'number', { decimals: 0 }),
          ],
          channels.map((channel) => ({ channel, count: inChannel(channel) })),
        ),
        d.section('Before anything goes out'),
        d.tickList('publish', [
          'Owner’s permission for house and people',
          'Figures have their source',
          'Our own photos, or a license for them',
          'License number where the state requires it',
          'Nothing about coverage, claims or deductibles',
          'Read by a second person',
        ]),
        d.section('Pieces to fall back on'),
        d.bullets(
          'A cause and its cure, with two photos.',
          'A question an owner really asked.',
          'One thing to check from the ground this month.',
          'Someone on our crew, with their consent, and what they are good at.',
        ),
      ],
      { audience: 'office', landscape: true, follows: true },
    ),
  ],
})
