/** The bodies of law, codes and standards that documents cite: how each is named in a text, and where it is published. */

/** A body of law or a publisher of standards. */
export interface Body {
  /** Names the body in the register: `29 CFR`, `Cal. Civ. Code`. `$1` is the title number that the text names. */
  readonly key: string
  /** How texts name it, in front of its sections. */
  readonly name: string
  /** One section, without its paragraphs. */
  readonly section: string
  readonly kind: 'law' | 'standard'
  /** Where its official text is published; for the law of one state with `state`. */
  readonly where: string
  /** The state whose law it is. */
  readonly state?: string
  /** Whether numbers that follow a section are none of its own: `NFPA 70, 690.12` is one standard. */
  readonly single?: boolean
}

const NUMBER = String.raw`\d{1,5}(?:\.\d+)?[a-z]?(?:-\d+)?`
const DASHED = String.raw`\d{1,3}[A-Za-z]?-\d+[A-Za-z]*(?:-\d+)?(?:\.\d+)?`
const DOTTED = String.raw`\d{1,4}\.\d+[a-z]?`

const law = (key: string, name: string, section: string, where: string): Body => ({
  key,
  name,
  section,
  kind: 'law',
  where,
})
const stateLaw = (state: string, where: string, ...codes: readonly (readonly [string, string, string?])[]): Body[] =>
  codes.map(([key, name, section = NUMBER]) => ({ key, name, section, kind: 'law', where, state }))
const standard = (key: string, section: string, where: string, name = key): Body => ({
  key,
  name: String.raw`\b${name}`,
  section,
  kind: 'standard',
  where,
})

const federal: readonly Body[] = [
  law('$1 CFR', String.raw`\b(\d{1,2}) CFR`, String.raw`\d{1,4}[a-z]?(?:\.\d+[a-z]?(?:-\d+)?)?`, 'ecfr.gov'),
  law(
    '$1 U.S.C.',
    String.raw`\b(\d{1,2}) U\.S\.C\.`,
    String.raw`\d{1,5}(?:[A-Z]|[a-z]{0,3})(?:-\d+)?`,
    'uscode.house.gov',
  ),
  law('OSH Act', 'OSH Act', String.raw`\d{1,2}`, 'osha.gov/laws-regs/oshact'),
  law('$1 U.S.', String.raw`\b(\d{3}) U\.S\.(?! ?C)`, String.raw`\d{1,4}`, 'supremecourt.gov/opinions'),
  law('UCC', 'UCC', String.raw`\d-\d{3}`, 'uniformlaws.org'),
  law('Restatement (Second) of Contracts', String.raw`Restatement \(Second\) of Contracts`, String.raw`\d+`, 'ali.org'),
  law('OSHA CPL', String.raw`\bCPL`, String.raw`\d[\d.-]*\d`, 'osha.gov/enforcement/directives'),
  law('OSHA STD', String.raw`\bSTD`, String.raw`\d\d-[\d-]*\d`, 'osha.gov/enforcement/directives'),
]

