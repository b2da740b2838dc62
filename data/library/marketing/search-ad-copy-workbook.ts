import { defineTemplate } from '@/data/shared/define-template'
import * as d from '@/lib/documents/author'

const headlineLimit = 30
const descriptionLimit = 90

const copyTable = (name: string, label: string, limit: number, lines: readonly string[], blankRows: number): d.Block =>
  d.table(
    name,
    label,
    [
      d.column('text', label, 'text', { width: 5 }),
      d.column('length', 'Length', 'number', { decimals: 0, width: 1, formula: d.textLength(d.cell('text')) }),
      d.column('left', 'Left', 'number', {
        decimals: 0,
        width: 0.8,
        formula: d.when(d.textLength(d.cell('text')), '>', 0, d.sub(limit, d.textLength(d.cell('text'))), 0),
      }),
      d.column('over', 'Too long', 'number', {
        decimals: 0,
        width: 0.9,
        formula: d.when(d.textLength(d.cell('text')), '>', limit, 1, 0),
      }),
      d.column('proof', 'Proof', 'text', { width: 2.2 }),
    ],
    lines.map((text) => ({ text })),
    { blankRows, lineNumbers: true },
  )

interface AdGroup {
  key: string
  name: string
  headlines: readonly string[]
  descriptions: readonly string[]
}

const groups: readonly AdGroup[] = [
  {
    key: 'repair',
    name: 'Roof repair',
    headlines: [
      'Roof Leak? Call a Roofer',
      'Roof Repair With Photos',
      'See the Cause Before You Pay',
      'Written Price Before We Start',
      'Local Roof Repair Crew',
      'Pipe Boots, Flashing, Valleys',
    ],
    descriptions: [
      'We find where the water comes in, show you the photos and put the price in writing.',
      'Shingle, metal, tile and flat roofs. Ask for our license number and look it up.',
    ],
  },
  {
    key: 'replacement',
    name: 'Roof replacement',
    headlines: [
      'New Roof, Line by Line',
      'Compare Roof Bids Fairly',
      'Three Options, One Page',
      'Your Foreman Has a Name',
      'Measured, Priced in Writing',
      'Tear-Off to Final Walk',
    ],
    descriptions: [
      'Every layer, flashing and sheet of decking priced in writing, so you can compare bids.',
      'Closed up every evening, magnet sweep included, and a walk with the foreman at the end.',
    ],
  },
  {
    key: 'commercial',
    name: 'Commercial roofing',
    headlines: [
      'Flat Roof Service and Repair',
      'Roof Reports for Managers',
      'Roof Budget by Building',
      'TPO, EPDM, PVC and Metal',
      'Insurance Proof on Request',
      'Leak Calls Answered',
    ],
    descriptions: [
      'Photos by area, actions in order of need and a budget year for every roof you manage.',
      'Certificate from our agent, W-9 and safety program sent before the first visit.',
    ],
  },
]

const groupPart = ({ key, name, headlines, descriptions }: AdGroup) =>
  d.part(
    name,
    [
      d.section(name, `Headlines and descriptions: ${name.toLowerCase()}`),
      copyTable(`${key}Headline`, 'Headline', headlineLimit, headlines, 9),
      copyTable(`${key}Description`, 'Description', descriptionLimit, descriptions, 2),
      d.fields(
        3,
        d.own(`${key}.url`, 'Landing page', 'text', { span: 2 }),
        d.calculated(
          `${key}.over`,
          'Lines that are too long',
          'number',
          d.add(d.sum(`${key}Headline`, 'over'), d.sum(`${key}Description`, 'over')),
          { decimals: 0 },
        ),
      ),
    ],
    { audience: 'office', follows: true },
  )

