/** What goes into the blanks of prescribed texts: fields of the shared vocabulary where there is one. */
import * as d from '@/lib/documents/author'
import type { PrescribedText } from './types'

type Blank = () => d.Field

const seller: Blank = () => d.field('company.name', { label: 'Seller (your company)' })
const sellerAddress: Blank = () => d.field('company.address', { label: 'Seller’s place of business', span: 2 })
const transactionDate: Blank = () => d.own('cancel.transactionDate', 'Date of the transaction', 'date')
const deadline: Blank = () => d.own('cancel.deadline', 'Cancel by midnight of', 'date')
const owner: Blank = () => d.field('customer.name', { label: 'Owner' })
const claimant: Blank = () => d.own('claimant.name', 'Claimant (who gives the waiver)')
const payer: Blank = () => d.own('payer.name', 'Customer of the claimant (who pays)')
const property: Blank = () => d.field('job.address', { label: 'Property', span: 2 })
const payment: Blank = () => d.own('sum.payment', 'Amount of the payment', 'currency')
const through: Blank = () => d.own('payment.through', 'Work through', 'date')
const work: Blank = () => d.own('waiver.work', 'Labor and material furnished', 'text', { span: 2 })
const jobNumber: Blank = () => d.field('job.number')
const county: Blank = () => d.own('job.county', 'County of the property')
const signer: Blank = () => d.own('claimant.title', 'Title of the signer')
const signedOn: Blank = () => d.own('claimant.date', 'Date', 'date')
const maker: Blank = () => d.own('payment.maker', 'Who drew the check')
const payee: Blank = () => d.own('payment.payee', 'Check payable to', 'text', { span: 2 })
const disputed: Blank = () => d.own('sum.disputed', 'Disputed claims', 'currency')

/** The blanks of the cancellation statements and forms, and of contract notices. */
const contractBlanks: Readonly<Record<string, Blank>> = {
  dateOfTransaction: transactionDate,
  cancelByDate: deadline,
  nameOfSeller: seller,
  nameOfMerchant: seller,
  nameOfContractor: seller,
  nameOfSupplier: seller,
  nameOfProvider: seller,
  nameOfResidentialContractor: seller,
  nameOnLicenseOrThisContractor: seller,
  addressOfSeller: sellerAddress,
  addressOfSellersPlaceOfBusiness: sellerAddress,
  addressOfContractor: sellerAddress,
  addressOfContractorsPlaceOfBusiness: sellerAddress,
  addressOfMerchantsPlaceOfBusiness: sellerAddress,
  addressOfSuppliersPlaceOfBusiness: sellerAddress,
  physicalAddressOfContractor: sellerAddress,
  businessMailingAddress: sellerAddress,
  addressEmailOrFaxOfSeller: sellerAddress,
  nameAndMailingAddressOfSeller: () =>
    d.own('cancel.sellerNameAndAddress', 'Seller’s name and mailing address', 'text', { span: 2 }),
  phoneNumberOfContractor: () => d.field('company.phone'),
  emailAddress: () => d.field('company.email'),
  emailAddressOfContractor: () => d.field('company.email'),
  facsimileNumberOfContractor: () => d.own('company.fax', 'Fax number', 'phone'),
  faxOrEmailIfAvailable: () => d.field('company.email', { label: 'Fax or email, if any' }),
  goodsOrServices: () => d.own('cancel.goods', 'Goods or services'),
  registrationNo: () => d.field('company.license'),
  bondAmount: () => d.own('company.bond', 'Amount of the bond', 'currency'),
  bondAmountForClaims: () => d.own('company.bond', 'Amount of the bond', 'currency'),
  expirationDate: () => d.own('company.registrationExpires', 'Registration expires', 'date'),
  boardAddress: () => d.own('notice.boardAddress', 'Address of the licensing board'),
  boardTelephone: () => d.own('notice.boardTelephone', 'Telephone of the licensing board', 'phone'),
  insuranceCompany: () => d.own('notice.insurer', 'Liability insurer'),
  insurerOrTrustOrBank: () => d.own('notice.insurer', 'Liability insurer'),
  telephone: () => d.own('notice.insurerPhone', 'Telephone of the insurer', 'phone'),
  nameOfOwnerLesseeOrTenant: owner,
  buyersName: owner,
  address: property,
}

