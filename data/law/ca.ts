import type { StateLaw, TextSource } from './types'

/** Section 7159 in two copies: those texts were compared word by word. */
const twoCopies7159: TextSource[] = [
  {
    address: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=BPC&sectionNum=7159.',
    kind: 'official',
    same: true,
    via: 'github farfromtimnah-hue/apex-command-center data/contract-state-riders-v1.json (commit 34ccae7, text_status VERBATIM-OFFICIAL: cut by program from the official page by that author, Oct 2026)',
  },
  {
    address: 'github erfanmhs/xtraunit-estimator src/lib/proposal/contract.ts (commit 68fa7bf, 2026)',
    kind: 'secondary',
    same: true,
  },
]

/** Section 7159 in one copy. */
const oneCopy7159: TextSource[] = [
  {
    address: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=BPC&sectionNum=7159.',
    kind: 'official',
    same: true,
    via: 'github farfromtimnah-hue/apex-command-center data/contract-state-riders-v1.json (commit 34ccae7, text_status VERBATIM-OFFICIAL: cut by program from the official page by that author, Oct 2026)',
  },
]

export const california: StateLaw = {
  code: 'CA',
  name: 'California',
  attorney: null,
  texts: [
    {
      id: 'ca-bp-7159-cancel-address',
      citation: 'Cal. B&P § 7159 (AB 1327, 2026)',
      title: 'Where the Notice of Cancellation may be sent',
      kind: 'notice',
      place: 'first-page',
      when: 'home-improvement',
      over: 500,
      placement: "before the contractor's name, address and email on the first page",
      appliesWhen: 'home improvement contract, from 2026',
      points: null,
      bold: false,
      copies: 1,
      language: 'English',
      compared: 'one copy',
      asOf: 'B&P 7159 as amended Stats. 2025 ch. 585 (SB 517), effective 2026-01-01',
      readOn: '2026-11-22',
      sha256: '70f9fac85154499a9502ca1ea08dd100333bf2779e83b1c521bc737a96cc3a07',
      text: `The Notice of Cancellation may be sent to the contractor at the address or email address noted below.`,
      sources: [
        {
          address: 'github erfanmhs/xtraunit-estimator src/lib/proposal/contract.ts (commit 68fa7bf, 2026)',
          kind: 'secondary',
          same: true,
        },
      ],
      notes: 'Seen once, without subsection number; check on leginfo.',
    },
    {
      id: 'ca-bp-7159-cgl-insured',
      citation: 'Cal. B&P § 7159(e)(1)',
      title: 'Commercial general liability statement: insured by an insurer',
      kind: 'notice',
      place: 'in-contract',
      when: 'home-improvement',
      over: 500,
      choice: 'liability-insurance',
      answer: 'Insured by an insurer',
      heading: 'Commercial General Liability Insurance (CGL)',
      placement: 'heading "Commercial General Liability Insurance (CGL)"',
      appliesWhen: 'the one statement that is relevant and correct',
      points: null,
      bold: false,
      copies: 1,
      language: 'same language as the oral sales presentation',
      compared: 'two copies',
      asOf: 'B&P 7159 as amended Stats. 2025 ch. 585 (SB 517), effective 2026-01-01',
      readOn: '2026-11-22',
      sha256: 'f60e16276ed36cadd1e1a736acc9594735c0a2c1cf4052675f5282c8d021634a',
      text: `{{nameOnLicenseOrThisContractor}} carries commercial general liability insurance written by {{insuranceCompany}}. You may call {{insuranceCompany}} at {{telephone}} to check the contractor’s insurance coverage.`,
      sources: twoCopies7159,
    },
    {
      id: 'ca-bp-7159-cgl-llc',
      citation: 'Cal. B&P § 7159(e)(1)',
      title: 'Commercial general liability statement: limited liability company',
      kind: 'notice',
      place: 'in-contract',
      when: 'home-improvement',
      over: 500,
      choice: 'liability-insurance',
      answer: 'Limited liability company',
      heading: 'Commercial General Liability Insurance (CGL)',
      placement: 'heading "Commercial General Liability Insurance (CGL)"',
      appliesWhen: 'the one statement that is relevant and correct',
      points: null,
      bold: false,
      copies: 1,
      language: 'same language as the oral sales presentation',
      compared: 'two copies',
      asOf: 'B&P 7159 as amended Stats. 2025 ch. 585 (SB 517), effective 2026-01-01',
      readOn: '2026-11-22',
      sha256: '805fd999bbff6dea7d9e2d889d8c687e709f5a7b1d7a25753ef4cfa0e5ac01ae',
      text: `{{nameOnLicenseOrThisContractor}} is a limited liability company that carries liability insurance or maintains other security as required by law. You may call {{insurerOrTrustOrBank}} at {{telephone}} to check on the contractor’s insurance coverage or security.`,
      sources: twoCopies7159,
    },
    {
      id: 'ca-bp-7159-cgl-none',
      citation: 'Cal. B&P § 7159(e)(1)',
      title: 'Commercial general liability statement: not insured',
      kind: 'notice',
      place: 'in-contract',
      when: 'home-improvement',
      over: 500,
      choice: 'liability-insurance',
      answer: 'Not insured',
      heading: 'Commercial General Liability Insurance (CGL)',
      placement: 'heading "Commercial General Liability Insurance (CGL)"',
      appliesWhen: 'the one statement that is relevant and correct',
      points: null,
      bold: false,
      copies: 1,
      language: 'same language as the oral sales presentation',
      compared: 'two copies',
      asOf: 'B&P 7159 as amended Stats. 2025 ch. 585 (SB 517), effective 2026-01-01',
      readOn: '2026-11-22',
      sha256: '2abda8bceda09aefff9b58a8ab41a2108babc6a624f8c1b57e27181aabdae559',
      text: `{{nameOnLicenseOrThisContractor}} does not carry commercial general liability insurance.`,
      sources: twoCopies7159,
    },
    {
      id: 'ca-bp-7159-cgl-self',
      citation: 'Cal. B&P § 7159(e)(1)',
      title: 'Commercial general liability statement: self-insured',
      kind: 'notice',
      place: 'in-contract',
      when: 'home-improvement',
      over: 500,
      choice: 'liability-insurance',
      answer: 'Self-insured',
      heading: 'Commercial General Liability Insurance (CGL)',
      placement: 'heading "Commercial General Liability Insurance (CGL)"',
      appliesWhen: 'the one statement that is relevant and correct',
      points: null,
      bold: false,
      copies: 1,
      language: 'same language as the oral sales presentation',
      compared: 'two copies',
      asOf: 'B&P 7159 as amended Stats. 2025 ch. 585 (SB 517), effective 2026-01-01',
      readOn: '2026-11-22',
      sha256: 'ad03d056f659bebe38df275c41760bcead50cf36f110c943aad341de9b2224ac',
      text: `{{nameOnLicenseOrThisContractor}} is self-insured.`,
      sources: twoCopies7159,
    },
    {
      id: 'ca-bp-7159-copy-statement',
      citation: 'Cal. B&P § 7159(d)(4)',
      title: 'Entitled to a completely filled in copy',
      kind: 'notice',
      place: 'in-contract',
      when: 'home-improvement',
      over: 500,
      placement: 'in the contract',
      appliesWhen: 'home improvement contract over $500',
      points: 12,
      bold: true,
      copies: 1,
      language: 'same language as the oral sales presentation',
      compared: 'two copies',
      asOf: 'B&P 7159 as amended Stats. 2025 ch. 585 (SB 517), effective 2026-01-01',
      readOn: '2026-11-22',
      sha256: 'd97de01327a32bfde11bdc442e3b5a9aa7334facf44c0bb464e6a7de1f653b47',
      text: `You are entitled to a completely filled in copy of this agreement, signed by both you and the contractor, before any work may be started.`,
      sources: twoCopies7159,
    },
    {
      id: 'ca-bp-7159-cslb-notice',
      citation: 'Cal. B&P § 7159(e)(5)',
      title: 'Information about the Contractors State License Board (CSLB)',
      kind: 'notice',
      place: 'in-contract',
      when: 'home-improvement',
      over: 500,
      placement: 'part of the contract form',
      appliesWhen: 'every home improvement contract',
      points: 12,
      bold: false,
      copies: 1,
      language: 'same language as the oral sales presentation',
      compared: 'two copies',
      asOf: 'B&P 7159 as amended Stats. 2025 ch. 585 (SB 517), effective 2026-01-01',
      readOn: '2026-11-22',
      sha256: 'bb266448e907dc4c2c50a8ce6a214ba06c015111e3f7eb2b4c84ef399fa7e48d',
      text: `Information about the Contractors State License Board (CSLB): CSLB is the state consumer protection agency that licenses and regulates construction contractors.

Contact CSLB for information about the licensed contractor you are considering, including information about disclosable complaints, disciplinary actions, and civil judgments that are reported to CSLB.

Use only licensed contractors. If you file a complaint against a licensed contractor within the legal deadline (usually four years), CSLB has authority to investigate the complaint. If you use an unlicensed contractor, CSLB may not be able to help you resolve your complaint. Your only remedy may be in civil court, and you may be liable for damages arising out of any injuries to the unlicensed contractor or the unlicensed contractor’s employees.

For more information:

Visit CSLB’s internet website at www.cslb.ca.gov

Call CSLB at 800-321-CSLB (2752)

Write CSLB at P.O. Box 26000, Sacramento, CA 95826.`,
      sources: twoCopies7159,
    },
    {
      id: 'ca-bp-7159-downpayment',
      citation: 'Cal. B&P § 7159(d)(8)(C)',
      title: 'Downpayment statement',
      kind: 'notice',
      place: 'price',
      when: 'deposit',
      over: 500,
      heading: 'Downpayment',
      placement: 'in the downpayment details, heading "Downpayment"',
      appliesWhen: 'only if a downpayment is charged',
      points: 12,
      bold: true,
      copies: 1,
      language: 'same language as the oral sales presentation',
      compared: 'two copies',
      asOf: 'B&P 7159 as amended Stats. 2025 ch. 585 (SB 517), effective 2026-01-01',
      readOn: '2026-11-22',
      sha256: '9569d99c01a0f8f281652bc856af78dfd4ee88500dfeac81597d0af10571f896',
      text: `THE DOWNPAYMENT MAY NOT EXCEED $1,000 OR 10 PERCENT OF THE CONTRACT PRICE, WHICHEVER IS LESS.`,
      sources: twoCopies7159,
    },
    {
      id: 'ca-bp-7159-extra-work-note',
      citation: 'Cal. B&P § 7159(d)(13)',
      title: 'Note About Extra Work and Change Orders',
      kind: 'notice',
      place: 'in-contract',
      when: 'home-improvement',
      over: 500,
      heading: 'Note About Extra Work and Change Orders',
      placement: 'under the heading "Note About Extra Work and Change Orders"',
      appliesWhen: 'home improvement contract over $500',
      points: null,
      bold: false,
      copies: 1,
      language: 'same language as the oral sales presentation',
      compared: 'two copies',
      asOf: 'B&P 7159 as amended Stats. 2025 ch. 585 (SB 517), effective 2026-01-01',
      readOn: '2026-11-22',
      sha256: 'ce97008ff8d2f76c76b64eb7f69c18583e40017086f0ea5f11cbac83db9c9429',
      text: `Extra Work and Change Orders become part of the contract once the order is prepared in writing and signed by the parties prior to the commencement of work covered by the new change order. The order must describe the scope of the extra work or change, the cost to be added or subtracted from the contract, and the effect the order will have on the schedule of progress payments.`,
      sources: twoCopies7159,
    },
    {
      id: 'ca-bp-7159-five-day-right',
      citation: 'Cal. B&P § 7159(e)(6)',
      title: 'Five-Day Right to Cancel (senior citizen, 65 or older)',
      kind: 'statement',
      place: 'beside-signature',
      when: 'buyer-65',
      over: 500,
      choice: 'period',
      placement:
        "in immediate proximity to a space reserved for the owner's signature, signed and dated by the owner; may be attached if the contract has a checkbox statement",
      appliesWhen: 'buyer is a senior citizen',
      points: 12,
      bold: true,
      copies: 1,
      language: 'same language as the oral sales presentation',
      compared: 'not found',
      asOf: 'B&P 7159 as amended Stats. 2025 ch. 585 (SB 517), effective 2026-01-01',
      readOn: '2026-11-22',
      sha256: null,
      text: null,
      sources: [
        {
          address: 'github erfanmhs/xtraunit-estimator src/lib/proposal/contract.ts (commit 68fa7bf, 2026)',
          kind: 'secondary',
          same: false,
        },
      ],
      notes:
        'text not found as such. Both readers of the section say the three-day notice and form are used with "five" for "three" and "fifth" for "third" (and Civ. 1689.7(c)(2) says so for its form). Print by substitution only after the subsection has been read.',
    },
    {
      id: 'ca-bp-7159-mechanics-lien-warning',
      citation: 'Cal. B&P § 7159(e)(4)',
      title: 'Mechanics Lien Warning',
      kind: 'notice',
      place: 'in-contract',
      when: 'home-improvement',
      over: 500,
      heading: 'Mechanics Lien Warning',
      placement: 'provided to the owner as part of the contract form, heading "Mechanics Lien Warning"',
      appliesWhen: 'home improvement contract over $500 (not if an approved bond is furnished, 7159.5(a)(8))',
      points: null,
      bold: false,
      copies: 1,
      language: 'same language as the oral sales presentation',
      compared: 'two copies',
      asOf: 'B&P 7159 as amended Stats. 2025 ch. 585 (SB 517), effective 2026-01-01',
      readOn: '2026-11-22',
      sha256: 'f9f29c86d271196fdbeea9edec0ec6344a95733020ae3e7a7497de089de7b4c8',
      text: `MECHANICS LIEN WARNING:

Anyone who helps improve your property, but who is not paid, may record what is called a mechanics lien on your property. A mechanics lien is a claim, like a mortgage or home equity loan, made against your property and recorded with the county recorder.

Even if you pay your contractor in full, unpaid subcontractors, suppliers, and laborers who helped to improve your property may record mechanics liens and sue you in court to foreclose the lien. If a court finds the lien is valid, you could be forced to pay twice or have a court officer sell your home to pay the lien. Liens can also affect your credit.

To preserve their right to record a lien, each subcontractor and material supplier must provide you with a document called a ‘Preliminary Notice.’ This notice is not a lien. The purpose of the notice is to let you know that the person who sends you the notice has the right to record a lien on your property if they are not paid.

BE CAREFUL. The Preliminary Notice can be sent up to 20 days after the subcontractor starts work or the supplier provides material. This can be a big problem if you pay your contractor before you have received the Preliminary Notices.

You will not get Preliminary Notices from your prime contractor or from laborers who work on your project. The law assumes that you already know they are improving your property.

PROTECT YOURSELF FROM LIENS. You can protect yourself from liens by getting a list from your contractor of all the subcontractors and material suppliers that work on your project. Find out from your contractor when these subcontractors started work and when these suppliers delivered goods or materials. Then wait 20 days, paying attention to the Preliminary Notices you receive.

PAY WITH JOINT CHECKS. One way to protect yourself is to pay with a joint check. When your contractor tells you it is time to pay for the work of a subcontractor or supplier who has provided you with a Preliminary Notice, write a joint check payable to both the contractor and the subcontractor or material supplier.

For other ways to prevent liens, visit CSLB’s internet website at www.cslb.ca.gov or call CSLB at 800-321-CSLB (2752).

REMEMBER, IF YOU DO NOTHING, YOU RISK HAVING A LIEN PLACED ON YOUR HOME. This can mean that you may have to pay twice, or face the forced sale of your home to pay what you owe.`,
      sources: twoCopies7159,
    },
    {
      id: 'ca-bp-7159-notice-form-seven-day',
      citation: 'Cal. B&P § 7159(e)(7)(B)(vi)',
      title: 'Notice of Cancellation, seven business days (disaster)',
      kind: 'form',
      place: 'detached',
      when: 'declared-emergency',
      over: 500,
      choice: 'period',
      placement: 'completed form in duplicate, attached and easily detachable',
      appliesWhen: 'as the Seven-Day notice',
      points: null,
      bold: false,
      copies: 2,
      language: 'same language as the oral sales presentation',
      compared: 'one copy',
      asOf: 'B&P 7159 as amended Stats. 2025 ch. 585 (SB 517), effective 2026-01-01',
      readOn: '2026-11-22',
      sha256: '681393f5fe5340c97b08efc7932c002724bfcb226b135a0b4a383c5f38a42f49',
      text: `“Notice of Cancellation”

{{dateOfTransaction}}
(Date)

“You may cancel this transaction, without any penalty or obligation, within seven business days from the above date.

If you cancel, any property traded in, any payments made by you under the contract or sale, and any negotiable instrument executed by you will be returned within 10 days following receipt by the seller of your cancellation notice, and any security interest arising out of the transaction will be canceled.

If you cancel, you must make available to the seller at your residence, in substantially as good condition as when received, any goods delivered to you under this contract or sale, or you may, if you wish, comply with the instructions of the seller regarding the return shipment of the goods at the seller’s expense and risk.

If you do make the goods available to the seller and the seller does not pick them up within 20 days of the date of your notice of cancellation, you may retain or dispose of the goods without any further obligation. If you fail to make the goods available to the seller, or if you agree to return the goods to the seller and fail to do so, then you remain liable for performance of all obligations under the contract.”

To cancel this transaction, email, mail, or deliver a signed and dated copy of this cancellation notice, or any other written notice, or send a telegram

to {{nameOfSeller}},

at {{addressOfSellersPlaceOfBusiness}}

not later than midnight of {{cancelByDate}}.
(Date)

I hereby cancel this transaction. {{dateSigned}}
(Date)

{{buyersSignature}}
(Buyer’s signature)`,
      sources: oneCopy7159,
    },
    {
      id: 'ca-bp-7159-notice-form-three-day',
      citation: 'Cal. B&P § 7159(e)(6)(C)(vi)',
      title: 'Notice of Cancellation, three business days',
      kind: 'form',
      place: 'detached',
      when: 'home-improvement',
      over: 500,
      choice: 'period',
      placement: 'completed form in duplicate, attached to the contract and easily detachable',
      appliesWhen: 'as the Three-Day notice',
      points: null,
      bold: false,
      copies: 2,
      language: 'same language as the oral sales presentation',
      compared: 'two copies',
      asOf: 'B&P 7159 as amended Stats. 2025 ch. 585 (SB 517), effective 2026-01-01',
      readOn: '2026-11-22',
      sha256: 'eb9a0f62822e52a9d9624080ac9a62a880084604983efefa3f55a2009addcd21',
      text: `“Notice of Cancellation”

{{dateOfTransaction}}
(Date)

“You may cancel this transaction, without any penalty or obligation, within three business days from the above date.

If you cancel, any property traded in, any payments made by you under the contract or sale, and any negotiable instrument executed by you will be returned within 10 days following receipt by the seller of your cancellation notice, and any security interest arising out of the transaction will be canceled.

If you cancel, you must make available to the seller at your residence, in substantially as good condition as when received, any goods delivered to you under this contract or sale, or you may, if you wish, comply with the instructions of the seller regarding the return shipment of the goods at the seller’s expense and risk.

If you do make the goods available to the seller and the seller does not pick them up within 20 days of the date of your notice of cancellation, you may retain or dispose of the goods without any further obligation. If you fail to make the goods available to the seller, or if you agree to return the goods to the seller and fail to do so, then you remain liable for performance of all obligations under the contract.”

To cancel this transaction, email, mail, or deliver a signed and dated copy of this cancellation notice, or any other written notice, or send a telegram

to {{nameOfSeller}},

at {{addressOfSellersPlaceOfBusiness}}

not later than midnight of {{cancelByDate}}.
(Date)

I hereby cancel this transaction. {{dateSigned}}
(Date)

{{buyersSignature}}
(Buyer’s signature)`,
      sources: twoCopies7159,
      notes:
        "The quotation marks are the statute's. The same form for other home solicitation sales is Civ. Code 1689.7(c)(1).",
    },
    {
      id: 'ca-bp-7159-progress-payments',
      citation: 'Cal. B&P § 7159(d)(9)(C)',
      title: 'Schedule of progress payments statement',
      kind: 'notice',
      place: 'price',
      when: 'progress-payments',
      over: 500,
      heading: 'Schedule of Progress Payments',
      placement: 'in the section for the progress payments, heading "Schedule of Progress Payments"',
      appliesWhen: 'only if there are progress payments',
      points: 12,
      bold: true,
      copies: 1,
      language: 'same language as the oral sales presentation',
      compared: 'two copies',
      asOf: 'B&P 7159 as amended Stats. 2025 ch. 585 (SB 517), effective 2026-01-01',
      readOn: '2026-11-22',
      sha256: 'a83209d18ece7df98ebb7594d686e5f789e30e8dd659dc0519a481e3593fb968',
      text: `The schedule of progress payments must specifically describe each phase of work, including the type and amount of work or services scheduled to be supplied in each phase, along with the amount of each proposed progress payment. IT IS AGAINST THE LAW FOR A CONTRACTOR TO COLLECT PAYMENT FOR WORK NOT YET COMPLETED, OR FOR MATERIALS NOT YET DELIVERED. HOWEVER, A CONTRACTOR MAY REQUIRE A DOWNPAYMENT.`,
      sources: twoCopies7159,
    },
    {
      id: 'ca-bp-7159-seven-day-right',
      citation: 'Cal. B&P § 7159(e)(7)',
      title: 'Seven-Day Right to Cancel (disaster)',
      kind: 'statement',
      place: 'beside-signature',
      when: 'declared-emergency',
      over: 500,
      choice: 'period',
      placement:
        "in immediate proximity to a space reserved for the owner's signature, signed and dated by the owner; may be attached if the contract has a checkbox statement",
      appliesWhen: 'repair of residential premises after a declared emergency',
      points: 12,
      bold: true,
      copies: 1,
      language: 'same language as the oral sales presentation',
      compared: 'one copy',
      asOf: 'B&P 7159 as amended Stats. 2025 ch. 585 (SB 517), effective 2026-01-01',
      readOn: '2026-11-22',
      sha256: 'f23e5639c14c02af748e8b2a73918be7d197c375851170d21cb75adcd3c39ff7',
      text: `Seven-Day Right to Cancel

You, the buyer, have the right to cancel this contract within seven business days. You may cancel by emailing, mailing, faxing, or delivering a written notice to the contractor at the contractor’s place of business by midnight of the seventh business day after you received a signed and dated copy of the contract that includes this notice. Include your name, your address, and the date you received the signed copy of the contract and this notice.

If you cancel, the contractor must return to you anything you paid within 10 days of receiving the notice of cancellation. For your part, you must make available to the contractor at your residence, in substantially as good condition as you received them, goods delivered to you under this contract or sale. Or, you may, if you wish, comply with the contractor’s instructions on how to return the goods at the contractor’s expense and risk. If you do make the goods available to the contractor and the contractor does not pick them up within 20 days of the date of your notice of cancellation, you may keep them without any further obligation. If you fail to make the goods available to the contractor, or if you agree to return the goods to the contractor and fail to do so, then you remain liable for performance of all obligations under the contract.`,
      sources: oneCopy7159,
    },
    {
      id: 'ca-bp-7159-subcontractors',
      citation: 'Cal. B&P § 7159(c)(7)(B)',
      title: 'Subcontractor statement (2026)',
      kind: 'notice',
      place: 'in-contract',
      when: 'subcontractors',
      over: 500,
      choice: 'subcontractors',
      answer: 'Yes',
      otherwise: { answer: 'No', words: 'No subcontractor will be used on this project.' },
      placement: 'in the contract after a Yes/No box; the same on every change order',
      appliesWhen: 'if a subcontractor will be used',
      points: null,
      bold: false,
      copies: 1,
      language: 'same language as the oral sales presentation',
      compared: 'two copies',
      asOf: 'B&P 7159 as amended Stats. 2025 ch. 585 (SB 517), effective 2026-01-01',
      readOn: '2026-11-22',
      sha256: '074d2658469e295ca70633cd8a07b5676b8837a23265c9ed07f84ee0b5f7271d',
      text: `One or more subcontractors will be used on this project, and the contractor is aware that a list of subcontractors is required to be provided, upon request, along with the names, contact information, license number, and classification of those subcontractors.`,
      sources: twoCopies7159,
    },
    {
      id: 'ca-bp-7159-three-day-right',
      citation: 'Cal. B&P § 7159(e)(6)(B)(i)',
      title: 'Three-Day Right to Cancel',
      kind: 'statement',
      place: 'beside-signature',
      when: 'home-improvement',
      over: 500,
      choice: 'period',
      placement:
        "in immediate proximity to a space reserved for the owner's signature, signed and dated by the owner; may be attached if the contract has a checkbox statement",
      appliesWhen:
        "home improvement contract not negotiated at the contractor's place of business and not under the seven-day rule",
      points: 12,
      bold: true,
      copies: 1,
      language: 'same language as the oral sales presentation',
      compared: 'two copies',
      asOf: 'B&P 7159 as amended Stats. 2025 ch. 585 (SB 517), effective 2026-01-01',
      readOn: '2026-11-22',
      sha256: '1bd99d8b42a17b7fa6306a80fddba5c1efd90efc93b4554e72b3c5c76463ee90',
      text: `Three-Day Right to Cancel

You, the buyer, have the right to cancel this contract within three business days. You may cancel by emailing, mailing, faxing, or delivering a written notice to the contractor at the contractor’s place of business by midnight of the third business day after you received a signed and dated copy of the contract that includes this notice. Include your name, your address, and the date you received the signed copy of the contract and this notice.

If you cancel, the contractor must return to you anything you paid within 10 days of receiving the notice of cancellation. For your part, you must make available to the contractor at your residence, in substantially as good condition as you received them, goods delivered to you under this contract or sale. Or, you may, if you wish, comply with the contractor’s instructions on how to return the goods at the contractor’s expense and risk. If you do make the goods available to the contractor and the contractor does not pick them up within 20 days of the date of your notice of cancellation, you may keep them without any further obligation. If you fail to make the goods available to the contractor, or if you agree to return the goods to the contractor and fail to do so, then you remain liable for performance of all obligations under the contract.`,
      sources: twoCopies7159,
    },
    {
      id: 'ca-bp-7159-wc-carries',
      citation: 'Cal. B&P § 7159(e)(2)',
      title: "Workers' compensation statement: carries",
      kind: 'notice',
      place: 'in-contract',
      when: 'home-improvement',
      over: 500,
      choice: 'workers-compensation',
      answer: 'Carries insurance',
      heading: 'Workers’ Compensation Insurance',
      placement: 'heading "Workers’ Compensation Insurance"',
      appliesWhen: 'the one statement that is correct',
      points: null,
      bold: false,
      copies: 1,
      language: 'same language as the oral sales presentation',
      compared: 'two copies',
      asOf: 'B&P 7159 as amended Stats. 2025 ch. 585 (SB 517), effective 2026-01-01',
      readOn: '2026-11-22',
      sha256: 'df2e47f6c051f2c3d9ee1d8d81913fe95ccfe8ab0a6784776e6f87e7909c04e5',
      text: `{{nameOnLicenseOrThisContractor}} carries workers’ compensation insurance for all employees.`,
      sources: twoCopies7159,
    },
    {
      id: 'ca-bp-7159-wc-exempt',
      citation: 'Cal. B&P § 7159(e)(2)',
      title: "Workers' compensation statement: exempt",
      kind: 'notice',
      place: 'in-contract',
      when: 'home-improvement',
      over: 500,
      choice: 'workers-compensation',
      answer: 'No employees, exempt',
      heading: 'Workers’ Compensation Insurance',
      placement: 'heading "Workers’ Compensation Insurance"',
      appliesWhen: 'the one statement that is correct',
      points: null,
      bold: false,
      copies: 1,
      language: 'same language as the oral sales presentation',
      compared: 'two copies',
      asOf: 'B&P 7159 as amended Stats. 2025 ch. 585 (SB 517), effective 2026-01-01',
      readOn: '2026-11-22',
      sha256: '54025721b58821605183ee30b2a562cdb18b864fea88081cf7f6f56ee704c7df',
      text: `{{nameOnLicenseOrThisContractor}} has no employees and is exempt from workers’ compensation requirements.`,
      sources: twoCopies7159,
    },
    {
      id: 'ca-civ-8132',
      citation: 'Cal. Civ. Code § 8132',
      title: 'Conditional waiver and release on progress payment',
      kind: 'waiver',
      place: 'whole-form',
      when: 'lien-waiver',
      waivers: ['conditional-progress-lien-waiver'],
      placement: 'the whole form',
      appliesWhen: 'progress payment; claimant not in fact paid, or a single payee or joint payee check is given',
      points: null,
      bold: false,
      capitals: 'the NOTICE is in capitals in the statute',
      copies: 1,
      language: 'English',
      compared: 'two copies',
      asOf: '2026-10-08 (Stats. 2010 ch. 697, operative 2012-07-01, active version)',
      readOn: '2026-11-22',
      sha256: '127ffed0634a40bf34ef81bb38a2794c8e0bd284344487388800945c4ad3692a',
      text: `CONDITIONAL WAIVER AND RELEASE ON PROGRESS PAYMENT
NOTICE: THIS DOCUMENT WAIVES THE CLAIMANT’S LIEN, STOP PAYMENT NOTICE, AND PAYMENT BOND RIGHTS EFFECTIVE ON RECEIPT OF PAYMENT. A PERSON SHOULD NOT RELY ON THIS DOCUMENT UNLESS SATISFIED THAT THE CLAIMANT HAS RECEIVED PAYMENT.
Identifying Information
Name of Claimant: {{claimantName}}
Name of Customer: {{customerName}}
Job Location: {{jobLocation}}
Owner: {{owner}}
Through Date: {{throughDate}}
Conditional Waiver and Release
This document waives and releases lien, stop payment notice, and payment bond rights the claimant has for labor and service provided, and equipment and material delivered, to the customer on this job through the Through Date of this document. Rights based upon labor or service provided, or equipment or material delivered, pursuant to a written change order that has been fully executed by the parties prior to the date that this document is signed by the claimant, are waived and released by this document, unless listed as an Exception below. This document is effective only on the claimant’s receipt of payment from the financial institution on which the following check is drawn:
Maker of Check: {{makerOfCheck}}
Amount of Check: \${{amountOfCheck}}
Check Payable to: {{checkPayableTo}}
Exceptions
This document does not affect any of the following:
(1) Retentions.
(2) Extras for which the claimant has not received payment.
(3) The following progress payments for which the claimant has previously given a conditional waiver and release but has not received payment:
Date(s) of waiver and release: {{datesOfPriorWaivers}}
Amount(s) of unpaid progress payment(s): \${{amountsUnpaidProgressPayments}}
(4) Contract rights, including (A) a right based on rescission, abandonment, or breach of contract, and (B) the right to recover compensation for work not compensated by the payment.
Signature
Claimant’s Signature: {{claimantSignature}}
Claimant’s Title: {{claimantTitle}}
Date of Signature: {{dateOfSignature}}`,
      sources: [
        {
          address: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum=8132',
          kind: 'official',
          same: true,
          via: 'github mobleysoft/weylandai.com weyland-forms-worker/statutes/ca-8132-8138.txt, which says "fetched 2026-10-08 from the official site, unedited"; the live page was not opened',
        },
        {
          address:
            'github major-robertson/eregister_v2 resources/views/documents/lien/waivers/bodies/ca-conditional-progress.blade.php',
          kind: 'mirror',
          same: true,
        },
      ],
      notes:
        'Void unless in substantially this form. 8136 says "any of the following", 8138 says "the following" under Exceptions; only 8138 says "for all labor"; the sign of the statute is kept. Lien notice and waivers cover private works. Second copy is an independent July 2026 transcription; title, labels and signature block rest on the first copy.',
    },
    {
      id: 'ca-civ-8134',
      citation: 'Cal. Civ. Code § 8134',
      title: 'Unconditional waiver and release on progress payment',
      kind: 'waiver',
      place: 'whole-form',
      when: 'lien-waiver',
      waivers: ['unconditional-progress-lien-waiver'],
      placement: 'the whole form',
      appliesWhen: 'progress payment; claimant asserts it has, in fact, been paid',
      points: null,
      bold: false,
      capitals: 'the NOTICE is in capitals in the statute',
      copies: 1,
      language: 'English',
      compared: 'two copies',
      asOf: '2026-10-08 (Stats. 2010 ch. 697, operative 2012-07-01, active version)',
      readOn: '2026-11-22',
      sha256: '9c01038680381794faf9bb3d0a896f6838e545343cf2ff2833fd4b7da6c0514e',
      text: `UNCONDITIONAL WAIVER AND RELEASE ON PROGRESS PAYMENT
NOTICE TO CLAIMANT: THIS DOCUMENT WAIVES AND RELEASES LIEN, STOP PAYMENT NOTICE, AND PAYMENT BOND RIGHTS UNCONDITIONALLY AND STATES THAT YOU HAVE BEEN PAID FOR GIVING UP THOSE RIGHTS. THIS DOCUMENT IS ENFORCEABLE AGAINST YOU IF YOU SIGN IT, EVEN IF YOU HAVE NOT BEEN PAID. IF YOU HAVE NOT BEEN PAID, USE A CONDITIONAL WAIVER AND RELEASE FORM.
Identifying Information
Name of Claimant: {{claimantName}}
Name of Customer: {{customerName}}
Job Location: {{jobLocation}}
Owner: {{owner}}
Through Date: {{throughDate}}
Unconditional Waiver and Release
This document waives and releases lien, stop payment notice, and payment bond rights the claimant has for labor and service provided, and equipment and material delivered, to the customer on this job through the Through Date of this document. Rights based upon labor or service provided, or equipment or material delivered, pursuant to a written change order that has been fully executed by the parties prior to the date that this document is signed by the claimant, are waived and released by this document, unless listed as an Exception below. The claimant has received the following progress payment: \${{progressPaymentReceived}}
Exceptions
This document does not affect any of the following:
(1) Retentions.
(2) Extras for which the claimant has not received payment.
(3) Contract rights, including (A) a right based on rescission, abandonment, or breach of contract, and (B) the right to recover compensation for work not compensated by the payment.
Signature
Claimant’s Signature: {{claimantSignature}}
Claimant’s Title: {{claimantTitle}}
Date of Signature: {{dateOfSignature}}`,
      sources: [
        {
          address: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum=8134',
          kind: 'official',
          same: true,
          via: 'github mobleysoft/weylandai.com weyland-forms-worker/statutes/ca-8132-8138.txt, which says "fetched 2026-10-08 from the official site, unedited"; the live page was not opened',
        },
        {
          address:
            'github major-robertson/eregister_v2 resources/views/documents/lien/waivers/bodies/ca-unconditional-progress.blade.php',
          kind: 'mirror',
          same: true,
        },
      ],
      notes:
        'Void unless in substantially this form. The text of the "Notice to Claimant" must be in at least as large a type as the largest type otherwise in the form. 8136 says "any of the following", 8138 says "the following" under Exceptions; only 8138 says "for all labor"; the sign of the statute is kept. Lien notice and waivers cover private works. Second copy is an independent July 2026 transcription; title, labels and signature block rest on the first copy.',
    },
    {
      id: 'ca-civ-8136',
      citation: 'Cal. Civ. Code § 8136',
      title: 'Conditional waiver and release on final payment',
      kind: 'waiver',
      place: 'whole-form',
      when: 'lien-waiver',
      waivers: ['conditional-final-lien-waiver'],
      placement: 'the whole form',
      appliesWhen: 'final payment; claimant not in fact paid, or a single payee or joint payee check is given',
      points: null,
      bold: false,
      capitals: 'the NOTICE is in capitals in the statute',
      copies: 1,
      language: 'English',
      compared: 'two copies',
      asOf: '2026-10-08 (Stats. 2010 ch. 697, operative 2012-07-01, active version)',
      readOn: '2026-11-22',
      sha256: 'd3dc95fd6a673e96f33e8b4a296ead44e9fa0db87c7ca95ea3475fa85cb9dd5f',
      text: `CONDITIONAL WAIVER AND RELEASE ON FINAL PAYMENT
NOTICE: THIS DOCUMENT WAIVES THE CLAIMANT’S LIEN, STOP PAYMENT NOTICE, AND PAYMENT BOND RIGHTS EFFECTIVE ON RECEIPT OF PAYMENT. A PERSON SHOULD NOT RELY ON THIS DOCUMENT UNLESS SATISFIED THAT THE CLAIMANT HAS RECEIVED PAYMENT.
Identifying Information
Name of Claimant: {{claimantName}}
Name of Customer: {{customerName}}
Job Location: {{jobLocation}}
Owner: {{owner}}
Conditional Waiver and Release
This document waives and releases lien, stop payment notice, and payment bond rights the claimant has for labor and service provided, and equipment and material delivered, to the customer on this job. Rights based upon labor or service provided, or equipment or material delivered, pursuant to a written change order that has been fully executed by the parties prior to the date that this document is signed by the claimant, are waived and released by this document, unless listed as an Exception below. This document is effective only on the claimant’s receipt of payment from the financial institution on which the following check is drawn:
Maker of Check: {{makerOfCheck}}
Amount of Check: \${{amountOfCheck}}
Check Payable to: {{checkPayableTo}}
Exceptions
This document does not affect any of the following:
Disputed claims for extras in the amount of: \${{disputedClaimsAmount}}
Signature
Claimant’s Signature: {{claimantSignature}}
Claimant’s Title: {{claimantTitle}}
Date of Signature: {{dateOfSignature}}`,
      sources: [
        {
          address: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum=8136',
          kind: 'official',
          same: true,
          via: 'github mobleysoft/weylandai.com weyland-forms-worker/statutes/ca-8132-8138.txt, which says "fetched 2026-10-08 from the official site, unedited"; the live page was not opened',
        },
        {
          address:
            'github major-robertson/eregister_v2 resources/views/documents/lien/waivers/bodies/ca-conditional-final.blade.php',
          kind: 'mirror',
          same: true,
        },
      ],
      notes:
        'Void unless in substantially this form. 8136 says "any of the following", 8138 says "the following" under Exceptions; only 8138 says "for all labor"; the sign of the statute is kept. Lien notice and waivers cover private works. Second copy is an independent July 2026 transcription; title, labels and signature block rest on the first copy.',
    },
    {
      id: 'ca-civ-8138',
      citation: 'Cal. Civ. Code § 8138',
      title: 'Unconditional waiver and release on final payment',
      kind: 'waiver',
      place: 'whole-form',
      when: 'lien-waiver',
      waivers: ['unconditional-final-lien-waiver'],
      placement: 'the whole form',
      appliesWhen: 'final payment; claimant asserts it has, in fact, been paid',
      points: null,
      bold: false,
      capitals: 'the NOTICE is in capitals in the statute',
      copies: 1,
      language: 'English',
      compared: 'two copies',
      asOf: '2026-10-08 (Stats. 2010 ch. 697, operative 2012-07-01, active version)',
      readOn: '2026-11-22',
      sha256: '1655567893c5d2204e424ed32139c6152fc1d018f82a65a17bd879ea16e87b66',
      text: `UNCONDITIONAL WAIVER AND RELEASE ON FINAL PAYMENT
NOTICE TO CLAIMANT: THIS DOCUMENT WAIVES AND RELEASES LIEN, STOP PAYMENT NOTICE, AND PAYMENT BOND RIGHTS UNCONDITIONALLY AND STATES THAT YOU HAVE BEEN PAID FOR GIVING UP THOSE RIGHTS. THIS DOCUMENT IS ENFORCEABLE AGAINST YOU IF YOU SIGN IT, EVEN IF YOU HAVE NOT BEEN PAID. IF YOU HAVE NOT BEEN PAID, USE A CONDITIONAL WAIVER AND RELEASE FORM.
Identifying Information
Name of Claimant: {{claimantName}}
Name of Customer: {{customerName}}
Job Location: {{jobLocation}}
Owner: {{owner}}
Unconditional Waiver and Release
This document waives and releases lien, stop payment notice, and payment bond rights the claimant has for all labor and service provided, and equipment and material delivered, to the customer on this job. Rights based upon labor or service provided, or equipment or material delivered, pursuant to a written change order that has been fully executed by the parties prior to the date that this document is signed by the claimant, are waived and released by this document, unless listed as an Exception below. The claimant has been paid in full.
Exceptions
This document does not affect the following:
Disputed claims for extras in the amount of: \${{disputedClaimsAmount}}
Signature
Claimant’s Signature: {{claimantSignature}}
Claimant’s Title: {{claimantTitle}}
Date of Signature: {{dateOfSignature}}`,
      sources: [
        {
          address: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum=8138',
          kind: 'official',
          same: true,
          via: 'github mobleysoft/weylandai.com weyland-forms-worker/statutes/ca-8132-8138.txt, which says "fetched 2026-10-08 from the official site, unedited"; the live page was not opened',
        },
        {
          address:
            'github major-robertson/eregister_v2 resources/views/documents/lien/waivers/bodies/ca-unconditional-final.blade.php',
          kind: 'mirror',
          same: true,
        },
      ],
      notes:
        'Void unless in substantially this form. The text of the "Notice to Claimant" must be in at least as large a type as the largest type otherwise in the form. 8136 says "any of the following", 8138 says "the following" under Exceptions; only 8138 says "for all labor"; the sign of the statute is kept. Lien notice and waivers cover private works. Second copy is an independent July 2026 transcription; title, labels and signature block rest on the first copy.',
    },
  ],
  facts: {
    license: {
      value: 'CSLB license, class C-39 roofing (or B within its limits), for jobs of $1,000 or more since 2025',
      citation: 'Bus. & Prof. Code 7026, 7028, 7048',
      source: null,
      read: false,
      confidence: 'medium',
      note: 'threshold raised from $500 by AB 2622',
    },
    licenseNumberPrinted: {
      value: 'Yes: contract, bids, advertisements',
      citation: 'Bus. & Prof. 7030.5, 7159(d)',
      source: null,
      read: false,
      confidence: 'medium',
    },
    writtenContract: {
      value: 'Home improvement contract in writing above $500, heading, 10-point type, prescribed parts',
      citation: 'Bus. & Prof. 7159',
      source: null,
      read: false,
      confidence: 'medium',
      note: 'check whether the $500 moved with the license threshold',
    },
    cancelRight: {
      value:
        '3 business days; 5 if buyer or owner is 65 or older; 7 for repair after a declared disaster; notice by email accepted, phone number for help printed',
      citation: 'Civ. Code 1689.6, 1689.7; Bus. & Prof. 7159; AB 1327 (2025 ch. 348)',
      source: 'https://calmatters.digitaldemocracy.org/bills/ca_202520260ab1327',
      read: true,
      confidence: 'high',
      asOf: '2025-10-06',
      data: { days: 3, dayType: 'business', age65: 5, disaster: 7 },
    },
    stormCancel: {
      value: '7 business days for repair of homes damaged in a declared emergency; no claim-denial rule',
      citation: 'Civ. Code 1689.6, 1689.7',
      source: 'https://calmatters.digitaldemocracy.org/bills/ca_202520260ab1327',
      read: true,
      confidence: 'high',
      asOf: '2025-10-06',
      data: { period: 7, unit: 'business days', trigger: 'signing, declared disaster' },
    },
    depositCap: {
      value: 'Lesser of 10% of price and $1,000; no later payment ahead of work or material',
      citation: 'Bus. & Prof. 7159.5(a)(3),(5)',
      source: 'https://legalclarity.org/contractor-down-payment-laws-by-state',
      read: true,
      confidence: 'medium',
      note: 'blanket-bond licensees exempt',
      data: { rule: 'lesser', percent: 10, amount: 1000 },
    },
    deductibleBan: {
      value: 'No roofing-specific statute found; insurance-fraud law',
      citation: 'Penal Code 550',
      source: null,
      read: false,
      confidence: 'low',
    },
    adjusterBan: {
      value: 'Public adjuster license law',
      citation: 'Ins. Code 15006, 15007',
      source: null,
      read: false,
      confidence: 'low',
    },
    prelimNotice: {
      value:
        'Subs and suppliers: owner, direct contractor, lender within 20 days of first furnishing; direct contractor: lender only',
      citation: 'Civ. Code 8200, 8204',
      source: 'https://porterlaw.com/project-completion-determines-mechanics-lien-recording-deadline',
      read: true,
      confidence: 'medium',
      note: 'late notice covers the 20 days before it',
    },
    lienDeadline: {
      value: '90 days after completion; after a recorded notice of completion or cessation 60 (direct) or 30 (others)',
      citation: 'Civ. Code 8412, 8414',
      source:
        'https://porterlaw.com/understand-how-the-mechanics-lien-deadline-depends-on-the-validity-of-the-notice-of-completion',
      read: true,
      confidence: 'medium',
      note: 'sue within 90 days of recording',
    },
    lienWaiverForm: {
      value: 'Yes, four forms',
      citation: 'Civ. Code 8132-8138',
      source: 'https://beta.support.construction/tools/reference/state-lien-law',
      read: true,
      confidence: 'medium',
      asOf: '2026-02',
    },
    promptPay: {
      value: 'Owner 30 days after demand; retention 45 days after completion; 2% a month',
      citation: 'Civ. Code 8800, 8812, 8818',
      source: null,
      read: false,
      confidence: 'medium',
    },
    retainageCap: {
      value:
        '5% of each payment and of the contract price, contracts from January 1, 2026; not on residential projects under four stories without mixed use; bond exception',
      citation: 'Civ. Code 8811 (SB 61, 2025 ch. 49)',
      source:
        'https://porterlaw.com/new-law-limits-withheld-retention-on-qualified-private-works-projects-to-5-effective-2026/',
      read: true,
      confidence: 'high',
      asOf: '2025-07-14',
      note: 'residential exception read on mondaq',
    },
    lateInterest: {
      value: '10% a year default on contracts; consumer late fee must be a fair estimate',
      citation: 'Civ. Code 3289, 1671(d)',
      source: null,
      read: false,
      confidence: 'medium',
    },
    finalPayDischarge: {
      value: 'At once',
      citation: 'Cal. Lab. Code 201, 202',
      source: 'http://statutes.laws.com/california/lab/200-243',
      read: true,
      confidence: 'high',
      readOn: '2026-11-23',
    },
    finalPayResign: {
      value: 'Within 72 hours; on the last day with 72 hours’ notice',
      citation: 'Cal. Lab. Code 201, 202',
      source: 'https://valorpayrollsolutions.com/final-check-due-dates-by-state/',
      read: true,
      confidence: 'medium',
      readOn: '2026-11-22',
    },
    callRecording: {
      value: 'all',
      citation: 'Penal Code 632, 632.7',
      source: 'https://recordphonecall.com/legal/one-party-vs-all-party/',
      read: true,
      confidence: 'medium',
      data: { consent: 'all' },
    },
    nonCompete: {
      value: 'void',
      citation: 'Bus. & Prof. 16600, 16600.1, 16600.5',
      source: 'https://www.teamed.global/non-compete-laws-by-state',
      read: true,
      confidence: 'medium',
      asOf: '2026-07-01',
    },
    heatRule: {
      value: 'Yes: outdoor 80°F, high heat 95°F (construction); indoor 82°F',
      citation: '8 CCR 3395, 3396',
      source:
        'https://www.asisonline.org/security-management-magazine/articles/2025/05/extreme-temperatures/heat-standards-regulations/',
      read: true,
      confidence: 'medium',
      asOf: '2025-05',
    },
    oshaPlan: {
      value: 'yes (private sector)',
      citation: '29 U.S.C. 667',
      source: 'https://app.weeklysafety.com/r/osha-state-information',
      read: true,
      confidence: 'medium',
      note: 'count of 22 full plans (21 states and Puerto Rico) seen on osha.gov',
      data: { plan: 'state' },
    },
    salesTax: {
      value: 'Contractor consumes materials, retails fixtures; labor not taxed',
      citation: '18 CCR 1521',
      source: 'https://nexusbystate.com/industry/construction-contractors',
      read: true,
      confidence: 'medium',
    },
    insuranceNotice: {
      value: "Contract states liability insurance and workers' compensation; C-39 must carry workers' compensation",
      citation: 'Bus. & Prof. 7159(e), 7125',
      source: null,
      read: false,
      confidence: 'medium',
    },
  },
}
