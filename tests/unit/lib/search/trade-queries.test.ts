import { allTemplates } from '@/lib/catalogue'
import { searchTemplates } from '@/lib/search'

const TOP = 5
const HIT_RATE = 0.95

const firstFive = (query: string): string[] => {
  const { results, similar } = searchTemplates(query)
  return [...results.map(({ template }) => template.slug), ...similar.map(({ slug }) => slug)].slice(0, TOP)
}

/** Queries as roofers type them, and what must be among the first five: results, then similar ones. */
const rows: readonly (readonly [query: string, expected: RegExp])[] = [
  ['rubber roof estimate', /^epdm-.*estimate$/],
  ['rubber roof contract', /^epdm-.*contract$/],
  ['epdm bid', /^epdm-.*estimate$/],
  ['torch-on inspection', /^torch-down-.*inspection$/],
  ['torch on repair bid', /^torch-down-repair-estimate$/],
  ['torchdown safety', /^torch-down-.*safety/],
  ['hot tar roof estimate', /^built-up-roof-.*estimate$/],
  ['hot mop safety plan', /^built-up-roof-safety-plan$/],
  ['tar and gravel repair', /^built-up-roof-.*repair/],
  ['BUR inspection', /^built-up-roof-.*inspection$/],
  ['flat seam', /^metal-roofing-/],
  ['standing seam bid', /^metal-roofing-.*estimate$/],
  ['tin roof estimate', /^metal-roof.*estimate$/],
  ['metal roof proposal', /^metal-roof.*estimate$/],
  ['comp shingle estimate', /^asphalt-shingles-.*estimate$/],
  ['composition shingles', /^asphalt-shingles-/],
  ['3-tab shingles repair', /^asphalt-shingles-repair/],
  ['architectural shingle contract', /^asphalt-shingles-.*contract$/],
  ['shakes', /^cedar-shake-/],
  ['wood shake bid', /^cedar-shake-.*estimate$/],
  ['SPF estimate', /^spray-foam-.*estimate$/],
  ['foam roof repair', /^spray-foam-repair/],
  ['mod bit estimate', /^modified-bitumen-.*estimate$/],
  ['modbit bid', /^modified-bitumen-.*estimate$/],
  ['tpo quote', /^tpo-roofing-.*estimate$/],
  ['TPO', /^tpo-roofing-/],
  ['vinyl roof contract', /^pvc-.*contract$/],
  ['rolled roofing estimate', /^roll-roofing-.*estimate$/],
  ['living roof contract', /^green-roof-.*contract$/],
  ['elastomeric coating bid', /^acrylic-coating-.*estimate$/],
  ['silicone recoat estimate', /^silicone-coating-.*estimate$/],
  ['liquid applied repair', /^fluid-applied-.*repair/],
  ['composite slate estimate', /^synthetic-slate-.*estimate$/],
  ['solar roof contract', /^solar-shingles-.*contract$/],
  ['tile roof inspection', /^(clay|concrete)-tile-.*inspection$/],
  ['spanish tile', /^clay-tile-/],
  ['cement tile bid', /^concrete-tile-.*estimate$/],
  ['flat roof bid', /^flat-roof-estimate$/],
  ['tear-off bid', /replacement-estimate$/],
  ['tear off quote', /replacement-estimate$/],
  ['shingle tear off', /^shingle-roof-estimate$/],
  ['re-roof estimate', /replacement-estimate$/],
  ['reroof', /replacement-estimate$/],
  ['free roofing estimate template', /^general-roof-.*estimate$/],
  ['roofing proposal template word', /proposal/],
  ['estimate spreadsheet', /estimate$/],
  ['T&M', /^time-and-materials-estimate$/],
  ['T&M estimate', /^time-and-materials-estimate$/],
  ['time & material bid', /^time-and-materials-estimate$/],
  ['seamless gutter bid', /^gutter-installation-estimate$/],
  ['gutters', /gutter/],
  ['downspout repair quote', /^gutter-repair-estimate$/],
  ['tarp', /^emergency-tarp/],
  ['after hours tarp', /^emergency-tarp/],
  ['roof leak service call', /repair-estimate$/],
  ['blue tarp estimate', /^emergency-tarp-estimate$/],
  ['HOA roof estimate', /^multi-building-portfolio-estimate$/],
  ['eagleview measurements', /^roof-measurement-worksheet$/],
  ['drip edge', /^roof-measurement-worksheet$|^asphalt-shingles-/],
  ['ridge vent', /^attic-and-ventilation-inspection$/],
  ['insurance supplement', /insurance-claim|^storm-damage-estimate$/],
  ['ACV RCV', /^storm-damage-estimate$|insurance-claim/],
  ['roof replacement contract template pdf', /-residential-contract$/],
  ['roofing contract for hail damage texas', /^storm-damage-repair-contract$/],
  ['sub agreement', /subcontractor-agreement$/],
  ['sub contractor agreement', /subcontractor-agreement$/],
  ['1099 crew agreement', /subcontractor-agreement$/],
  ['certificate of insurance', /subcontractor-agreement$/],
  ['COI form', /subcontractor-agreement$/],
  ['W-9', /subcontractor-agreement$/],
  ['w9 form', /subcontractor-agreement$/],
  ['change order form', /^change-order$/],
  ['CO form', /^change-order$/],
  ['changeorder', /^change-order$/],
  ['extra decking', /^change-order$/],
  ['lien release', /lien-waiver$/],
  ['final lien release', /final-lien-waiver$/],
  ['partial lien waiver', /progress-lien-waiver$/],
  ['lein waiver', /lien-waiver$/],
  ['NTO', /^notice-to-owner-preliminary-notice$/],
  ['prelim notice', /^notice-to-owner-preliminary-notice$/],
  ['20 day notice', /^notice-to-owner-preliminary-notice$/],
  ['3 day right to cancel', /^notice-of-cancellation$/],
  ['contingency agreement', /^storm-damage-repair-contract$|^insurance-claim-direction-to-pay$/],
  ['work order', /^work-authorization$/],
  ['down payment receipt', /^deposit-receipt$/],
  ['punch list', /^punch-list-acceptance$/],
  ['punchlist form', /^punch-list-acceptance$/],
  ['completion certificate', /^certificate-of-completion$/],
  ['COC form', /^certificate-of-completion$/],
  ['workmanship guarantee', /^warranty-certificate$|warranty-service-agreement$/],
  ['mortgage company completion form', /^certificate-of-completion$/],
  ['signed completion form', /^certificate-of-completion$/],
  ['depreciation release form', /^certificate-of-completion$/],
  ['unconditional lien release', /^unconditional-.*-lien-waiver$/],
  ['conditional waiver progress payment', /^conditional-progress-lien-waiver$/],
  ['subcontractor hold harmless', /subcontractor-agreement$/],
  ['roofing crew contract labor only', /subcontractor-agreement$/],
  ['apartment roof maintenance contract', /maintenance-(contract|agreement)$/],
  ['emergency roof repair agreement', /emergency-repair-contract$/],
  ['skylite install agreement', /^skylight-installation-contract$/],
  ['metal coating estimate', /^metal-roof-coating-estimate$/],
  ['terms & conditions', /^terms-and-conditions$/],
  ['roof tune up contract', /-maintenance-(contract|agreement)$/],
  ['hail inspection report', /^storm-damage-assessment$|storm-damage-inspection$/],
  ['adjuster meeting', /^storm-damage-assessment$/],
  ['roof cert letter', /^general-roof-condition-report$/],
  ['real estate roof inspection', /^pre-purchase-roof-inspection$/],
  ['infrared moisture scan', /^moisture-survey-and-core-log$/],
  ['drone inspection', /^drone-roof-survey$/],
  ['leak detection form', /leak-investigation$/],
  ['pipe boot', /^skylight-and-penetration-inspection$/],
  ['chimney flashing', /^chimney-and-flashing-inspection$/],
  ['job photos', /^photo-documentation-log$/],
  ['qc checklist', /^final-inspection-checklist$/],
  ['two year roof certification', /^(pre-purchase-roof-inspection|general-roof-condition-report)$/],
  ['warehouse roof condition survey', /^general-roof-condition-report$/],
  ['rubber membrane inspection checklist', /^epdm-.*inspection$/],
  ['coal tar roof inspection', /^built-up-roof-.*inspection$/],
  ['pre construction roof checklist', /^pre-job-roof-inspection$/],
  ['roof drain clogged inspection', /^gutter-and-drainage-inspection$/],
  ['ice dam', /^attic-and-ventilation-inspection$|seasonal-inspection$/],
  ['roof age', /^remaining-life-assessment$|condition-report$/],
  ['JHA', /job-hazard-analysis$/],
  ['JSA form', /job-hazard-analysis$/],
  ['jha rubber roof', /^epdm-job-hazard-analysis$/],
  ['toolbox talk tpo', /^tpo-roofing-toolbox-talk-topics$/],
  ['tool box talks', /toolbox-talk-topics$/],
  ['tailgate meeting sign in sheet', /^safety-meeting-sign-in$/],
  ['harness checklist', /safety|fall-protection/],
  ['site specific safety plan', /safety-plan$/],
  ['osha 300 log', /incident-report-form$|^osha-compliance/],
  ['close call report', /^near-miss-report$/],
  ['accident report', /incident-report-form$/],
  ['injury report', /incident-report-form$/],
  ['safety write up', /^safety-violation-notice$/],
  ['safety manual', /^osha-compliance-program-binder$/],
  ['heat stroke plan', /^heat-illness-prevention-plan$/],
  ['weekly toolbox topics', /toolbox-talk-topics$/],
  ['forklift inspection', /^equipment-inspection-log$/],
  ['heat exaustion', /^heat-illness-prevention-plan$/],
  ['winter safety', /^cold-weather-safety-plan$/],
  ['rain delay', /^weather-delay-protocol$/],
  ['ladder checklist', /^ladder-inspection-checklist$/],
  ['scaffolding', /^scaffold-inspection-checklist$/],
  ['hot work permit', /^torch-down-.*(safety|hazard|toolbox)/],
  ['hard hat', /ppe-requirements-checklist$/],
  ['shingel', /^(asphalt|solar)-shingles-|^shingle-/],
  ['shingel estimte', /^shingle-roof-estimate$/],
  ['roofng contract', /contract$/],
  ['guter estimate', /^gutter-.*estimate$/],
  ['guter repiar', /^gutter-repair/],
  ['roof inspecton report', /condition-report$|inspection$/],
  ['OHSA checklist', /^osha-compliance-checklist$/],
  ['safty plan', /safety-plan$/],
  ['fall protecton plan', /fall-protection-plan$/],
  ['warrenty certificate', /^warranty-certificate$/],
  ['emergancy tarp', /^emergency-tarp/],
  ['storm damge', /^storm-damage/],
  ['certifacate of completion', /^certificate-of-completion$/],
  ['maintainance agreement', /maintenance-agreement$/],
  ['insurence claim', /insurance-claim/],
  ['adjustor', /insurance-claim|^storm-damage/],
  ['salte roof contract', /^slate-.*contract$/],
  ['asphault shingle bid', /^shingle-roof-estimate$|^asphalt-shingles-.*estimate$/],
  ['comercial roof contract', /commercial-contract$/],
  ['leek inspection', /leak-investigation$/],
  ['toolboxtalk', /toolbox-talk-topics$/],
  ['lader inspection', /^ladder-inspection-checklist$/],
]

