import { testTitles } from './titles'

/** Groups of tests in the order of the file. Those with `titles` list their titles, the others their files. */
const rooms = [
  { heading: 'What visitors do', folder: 'tests/e2e/flows/', titles: true },
  { heading: 'The site in a browser', folder: 'tests/e2e/', titles: true },
  { heading: 'Pages and the API', folder: 'tests/unit/app/', titles: true },
  { heading: 'Parts of pages', folder: 'tests/unit/components/', titles: false },
  { heading: 'Stores', folder: 'tests/contract/', titles: false },
  { heading: 'Library', folder: 'tests/unit/lib/', titles: false },
  { heading: 'Documents', folder: 'tests/unit/data/', titles: false },
  { heading: 'Commands and server', folder: 'tests/unit/scripts/', titles: false },
  { heading: 'The rest', folder: 'tests/', titles: false },
] as const

const intro = `# Behavior

What the product does, in the words of its tests. An ellipsis marks a value that varies by test case.`

const escape = (text: string): string => text.replace(/[\\`*_<>[\]|]/g, '\\$&')
const counted = (count: number): string => `${count} ${count === 1 ? 'test' : 'tests'}`

/** The account of all tests in Markdown, from the text of each test file by its path. */
export function account(files: ReadonlyMap<string, string>): string {
  const left = new Map(
    [...files].map(([file, text]) => [file, testTitles(file, text)] as const).filter(([, found]) => found.length > 0),
  )
  const sections = rooms.map(({ heading, folder, titles }) => {
    const here = [...left].filter(([file]) => file.startsWith(folder)).sort(([a], [b]) => a.localeCompare(b, 'en'))
    for (const [file] of here) left.delete(file)
    const lines = here.flatMap(([file, found]) => {
      const name = file.slice(folder.length).replace(/(\.(test|spec))?\.tsx?$/, '')
      const link = `[${name}](${file})`
      if (!titles) return [`- ${link}: ${counted(found.length)}`]
      return [
        '',
        `### ${link}`,
        '',
        ...found.map(({ title, isFull }) => `- ${escape(title)}${isFull ? ' (full run)' : ''}`),
      ]
    })
    return here.length ? ['', `## ${heading}`, ...(titles ? [] : ['']), ...lines].join('\n') : ''
  })
  return [intro, ...sections.filter(Boolean)].join('\n')
}