const states: readonly Body[] = [
  ...stateLaw(
    'California',
    'leginfo.legislature.ca.gov',
    ['Cal. Bus. & Prof. Code', String.raw`Cal\. Bus\. & Prof\. Code`],
    ['Cal. Civ. Code', String.raw`(?:Cal\. )?Civ\. Code`],
    ['Cal. Gov. Code', String.raw`Cal\. Gov\. Code`],
    ['Cal. Lab. Code', String.raw`Cal\. Lab\. Code`],
    ['Cal. Penal Code', String.raw`(?<!Tex\. )(?:Cal\. )?Penal Code`],
    ['Cal. S.B.', String.raw`Cal\. S\.?B\.?`, String.raw`\d+`],
  ),
  ...stateLaw('California', 'dir.ca.gov/title8', ['Cal. Code Regs. tit. 8', String.raw`Cal\. Code Regs\. tit\. 8,?`]),
  ...stateLaw('California', 'oal.ca.gov', ['2 CCR', '2 CCR', String.raw`\d{5}`]),
  ...stateLaw('Texas', 'sos.state.tx.us/tac', ['34 Tex. Admin. Code', String.raw`34 Tex\. Admin\. Code`]),
  ...stateLaw(
    'Texas',
    'statutes.capitol.texas.gov',
    ['Tex. Prop. Code', String.raw`(?:Tex\. )?Prop\. Code(?: ch\.)?`],
    ['Tex. Ins. Code', String.raw`(?:(?:Tex\. )?Ins\. Code|Texas Insurance Code)(?: ch\.)?`],
    ['Tex. Bus. & Com. Code', String.raw`Tex\. Bus\. & Com\. Code`],
    ['Tex. Fin. Code', String.raw`Tex\. Fin\. Code(?: ch\.)?`],
    ['Tex. Lab. Code', String.raw`Tex\. Lab\. Code`],
    ['Tex. Penal Code', String.raw`Tex\. Penal Code`],
    ['Tex. Occ. Code', String.raw`Tex\. Occ\. Code(?: ch\.)?`],
  ),
  ...stateLaw(
    'Florida',
    'leg.state.fl.us/statutes',
    ['Fla. Stat.', String.raw`Fla\. Stat\.(?: ch\.)?`],
    ['Fla. Bldg. Code, Existing Building', String.raw`Fla\. Bldg\. Code, Existing Building`, String.raw`\d+`],
  ),
  ...stateLaw('Illinois', 'ilga.gov', [
    '$1 ILCS',
    String.raw`\b(\d{3}) ILCS`,
    String.raw`\d+(?:/\d+[A-Z]?(?:\.\d+)?)?`,
  ]),
  ...stateLaw(
    'New York',
    'nysenate.gov/legislation/laws',
    ['N.Y. Gen. Bus. Law', String.raw`(?:N\.Y\. )?Gen\. Bus\. Law`, String.raw`\d{3}(?:-[a-z])?`],
    ['N.Y. Gen. Oblig. Law', String.raw`(?:N\.Y\. )?Gen\. Oblig\. Law`, DASHED],
    ['N.Y. Lab. Law', String.raw`N\.Y\. Lab\. Law`, String.raw`\d{3}(?:-[a-z])?`],
    ['N.Y. Lien Law', String.raw`N\.Y\. Lien Law`, String.raw`\d+(?:-[a-z])?`],
    ['N.Y. Ins. Law', String.raw`N\.Y\. Ins\. Law`],
    ['N.Y. Tax Law', String.raw`N\.Y\. Tax Law`],
    ['N.Y. C.P.L.R.', String.raw`N\.Y\. C\.P\.L\.R\.`],
    ['N.Y. Real Prop. Law', String.raw`N\.Y\. Real Prop\. Law`, String.raw`art\. \d+-[A-Z]`],
    ['N.Y. Civ. Rights Law', String.raw`N\.Y\. Civ\. Rights Law`, String.raw`\d+`],
  ),
  ...stateLaw('Massachusetts', 'malegislature.gov/laws', [
    'Mass. G.L. c.',
    String.raw`(?:Mass\. )?G\.L\. c\.`,
    String.raw`\d+[A-Z]?(?:,? §§? ?\d+[A-Z]?)?`,
  ]),
  ...stateLaw(
    'Maryland',
    'mgaleg.maryland.gov',
    ['Md. Bus. Reg.', String.raw`(?:Md\. )?(?:Code, )?Bus\. Reg\.`, DASHED],
    ['Md. Com. Law', String.raw`Md\. (?:Code, )?Com\. Law`, DASHED],
  ),
  ...stateLaw('Colorado', 'leg.colorado.gov', ['C.R.S.', String.raw`(?:C\.R\.S\.|Colo\. Rev\. Stat\.)`, DASHED]),
  ...stateLaw('New Jersey', 'nj.gov/oal', ['N.J.A.C.', String.raw`N\.J\.A\.C\.`, String.raw`\d+:\d+[A-Z]?-\d+\.\d+`]),
  ...stateLaw('Pennsylvania', 'palegis.us', ['73 P.S.', String.raw`73 P\.S\.`, DOTTED]),
  ...stateLaw('Georgia', 'legis.ga.gov', ['O.C.G.A.', String.raw`(?:O\.C\.G\.A\.|Ga\. Code)`, DASHED]),
  ...stateLaw('South Carolina', 'scstatehouse.gov', ['S.C. Code', String.raw`(?<!U\.)\bS\.C\. Code`, DASHED]),
  ...stateLaw('Minnesota', 'revisor.mn.gov/statutes', [
    'Minn. Stat.',
    String.raw`Minn\. Stat\.`,
    String.raw`\d+[A-Z]?\.\d+`,
  ]),
  ...stateLaw(
    'Oklahoma',
    'oksenate.gov',
    ['Okla. H.B.', String.raw`Okla(?:homa \(|\. )H\.B\.`, String.raw`\d+`],
    ['Okla. Stat. tit. 59', String.raw`(?:Okla\. Stat\. tit\. 59|59 O\.S\.)`, DOTTED],
  ),
  ...stateLaw('Arizona', 'azleg.gov/arstitle', ['A.R.S.', String.raw`(?:A\.R\.S\.|Ariz\. Rev\. Stat\.)`, DASHED]),
  ...stateLaw('Nevada', 'leg.state.nv.us/nrs', [
    'NRS',
    String.raw`(?:\bNRS|Nev\. Rev\. Stat\.)`,
    String.raw`\d+[A-Z]?\.\d+`,
  ]),
  ...stateLaw('Oregon', 'oregonlegislature.gov/bills_laws/pages/ors.aspx', ['ORS', String.raw`\bORS`, DOTTED]),
  ...stateLaw(
    'Washington',
    'app.leg.wa.gov',
    ['RCW', String.raw`\bRCW`, String.raw`\d+\.\d+\.\d+`],
    ['WAC', String.raw`\bWAC`, String.raw`\d+-\d+-\d+`],
  ),
  ...stateLaw('Ohio', 'codes.ohio.gov', ['O.R.C.', String.raw`O\.R\.C\.`, DOTTED]),
  ...stateLaw('Utah', 'le.utah.gov/xcode', ['Utah Code', 'Utah Code', DASHED]),
  ...stateLaw('Mississippi', 'legislature.ms.gov', ['Miss. Code', String.raw`Miss\. Code`, DASHED]),
  ...stateLaw('Missouri', 'revisor.mo.gov', ['R.S.Mo.', String.raw`(?:R\.S\.Mo\.|RSMo|Mo\. Rev\. Stat\.)`, DOTTED]),
  ...stateLaw('Michigan', 'legislature.mi.gov', ['M.C.L.', String.raw`M\.C\.L\.`, DOTTED]),
  ...stateLaw('Louisiana', 'legis.la.gov', ['La. R.S.', String.raw`La\. R\.S\.`, String.raw`\d+:\d+(?:\.\d+)?`]),
  ...stateLaw('Connecticut', 'cga.ct.gov', ['Conn. Gen. Stat.', String.raw`Conn\. Gen\. Stat\.`, DASHED]),
  ...stateLaw('Alaska', 'akleg.gov', ['Alaska Stat.', String.raw`Alaska Stat\.`, String.raw`\d+\.\d+\.\d+`]),
  ...stateLaw('Arkansas', 'arkleg.state.ar.us', ['Ark. Code', String.raw`Ark\. Code`, DASHED]),
  ...stateLaw('District of Columbia', 'code.dccouncil.gov', ['D.C. Code', String.raw`D\.C\. Code`, DASHED]),
  ...stateLaw('Idaho', 'legislature.idaho.gov', ['Idaho Code', 'Idaho Code', DASHED]),
  ...stateLaw('Indiana', 'iga.in.gov', ['Ind. Code', String.raw`Ind\. Code`, String.raw`\d+(?:-\d+){3}`]),
  ...stateLaw('Iowa', 'legis.iowa.gov', ['Iowa Code', 'Iowa Code', String.raw`\d+[A-Z]?\.\d+[A-Z]?`]),
  ...stateLaw('Maine', 'legislature.maine.gov', ['$1 M.R.S.', String.raw`\b(\d{1,2}) M\.R\.S\.`]),
  ...stateLaw('Tennessee', 'capitol.tn.gov', ['T.C.A.', String.raw`(?:T\.C\.A\.|Tenn\. Code)`, DASHED]),
  ...stateLaw('Nebraska', 'nebraskalegislature.gov', ['Neb. Rev. Stat.', String.raw`Neb\. Rev\. Stat\.`, DASHED]),
  ...stateLaw('Pennsylvania', 'palegis.us', ['43 P.S.', String.raw`43 P\.S\.`, DOTTED]),
  ...stateLaw('Pennsylvania', 'palegis.us', ['49 P.S.', String.raw`49 P\.S\.`, String.raw`\d+(?:\.\d+)?`]),
  ...stateLaw('Alabama', 'alison.legislature.state.al.us', ['Ala. Code', String.raw`Ala\. Code`, DASHED]),
  ...stateLaw('West Virginia', 'code.wvlegislature.gov', [
    'W. Va. Code',
    String.raw`W\. Va\. Code`,
    String.raw`\d+[A-Z]?(?:-\d+[A-Z]?){1,2}`,
  ]),
  ...stateLaw('Virginia', 'law.lis.virginia.gov', [
    'Va. Code',
    String.raw`(?<!W\. )\bVa\. Code`,
    String.raw`\d+(?:\.\d+)?-\d+(?:\.\d+)?`,
  ]),
  ...stateLaw('Wisconsin', 'docs.legis.wisconsin.gov', ['Wis. Stat.', String.raw`Wis\. Stat\.`, DOTTED]),
  ...stateLaw('Wyoming', 'wyoleg.gov', ['Wyo. Stat.', String.raw`Wyo\. Stat\.`, DASHED]),
  ...stateLaw('Montana', 'leg.mt.gov', ['Mont. Code', String.raw`Mont\. Code`, DASHED]),
]