export const searchAdCopyWorkbook = defineTemplate('marketing', {
  name: 'Search Ad Copy Workbook',
  group: 'Advertising',
  formats: ['PDF', 'Excel'],
  telling: 'Roof repair',
  description:
    'Headlines and descriptions for roofing search ads that count their characters, with a proof column and a claim check.',
  tags: [
    'search ads',
    'Google Ads',
    'responsive search ad',
    'ad copy',
    'headline',
    'character limit',
    'PPC',
    'keywords',
    'negative keywords',
    'Google search ads',
    'pay per click',
    'ad headlines',
    'ad descriptions',
    'RSA',
    'roofing keywords',
    'SEM',
    'ad groups',
  ],
  fullDescription: [
    'Search ads are written in lines of 30 and 90 characters, and many fail because the last word did not fit. This workbook counts as you type, shows how many characters are left and how many lines are too long.',
    'Three ad groups are started for you: repair, replacement and commercial, with headlines that describe what you do instead of praising it. Every line has room for its proof, because each one is an advertisement.',
    'The first sheet holds the search terms to buy, the ones to exclude, and the check before an ad goes live.',
  ],
  howToUse: [
    'Change the sample lines to what is true for you, and delete the rest.',
    'Write up to 15 headlines and four descriptions for each group. Watch the Left column.',
    'Fill in the proof. Without proof, drop the line.',
    'Send each group to a page that says the same thing.',
    'Enter the terms you pay for and those you exclude; check the search report weekly for a month.',
    'Check the limits with the platform before you upload; they change.',
  ],
  expertGuide: [
    {
      title: 'Thirty and ninety',
      text: 'At the time of writing a responsive search ad takes up to 15 headlines of 30 characters and four descriptions of 90. The platform mixes them, so every headline must make sense next to every other one.',
    },
    {
      title: 'Every line is a claim',
      text: '“Licensed and insured”, “same-day repair” and “free inspection” must be true for every person who reads the ad in the area you show it. Say “same-day” only if your call log proves it.',
      cite: '15 U.S.C. § 45; 16 CFR 251',
    },
    {
      title: 'Payment words trigger disclosures',
      text: 'A monthly payment or a down payment in an ad for credit requires the annual percentage rate and the terms as well. They do not fit in 90 characters, so leave payments to the financing page. “Financing available” is not such a term, and you may use it if it is true.',
      cite: '12 CFR 1026.24',
    },
    {
      title: 'Storm words',
      text: 'Do not advertise claims, deductibles or “insurance pays”. Some states regulate such ads, and platforms may take them down. Offer an inspection with photos.',
      cite: 'Fla. Stat. § 489.147; Tex. Ins. Code § 4102.163',
    },
  ],
  pages: { main: 3 },
  subject: 'Search ad headlines and descriptions with character counts',
  intro:
    'Type, and watch the Left column. 30 characters for a headline, 90 for a description, and proof for every line.',
  keywords: ['search ads', 'ad copy', 'roofing'],
  required: ['ad.from', 'ad.budget', 'ad.owner', 'ad.area', 'ad.phone'],
  parts: () => [
    d.part(
      'Terms and check',
      [
        d.section('Terms', 'Search terms to buy and to exclude'),
        d.table(
          'term',
          'Search terms',
          [
            d.column('buy', 'Buy', 'text', { width: 2.4 }),
            d.column('group', 'Ad group', 'select', { options: groups.map(({ name }) => name), width: 1.6 }),
            d.column('exclude', 'Exclude', 'text', { width: 2.4 }),
            d.column('why', 'Why', 'text', { width: 2 }),
          ],
          [
            {
              buy: 'roof leak repair near me',
              group: 'Roof repair',
              exclude: 'jobs',
              why: 'people looking for work',
            },
            {
              buy: 'roof replacement estimate',
              group: 'Roof replacement',
              exclude: 'how to',
              why: 'do-it-yourself',
            },
            {
              buy: 'flat roof repair company',
              group: 'Commercial roofing',
              exclude: 'free roof',
              why: 'not what we do',
            },
          ],
          { blankRows: 4 },
        ),
        d.section('Before the ad goes live'),
        d.tickList('live', [
          'No line too long in any group',
          'Every line has its proof',
          'No payments, rates or claims in the text',
          'Area set to where we really work',
          'Calls answered in the hours shown',
          'Page says the same as the ad, with license number',
          'No one else’s trademark in the text',
          'Spelled out, not all in capitals',
        ]),
        d.section('Run', 'Budget, dates and results'),
        d.fields(
          3,
          d.own('ad.from', 'From', 'date'),
          d.own('ad.budget', 'Budget a month', 'currency'),
          d.own('ad.owner', 'Managed by'),
          d.own('ad.area', 'Area shown'),
          d.own('ad.phone', 'Call number', 'phone'),
          d.own('ad.result', 'What we learned'),
        ),
        d.note(
          'Limits',
          'Counts here are plain characters. The platform may count some characters differently; it tells you when a line does not fit.',
        ),
      ],
      { audience: 'office' },
    ),
    ...groups.map(groupPart),
  ],
})
