import { readCitations } from '@/data/law/citations/extract'

const keysIn = (text: string): string[] => readCitations(text).citations.map(({ key }) => key)

test.each([
  ['a section covers its paragraphs', 'Tie off (29 CFR 1926.501(b)(13)).', ['29 CFR 1926.501']],
  ['no-break spaces', '29\u00a0CFR\u00a01926.95 and 29\u00a0U.S.C. §\u00a0667', ['29 CFR 1926.95', '29 U.S.C. 667']],
  [
    'a list of one title',
    '29 CFR 1926.35, 1926.150(a) and 1910.134',
    ['29 CFR 1926.35', '29 CFR 1926.150', '29 CFR 1910.134'],
  ],
  ['later paragraphs are no sections', '1926.502(d)(16), (e) and (k)', ['29 CFR 1926.502']],
  ['the number of the next title is no section', '15 U.S.C. 45, 16 CFR 255.2', ['16 CFR 255.2', '15 U.S.C. 45']],
  [
    'a count is no section',
    '16 CFR 429, three copies; 29 CFR 1926.50 within 15 minutes',
    ['16 CFR 429', '29 CFR 1926.50'],
  ],
  ['a part', '12 CFR part 1026', ['12 CFR 1026']],
  ['a range', 'Cal. Civ. Code 8132–8138', ['Cal. Civ. Code 8132', 'Cal. Civ. Code 8138']],
  [
    'sections behind a semicolon',
    'Mass. G.L. c. 142A; C.R.S. 6-22-103 to -105',
    ['Mass. G.L. c. 142A', 'C.R.S. 6-22-103'],
  ],
  ['an act and its sections', 'OSH Act § 5(a), § 11(c)', ['OSH Act 5', 'OSH Act 11']],
  ['a chapter', 'Fla. Stat. 713.015, ch. 558', ['Fla. Stat. 713.015', 'Fla. Stat. 558']],
  [
    'a table that names the state beside the code',
    'Gen. Bus. Law 771, 771-b',
    ['N.Y. Gen. Bus. Law 771', 'N.Y. Gen. Bus. Law 771-b'],
  ],
  [
    'codes and standards',
    'IRC R905.2.8.5; ASTM D4434; ANSI/SPRI/FM 4435/ES-1',
    ['IRC R905', 'ASTM D4434', 'ANSI/SPRI ES-1'],
  ],
  ['an article of a standard', 'NFPA 70, 690.12', ['NFPA 70']],
  ['subsections of a code', 'Fla. Bldg. Code, Existing Building 706.1.1', ['Fla. Bldg. Code, Existing Building 706']],
  ['no citation', 'Keep 1926 nails, $29.50 and 12 squares', []],
])('%s', (_case, text, keys) => {
  expect(keysIn(text).sort()).toEqual([...keys].sort())
})

test('what is left has no citation in it', () => {
  expect(readCitations('Ask first (29 CFR 1926.20(b)(2)), then lift.').rest).toBe('Ask first ( ), then lift.')
})