/** Of the authored library, by the name of what is looked for: a name outlives the wording of its address. */
const authoredRows: readonly (readonly [query: string, name: string])[] = [
  ['gantt chart', 'Roofing Job Schedule'],
  ['production calendar', 'Roofing Job Schedule'],
  ['purchase order', 'Material Order Form'],
  ['crew schedule', 'Crew Assignment Board'],
  ['building permit log', 'Permit and Inspection Tracker'],
  ['job packet', 'Sales-to-Production Handoff'],
  ['foreman daily report', 'Daily Job Log'],
  ['dump fees', 'Waste and Dump Ticket Log'],
  ['man hours per square', 'Crew Time and Production Sheet'],
  ['RFI', 'Request for Information (RFI)'],
  ['rfi form', 'Request for Information (RFI)'],
  ['shop drawing log', 'Submittal Log'],
  ['precon meeting', 'Pre-Construction Meeting Agenda'],
  ['CO log', 'Change Order Log'],
  ['punchlist spreadsheet', 'Punch List Tracker'],
  ['lessons learned', 'Job Debrief'],
  ['job costing spreadsheet', 'Job Cost Tracker'],
  ['aia pay app', 'Progress Billing Workbook'],
  ['WIP report', 'Work-in-Progress (WIP) Schedule'],
  ['retention tracker', 'Retainage Tracker'],
  ['neighbor letter', 'Neighbor Notice of Roofing Work'],
  ['homeowner prep letter', 'Homeowner Job Preparation Letter'],
  ['angry customer letter', 'Complaint Response Letter'],
  ['rotten decking letter', 'Hidden Damage Notice'],
  ['bad review reply', 'Negative Review Response Guide'],
  ['shingle price increase letter', 'Price Increase Notice'],
  ['insurance denied claim letter', 'Denied Claim Next Steps Letter'],
  ['callback letter', 'Leak Callback Response'],
  ['photo release', 'Photo and Media Release'],
  ['roofing invoice', 'Standard Roofing Invoice'],
  ['down payment invoice', 'Deposit Invoice'],
  ['depreciation invoice', 'Insurance Claim Invoice'],
  ['T&M invoice', 'Time and Materials Invoice'],
  ['sov', 'Schedule of Values'],
  ['g703', 'Schedule of Values'],
  ['bank draw', 'Draw Request Form'],
  ['past due letter', 'First Late Payment Notice'],
  ['demand letter non payment', 'Demand for Payment Letter'],
  ['a/r aging', 'Accounts Receivable Aging'],
  ['lien deadlines', 'Lien Notice Deadline Tracker'],
  ['price sheet per square', 'Roofing Price List'],
  ['overhead and profit markup', 'Labor Rate and Markup Calculator'],
  ['sales rep commision', 'Sales Commission Calculator'],
  ['three options', 'Good-Better-Best Option Comparison'],
  ['door knocking script', 'Door-to-Door Canvassing Script'],
  ['sales pitch book', 'In-Home Sales Presentation Guide'],
  ['rebuttals', 'Objection Handling Guide'],
  ['flyer', 'Door Hanger Copy Set'],
  ['eddm postcard', 'Postcard Mailer Templates'],
  ['google my business', 'Google Business Profile Checklist'],
  ['google ads', 'Search Ad Copy Workbook'],
  ['google reviews', 'Review Request Kit'],
  ['facebook posts', 'Social Media Post Library'],
  ['crm spreadsheet', 'Lead Tracker'],
  ['refer a friend', 'Customer Referral Program'],
  ['offer letter', 'Job Offer Letter'],
  ['job application', 'Employment Application'],
  ['new hire packet', 'New Hire Paperwork Checklist'],
  ['I-9 W-4', 'New Hire Paperwork Checklist'],
  ['time card', 'Weekly Timesheet'],
  ['timesheet', 'Weekly Timesheet'],
  ['timeshet', 'Weekly Timesheet'],
  ['piecework pay', 'Piece Rate Pay Calculator'],
  ['pay per square', 'Piece Rate Pay Calculator'],
  ['PTO request', 'Paid Time Off Tracker'],
  ['mileage log', 'Expense and Mileage Reimbursement Form'],
  ['employee write up form', 'Employee Warning Notice'],
  ['handbook', 'Employee Handbook Core Policies'],
  ['drug test policy', 'Drug and Alcohol Policy'],
  ['company truck policy', 'Vehicle and Driving Policy'],
  ['tool sign out', 'Tool and Equipment Issue Agreement'],
  ['fire an employee letter', 'Termination Letter'],
  ['last paycheck', 'Final Pay Worksheet'],
  ['contractor license tracker', 'License and Certification Tracker'],
]