const standards: readonly Body[] = [
  standard('IRC', String.raw`[A-Z]\d{3,4}`, 'codes.iccsafe.org'),
  standard('IBC', String.raw`(?:chapter )?\d{2,4}`, 'codes.iccsafe.org'),
  standard('IECC', String.raw`[CR]\d{3}`, 'codes.iccsafe.org'),
  standard('IPC', String.raw`\d{2,4}`, 'codes.iccsafe.org', '(?:IPC|International Plumbing Code)(?: ch\\.)?'),
  standard(
    'IFC',
    String.raw`\d{3,4}`,
    'codes.iccsafe.org',
    '(?:(?:IFC|International Fire Code)(?: 20\\d\\d)?(?:, or the edition in force)?)',
  ),
  standard('ICC-ES', String.raw`AC\d+`, 'icc-es.org'),
  { ...standard('NFPA', String.raw`\d+[A-Z]?`, 'nfpa.org'), single: true },
  standard('ASTM', String.raw`[A-G]\d+`, 'astm.org'),
  standard('ANSI/ISEA', String.raw`[A-Z]?\d+(?:\.\d+)?`, 'safetyequipment.org', 'ANSI(?:/ISEA)?'),
  standard('ANSI/ASSP', String.raw`Z\d+\.\d+`, 'assp.org'),
  standard('ANSI/CRRC', String.raw`S\d+`, 'coolroofs.org'),
  standard('ANSI/SPRI', String.raw`[A-Z]{2}-\d+`, 'spri.org', 'ANSI/SPRI(?:/RCI|/FM 4435)?/?'),
  standard('UL', String.raw`\d{2,5}`, 'shopulstandards.com'),
  standard('FM', String.raw`\d{4}`, 'fmapprovals.com'),
  standard('AAMA', String.raw`\d{3,4}`, 'fgiaonline.org'),
  standard('ICRI', String.raw`\d{3}\.\d[A-Z]?`, 'icri.org'),
  standard('ISO', String.raw`\d{4,5}(?:-\d+)?`, 'iso.org'),
  standard('TAS', String.raw`\d{3}`, 'floridabuilding.org'),
  standard('AWPA', String.raw`[A-Z]\d+`, 'awpa.com'),
  standard('AIA', String.raw`[A-Z]\d{3}`, 'aiacontracts.com'),
  standard('NIOSH', String.raw`\d{4}-\d{3}`, 'cdc.gov/niosh'),
]

export const bodies: readonly Body[] = [...federal, ...states, ...standards]