/** The blanks of lien waivers and lien notices. */
const waiverBlanks: Readonly<Record<string, Blank>> = {
  claimant,
  claimantName: claimant,
  claimantLegalName: claimant,
  claimantLegalNameAndAddress: () =>
    d.own('claimant.nameAndAddress', 'Claimant’s legal name and address', 'text', { span: 2 }),
  lienClaimant: claimant,
  lienor: claimant,
  name: claimant,
  companyName: claimant,
  claimantTitle: signer,
  title: signer,
  titleOrAuthority: signer,
  printTitle: signer,
  printName: () => d.own('claimant.printedName', 'Name of the signer'),
  nameOfPerson: () => d.own('claimant.printedName', 'Name of the signer'),
  nameTitleAddressTelephoneOfSigner: () =>
    d.own('claimant.signer', 'Name, title, address and telephone of the signer', 'text', { span: 2 }),
  date: signedOn,
  dateOfSignature: signedOn,
  dateSigned: signedOn,
  signatureDate: signedOn,
  day: () => d.own('claimant.day', 'Day'),
  month: () => d.own('claimant.month', 'Month'),
  year: () => d.own('claimant.year', 'Year'),
  monthAndDay: () => d.own('claimant.monthAndDay', 'Month and day'),
  address: () => d.own('claimant.address', 'Address of the claimant', 'text', { span: 2 }),
  telephone: () => d.own('claimant.telephone', 'Telephone of the claimant', 'phone'),
  customer: payer,
  customerName: payer,
  contractorName: payer,
  otherContractingParty: payer,
  personContractedWith: payer,
  to: payer,
  from: claimant,
  owner,
  ownerName: owner,
  project: () => d.field('job.name', { label: 'Project' }),
  projectTitle: () => d.field('job.name', { label: 'Project' }),
  jobNo: jobNumber,
  jobLocation: property,
  location: property,
  propertyLocation: property,
  propertyName: () => d.field('job.name', { label: 'Property name' }),
  propertyDescription: () => d.own('waiver.property', 'Description of the property', 'text', { span: 2 }),
  legalDescriptionOfTheProperty: () =>
    d.own('waiver.property', 'Legal description of the property', 'text', { span: 2 }),
  city: () => d.field('job.city'),
  state: () => d.field('job.state'),
  county,
  countyOfProperty: county,
  propertyCounty: county,
  jobDescription: work,
  workDescription: work,
  materialsOrLabor: work,
  amount: payment,
  amountOfCheck: payment,
  paymentAmount: payment,
  payment,
  sum: payment,
  progressPaymentReceived: payment,
  makerOfCheck: maker,
  payees: payee,
  checkPayableTo: payee,
  throughDate: through,
  paymentPeriod: () => d.own('payment.period', 'Payment period'),
  invoiceNumber: () => d.own('payment.invoice', 'Invoice or request number'),
  retainage: () => d.own('sum.retainage', 'Retainage', 'currency'),
  unpaidSum: () => d.own('sum.open', 'Left unpaid', 'currency'),
  disputedAmount: disputed,
  disputedClaims: disputed,
  disputedClaimsAmount: disputed,
  datesOfPriorWaivers: () => d.own('waiver.priorDates', 'Dates of waivers given before'),
  amountsUnpaidProgressPayments: () => d.own('waiver.priorUnpaid', 'Unpaid amounts of those waivers'),
}

/** What is written by hand: signatures and their dates, boxes to check, what a notary or a witness adds. */
const byPen = new Set([
  'buyersSignature',
  'insuredsSignature',
  'consumersSignature',
  'personsSignature',
  'signatureOfCustomer',
  'claimantSignature',
  'signature',
  'witness',
  'notaryPublic',
  'notarialOfficer',
  'notaryDay',
  'notaryMonth',
  'notaryYear',
  'checkBox65',
  'tickBox',
  'initials',
])
const penKinds: readonly PrescribedText['kind'][] = ['form', 'statement', 'acknowledgment', 'notice', 'emergency']
/** A buyer who cancels dates the form by hand. */
const penDates = new Set(['date', 'dateSigned'])

const isByPen = (blank: string, kind: PrescribedText['kind']): boolean =>
  byPen.has(blank) || (penDates.has(blank) && penKinds.includes(kind))

/** The field of a blank, or null where it is filled in by pen. Throws on a blank that is not known. */
function fieldOf(blank: string, { id, kind }: PrescribedText): d.Field | null {
  if (isByPen(blank, kind)) return null
  const blanks = kind === 'waiver' || kind === 'lien-notice' ? waiverBlanks : contractBlanks
  const make = blanks[blank]
  if (!make) throw new Error(`${id} has an unknown blank: ${blank}`)
  return make()
}

const BLANK = /\{\{(\w+)\}\}/g

/** Points of a notice for which the law names no size: those of the text around it. */
const BODY = 10

/** 16 CFR 429.1 asks for bold type in the statement and the form of every sale at home, also where a state is silent. */
const isBold = ({ bold, kind }: PrescribedText): boolean => bold || kind === 'statement' || kind === 'form'

/**
 * A prescribed text as a block: its words unchanged, its blanks as fields or lines for the pen, at least as large as
 * the law asks. Throws where the words were not found, and on a blank that is not known.
 */
export function noticeBlock(text: PrescribedText): d.NoticeBlock {
  if (text.text === null) throw new Error(`The words of ${text.id} were not found`)
  const blanks = new Map(
    [...new Set([...text.text.matchAll(BLANK)].map(([, blank]) => blank!))].map((blank) => [
      blank,
      fieldOf(blank, text),
    ]),
  )
  const fields = [...blanks.values()].filter((field) => field !== null)
  const words = text.text.replace(BLANK, (_, blank: string) => `{${blanks.get(blank)?.name ?? `pen.${blank}`}}`)
  return d.notice(words, {
    citation: text.citation,
    fields: fields.filter(({ name }, index) => fields.findIndex((other) => other.name === name) === index),
    size: Math.max(text.points ?? BODY, BODY),
    bold: isBold(text),
  })
}