const slugsByName = new Map(allTemplates().map(({ name, slug }) => [name, slug]))

const describeMisses = (misses: readonly (readonly [query: string, wanted: string])[]): string =>
  misses.map(([query, wanted]) => `${query} → ${wanted}, not ${firstFive(query).join(', ') || 'nothing'}`).join('\n')

/** Fails with the misses where too many of them; prints them where some. */
function expectHits(all: number, misses: readonly (readonly [query: string, wanted: string])[]): void {
  const rate = 1 - misses.length / all
  const report = `${all - misses.length} of ${all} queries (${(rate * 100).toFixed(1)} %)\n${describeMisses(misses)}`
  if (misses.length) process.stdout.write(`${report}\n`)
  if (rate < HIT_RATE) throw new Error(`Too few hits: ${report}`)
}

test('every trade query finds its template among the first five', () => {
  expect(rows.length).toBeGreaterThanOrEqual(70)
  expectHits(
    rows.length,
    rows.flatMap(([query, wanted]) =>
      firstFive(query).some((slug) => wanted.test(slug)) ? [] : [[query, wanted.source]],
    ),
  )
})

test('so does every query for the hand-written library', () => {
  const misses = authoredRows.filter(([query, name]) => !firstFive(query).includes(slugsByName.get(name) ?? name))
  expectHits(authoredRows.length, misses)
  expect(authoredRows.filter(([, name]) => !slugsByName.has(name))).toEqual([])
})

test('synonyms and corrections do not change the specified results', () => {
  const { results, count } = searchTemplates('job hazard')
  expect(count).toBe(allTemplates().filter(({ name }) => name.includes('Job Hazard')).length)
  expect(results.every(({ score, matchedField }) => score === 10 && matchedField === 'name')).toBe(true)
})

test('a search takes 10 ms of processor time at most, by the median of the table', () => {
  const spent = rows.map(([query]) => {
    const start = process.cpuUsage()
    searchTemplates(query)
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000
  })
  expect(spent.sort((a, b) => a - b)[Math.floor(spent.length / 2)]).toBeLessThan(10)
})

test.each(['zzqx', 'zzqx roofing', 'cemetery', '&&&', 'the'])('%j means nothing here', (query) => {
  expect(searchTemplates(query).similar).toEqual([])
})
