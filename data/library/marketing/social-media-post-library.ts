import { defineTemplate } from '@/data/shared/define-template'
import { neverSay } from '@/data/shared/campaigns'
import * as d from '@/lib/documents/author'

const themes: readonly (readonly [string, string, readonly string[]])[] = [
  [
    'On the job',
    'Photo of your own job; permission of the owner where the house can be recognized.',
    [
      'This is what is under your shingles: wood, membrane, metal, and only then the part you see. On this job the metal came first.',
      'Thirty minutes after tear-off. The next hour decides whether the house stays dry tonight.',
      'Old collar, new collar. The old one cracked where nobody looks: in back.',
      'The dumpster shows how many layers were on the roof. This one had two, and the estimate said so.',
      'Step flashing goes under each shingle, piece by piece. It is slow work, and it should be.',
      'End of the day: everything is closed up, and the wind can blow.',
      'Magnet over the lawn, twice. This is what it found the second time.',
      'Last look before the ladder comes down: ridge, valleys, collars, gutters, grounds.',
    ],
  ],
  [
    'From the ground',
    'One useful check; no picture needed, or a photo with an arrow.',
    [
      'Look at your gutters from the street: one that sags in the middle is usually holding something.',
      'Dark grit at the downspout after a storm? Photograph it with the date. It may mean something, or nothing.',
      'A stain on the ceiling is seldom directly below the leak. Water runs along the wood before it drips.',
      'Stand across the street and look at the metal around the chimney. A bent or lifted edge is worth a phone call.',
      'The rubber collar around a pipe is often as old as the roof, and it may not last as long. Have it looked at.',
      'Moss holds water against the roof. Let the sun in, have it brushed off gently, and never pressure-wash it.',
      'Trees: a limb that touches the roof moves in the wind and works like sandpaper.',
      'Water spilling over the gutter in a hard rain? Film ten seconds of it from indoors. That clip tells a roofer a lot.',
    ],
  ],
  [
    'People',
    'With their consent, first name only, no faces of children.',
    [
      'This is the person who answers our phone. Ask about a leak and you will be asked where it drips first.',
      'Ten years on our roofs this month. Ask him about slate and he won’t stop talking.',
      'Our apprentice ran the ridge on this house, with a foreman next to her the whole day.',
      'The person who measures your roof is the person you call when the weather turns.',
      'Friday safety talk: who saw something this week that could have gone wrong? Two hands went up, and we fixed both.',
      'Licensed in this state, in our own name. Look it up; here is the number.',
      'We wrote down the name of every dog on this street. It saves a lot of barking.',
      'Same roof, one year later. We went back up to see how our own work is doing.',
    ],
  ],
  [
    'Straight answers',
    'Questions people ask, answered in four lines.',
    [
      'How long does a roof last? We can tell you how old the last ten were when we took them off, and why. Yours may differ, so someone should look.',
      'Is a second layer over the old one a good idea? Some codes allow one. It hides the wood and adds weight, so we would rather take the old one off and look.',
      'Do I need a permit? In most towns for a replacement, yes. Ask who pulls it, and for the number.',
      'Will my insurance pay? Only your insurer can say. We give you the photos we took.',
      'What is the deductible? Your share of a claim. It is yours to pay, no matter who does the roof.',
      'Why is your price higher than theirs? Ask us to compare the two bids line by line. Sometimes ours is not higher.',
      'Can you match one slope to the old color? We can come close. Ask any roofer to say so before the job, not after.',
      'How do I check a roofer? License number in the state’s list, certificate from the agent, and call a customer from five years ago.',
    ],
  ],
  [
    'Seasons',
    'Two lines and a photo, with no offer in them.',
    [
      'First frost tonight. If your gutters are full now, they will be full of ice in January.',
      'Wind tonight. Bring in anything that can blow away, and stay indoors. We will be on the phone tomorrow.',
      'Icicles along the whole edge point to a problem inside the house, not outside.',
      'First warm weekend: look up once, from the sidewalk.',
      'Leaves down, gutters checked, nothing to report. That is how it should be.',
      'Rain all week. If a stain grows between the showers, photograph it with the date.',
      'Hot upstairs? Look at the soffit vents from the yard first. Painted shut, they let no air in.',
      'Storm season is six weeks away. Take photos of each side of the house from the ground and email them to yourself tonight.',
    ],
  ],
]

const posts = themes.flatMap(([, , lines]) => lines)

export const socialMediaPostLibrary = defineTemplate('marketing', {
  name: 'Social Media Post Library',
  group: 'Content Marketing',
  demand: [0.26, 'Companies that have grown.'],
  telling: 'Forty posts',
  description:
    'Forty posts for roofers, from the job, the ground and the season, with rules for photos, consent, claims and replies.',
  tags: [
    'social media posts',
    'captions',
    'Facebook',
    'Instagram',
    'LinkedIn',
    'photo consent',
    'post ideas',
    'content',
    'roofing captions',
    'Facebook posts',
    'Instagram captions',
    'job site photos',
    'social media ideas',
    'TikTok',
    'reels',
  ],
  fullDescription: [
    'Forty posts to put into your own voice: eight from the job, eight checks from the ground, eight about people, eight straight answers and eight for the season. Each is short enough to read on a phone.',
    'They are written so that they can be proven. No “best roofer in town”, no lifespan promises, no storm pitches; a photo and one sentence that is true about that photo.',
    'Rules for permission, comments and employees’ own accounts are on the second page.',
  ],
  howToUse: [
    'Take the photo first. A real one says more than any sentence.',
    'Change the sentence until it is true for that photo, that day and your town. Use your own figures, or none.',
    'Ask the owner before you show the house, and the person before you show the person.',
    'Post one or two a week and answer every comment within a day.',
    'Mark the line when you have used it, with the date and where.',
    'Keep the ones people answered; throw the rest away at year end.',
  ],
  expertGuide: [
    {
      title: 'Endorsements and employees',
      text: 'If an employee praises the company in public, they must say that they work there. If a customer got something for a post, that has to be disclosed with it. “#thanks to our crew” is not a disclosure.',
      cite: '16 CFR 255.5; 16 CFR 465.5',
    },
    {
      title: 'Whose picture is it?',
      text: 'Photos taken by your crew on the clock usually belong to you; photos by a supplier, a customer or the web do not. Leave out house numbers, license plates, alarms and children.',
    },
    {
      title: 'Do not buy likes',
      text: 'Buying followers, likes or comments to look bigger than you are is banned by federal rule if you knew, or should have known, that they were fake.',
      cite: '16 CFR 465.8',
    },
  ],
  pages: { main: 3 },
  subject: 'Forty social media posts for roofers, with rules',
  intro: 'Forty posts to make your own. Take the photo first, then choose the line that is true for it.',
  keywords: ['social media', 'posts', 'roofing'],
  required: ['post.owner', 'post.approve', 'post.days'],
  parts: () => [
    d.part(
      'Posts',
      [
        d.section('Forty posts', 'Forty posts in five themes'),
        d.table(
          'post',
          'Posts',
          [
            d.column('text', 'Post', 'text', { fixed: true, width: 6 }),
            d.column('used', 'Used on', 'date', { width: 1.2 }),
            d.column('where', 'Platform', 'text', { width: 1.2 }),
          ],
          themes.flatMap(([theme, photo, lines]) => [
            { group: `${theme}. ${photo}` },
            ...lines.map((text) => ({ text })),
          ]),
          { lineNumbers: true },
        ),
      ],
      { audience: 'office' },
    ),
    d.part(
      'Rules',
      [
        d.section('Rules for posting', 'Rules for photos, people, claims and comments'),
        d.steps(
          'Ask before you show: the owner for the house, and each person for their picture. Write down when and how.',
          'Show nothing a safety inspector would stop: nobody untied at an edge, no ladder out of place. Such a photo is evidence against you.',
          'Give every figure its source, such as our own jobs with dates, or leave it out.',
          'Nothing about coverage, claims, deductibles or a particular storm’s damage.',
          'Answer comments in two lines, without details of a job or a person. Delete spam and insults, never honest criticism.',
          'Employees posting about us say that they work here. Nobody has to post.',
        ),
        d.section('Who does it'),
        d.fields(
          3,
          d.own('post.owner', 'Who posts'),
          d.own('post.backup', 'Backup'),
          d.choice('post.approve', 'Approved by', ['The person who posts', 'The office', 'The owner of the company']),
          d.own('post.days', 'Days and time'),
          d.own('post.accounts', 'Accounts and who holds the passwords'),
          d.own('post.phone', 'Number for urgent calls', 'phone'),
        ),
        d.section('Before posting'),
        d.tickList('check', [
          'Owner and people agreed, in writing where it counts',
          'House number, license plate and alarm out of the picture',
          'True for this photo and this day',
          'No claim without its proof',
          'No insurance, no storm pitch',
          'Read aloud once by someone outside the office',
        ]),
        ...neverSay(
          '“Best in town”, “the only roofer who …”, “guaranteed savings”. Nobody can show them.',
          'A neighbor’s house, or a picture you found.',
          'A customer’s name together with a problem on the job.',
          'Another company’s name and what they did wrong.',
          'A giveaway that asks for a good review.',
        ),
        d.p(`${posts.length} lines are in the library. Write your own below them, and keep the ones people answered.`),
        d.legalNote(
          'Ties and proof',
          'What you post is advertising: true, with proof at hand (15 U.S.C. § 45), with ties disclosed in plain view (16 CFR 255.5). No bought followers or likes (16 CFR 465.8).',
        ),
      ],
      { audience: 'office' },
    ),
  ],
})
