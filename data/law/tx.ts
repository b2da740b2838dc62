import type { StateLaw, TextSource } from './types'

/** Business & Commerce Code chapter 601, sales at home. */
const chapter601: TextSource[] = [
  {
    address: 'https://tcss.legis.texas.gov/resources/BC/htm/BC.601.htm',
    kind: 'official',
    same: true,
    via: 'github farfromtimnah-hue/apex-command-center data/contract-state-riders-v1.json (commit 34ccae7, text_status VERBATIM-OFFICIAL: cut by program from the official page by that author, Oct 2026)',
  },
]

/** Property Code chapter 53, liens. */
const chapter53: TextSource[] = [
  {
    address: 'https://tcss.legis.texas.gov/resources/PR/htm/PR.53.htm',
    kind: 'official',
    same: true,
    via: 'github farfromtimnah-hue/apex-command-center data/contract-state-riders-v1.json (commit 34ccae7, text_status VERBATIM-OFFICIAL: cut by program from the official page by that author, Oct 2026)',
  },
]

export const texas: StateLaw = {
  code: 'TX',
  name: 'Texas',
  attorney: null,
  texts: [
    {
      id: 'tx-bc-601-052-statement',
      citation: 'Tex. Bus. & Com. Code § 601.052',
      title: 'Cancellation statement',
      kind: 'statement',
      place: 'beside-signature',
      when: 'home-sale',
      placement:
        "in immediate proximity to the space reserved for the buyer's signature, or on the front page of the receipt",
      appliesWhen: "sale over $25 away from the merchant's place of business",
      points: 10,
      bold: true,
      capitals: 'capitals',
      copies: 1,
      language: 'the language of the oral sales presentation',
      compared: 'one copy',
      asOf: 'eff. 2009-04-01',
      readOn: '2026-11-22',
      sha256: '33365450d6a8284f0017b135a5f16ef188ef4cc7b1c01e17668b7686e5ab82ba',
      text: `YOU, THE BUYER, MAY CANCEL THIS TRANSACTION AT ANY TIME PRIOR TO MIDNIGHT OF THE THIRD BUSINESS DAY AFTER THE DATE OF THIS TRANSACTION. SEE THE ATTACHED NOTICE OF CANCELLATION FORM FOR AN EXPLANATION OF THIS RIGHT.`,
      sources: chapter601,
    },
    {
      id: 'tx-bc-601-053-form',
      citation: 'Tex. Bus. & Com. Code § 601.053',
      title: 'Notice of Cancellation (form)',
      kind: 'form',
      place: 'detached',
      when: 'home-sale',
      placement: 'attached, easily detachable',
      appliesWhen: 'as 601.052',
      points: 10,
      bold: true,
      capitals: 'capitals',
      copies: 2,
      language: 'same language as the contract',
      compared: 'one copy',
      asOf: 'eff. 2009-04-01',
      readOn: '2026-11-22',
      sha256: '5d467d746b9fa41e524b43b9ae5e8298a4dbf05e438aa17cc46725715939dcd3',
      text: `NOTICE OF CANCELLATION

{{dateOfTransaction}}
(enter date of transaction)

YOU MAY CANCEL THIS TRANSACTION, WITHOUT ANY PENALTY OR OBLIGATION, WITHIN THREE BUSINESS DAYS FROM THE ABOVE DATE.

IF YOU CANCEL, ANY PROPERTY TRADED IN, ANY PAYMENTS MADE BY YOU UNDER THE CONTRACT OR SALE, AND ANY NEGOTIABLE INSTRUMENT EXECUTED BY YOU WILL BE RETURNED WITHIN 10 BUSINESS DAYS FOLLOWING RECEIPT BY THE MERCHANT OF YOUR CANCELLATION NOTICE, AND ANY SECURITY INTEREST ARISING OUT OF THE TRANSACTION WILL BE CANCELLED.

IF YOU CANCEL, YOU MUST MAKE AVAILABLE TO THE MERCHANT AT YOUR RESIDENCE, IN SUBSTANTIALLY AS GOOD CONDITION AS WHEN RECEIVED, ANY GOODS DELIVERED TO YOU UNDER THIS CONTRACT OR SALE; OR YOU MAY IF YOU WISH, COMPLY WITH THE INSTRUCTIONS OF THE MERCHANT REGARDING THE RETURN SHIPMENT OF THE GOODS AT THE MERCHANT'S EXPENSE AND RISK.

IF YOU DO NOT AGREE TO RETURN THE GOODS TO THE MERCHANT OR IF THE MERCHANT DOES NOT PICK THEM UP WITHIN 20 DAYS OF THE DATE OF YOUR NOTICE OF CANCELLATION, YOU MAY RETAIN OR DISPOSE OF THE GOODS WITHOUT ANY FURTHER OBLIGATION.

TO CANCEL THIS TRANSACTION, MAIL OR DELIVER A SIGNED AND DATED COPY OF THIS CANCELLATION NOTICE OR ANY OTHER WRITTEN NOTICE, OR SEND A TELEGRAM, TO {{nameOfMerchant}}, AT {{addressOfMerchantsPlaceOfBusiness}} NOT LATER THAN MIDNIGHT OF {{cancelByDate}}.

I HEREBY CANCEL THIS TRANSACTION.

{{dateSigned}}
(date)

{{buyersSignature}}
(buyer's signature)`,
      sources: chapter601,
      notes:
        'Differs from the federal form: "merchant", and the third paragraph is "If you do not agree to return the goods ..."',
    },
    {
      id: 'tx-prop-27-007',
      citation: 'Tex. Prop. Code § 27.007',
      title: 'Construction defect disclosure',
      kind: 'notice',
      place: 'beside-signature',
      when: 'home-improvement',
      placement: 'in the contract, next to the signature line (check)',
      appliesWhen: 'contract subject to chapter 27; $500 penalty for omission',
      points: 10,
      bold: true,
      copies: 1,
      language: 'English',
      compared: 'one copy',
      asOf: 'last amended eff. 2023-09-01',
      readOn: '2026-11-22',
      sha256: 'b33ea9ab5cf128b3469dffadc9ba7824d46bfae79d65b9427a5065db84dc8b22',
      text: `This contract is subject to Chapter 27 of the Texas Property Code. The provisions of that chapter may affect your right to recover damages arising from a construction defect. If you have a complaint concerning a construction defect and that defect has not been corrected as may be required by law or by contract, you must provide the notice required by Chapter 27 of the Texas Property Code to the contractor by certified mail, return receipt requested, not later than the 60th day before the date you file suit to recover damages in a court of law or initiate arbitration. The notice must refer to Chapter 27 of the Texas Property Code and must describe the construction defect. If requested by the contractor, you must provide the contractor an opportunity to inspect and cure the defect as provided by Section 27.004 of the Texas Property Code.`,
      sources: [
        {
          address: 'https://tcss.legis.texas.gov/resources/PR/htm/PR.27.htm',
          kind: 'official',
          same: true,
          via: 'github farfromtimnah-hue/apex-command-center data/contract-state-riders-v1.json (commit 34ccae7, text_status VERBATIM-OFFICIAL: cut by program from the official page by that author, Oct 2026)',
        },
        { address: 'a file on github (Texas contract generator)', kind: 'secondary', same: true },
      ],
      notes: ' Beware of the older wording in circulation.',
    },
    {
      id: 'tx-prop-41-007',
      citation: 'Tex. Prop. Code § 41.007',
      title: 'Important notice (homestead)',
      kind: 'notice',
      place: 'in-contract',
      when: 'home-improvement',
      placement: 'conspicuous, anywhere in the contract',
      appliesWhen: 'contract for improvements to an existing residence described by 41.001(b)(3)',
      points: 10,
      bold: true,
      copies: 1,
      language: 'English',
      compared: 'two copies',
      asOf: 'file last modified 2026-04-10',
      readOn: '2026-11-22',
      sha256: '5c16db2b19db7363ceffa0c48911a0106359942f87943427b1d9fd05f408b48f',
      text: `IMPORTANT NOTICE: You and your contractor are responsible for meeting the terms and conditions of this contract. If you sign this contract and you fail to meet the terms and conditions of this contract, you may lose your legal ownership rights in your home. KNOW YOUR RIGHTS AND DUTIES UNDER THE LAW.`,
      sources: [
        {
          address: 'https://tcss.legis.texas.gov/resources/PR/htm/PR.41.htm',
          kind: 'official',
          same: true,
          via: 'github farfromtimnah-hue/apex-command-center data/contract-state-riders-v1.json (commit 34ccae7, text_status VERBATIM-OFFICIAL: cut by program from the official page by that author, Oct 2026)',
        },
        { address: 'a file on github (Texas contract generator)', kind: 'secondary', same: true },
      ],
      notes: 'Double spaces made single. Type size from the rider file ("10 point bold, conspicuous").',
    },
    {
      id: 'tx-prop-53-255',
      citation: 'Tex. Prop. Code § 53.255',
      title: 'Disclosure statement, residential construction contract',
      kind: 'notice',
      place: 'own-sheet',
      when: 'home-improvement',
      placement: 'separate statement delivered to the owner before the residential construction contract is executed',
      appliesWhen: 'original contractor, residential construction contract (homestead)',
      points: null,
      bold: false,
      copies: 1,
      language: 'English',
      compared: 'one copy',
      asOf: 'last amended eff. 2022-01-01',
      readOn: '2026-11-22',
      sha256: 'f9ec6c2e41b92dd8a733ad79c3a9dfdf0841b1788c134e505197ebc498c3ddb4',
      text: `KNOW YOUR RIGHTS AND RESPONSIBILITIES UNDER THE LAW. You are about to enter into a transaction to build a new home or remodel existing residential property. Texas law requires your contractor to provide you with this brief overview of some of your rights, responsibilities, and risks in this transaction.

CONVEYANCE TO CONTRACTOR NOT REQUIRED. Your contractor may not require you to convey your real property to your contractor as a condition to the agreement for the construction of improvements on your property.

KNOW YOUR CONTRACTOR. Before you enter into your agreement for the construction of improvements to your real property, make sure that you have investigated your contractor. Obtain and verify references from other people who have used the contractor for the type and size of construction project on your property.

GET IT IN WRITING. Make sure that you have a written agreement with your contractor that includes: (1) a description of the work the contractor is to perform; (2) the required or estimated time for completion of the work; (3) the cost of the work or how the cost will be determined; and (4) the procedure and method of payment, including provisions for statutory reservation of funds and conditions for final payment. If your contractor made a promise, warranty, or representation to you concerning the work the contractor is to perform, make sure that promise, warranty, or representation is specified in the written agreement. An oral promise that is not included in the written agreement may not be enforceable under Texas law.

READ BEFORE YOU SIGN. Do not sign any document before you have read and understood it. NEVER SIGN A DOCUMENT THAT INCLUDES AN UNTRUE STATEMENT. Take your time in reviewing documents. If you borrow money from a lender to pay for the improvements, you are entitled to have the loan closing documents furnished to you for review at least one business day before the closing. Do not waive this requirement unless a bona fide emergency or another good cause exists, and make sure you understand the documents before you sign them. If you fail to comply with the terms of the documents, you could lose your property. You are entitled to have your own attorney review any documents. If you have any question about the meaning of a document, consult an attorney.

GET A LIST OF SUBCONTRACTORS AND SUPPLIERS. Before construction commences, your contractor is required to provide you with a list of the subcontractors and suppliers the contractor intends to use on your project. Your contractor is required to supply updated information on any subcontractors and suppliers added after the list is provided. Your contractor is not required to supply this information if you sign a written waiver of your rights to receive this information.

MONITOR THE WORK. Lenders and governmental authorities may inspect the work in progress from time to time for their own purposes. These inspections are not intended as quality control inspections. Quality control is a matter for you and your contractor. To ensure that your home is being constructed in accordance with your wishes and specifications, you should inspect the work yourself or have your own independent inspector review the work in progress.

MONITOR PAYMENTS. If you use a lender, your lender is required to provide you with a periodic statement showing the money disbursed by the lender from the proceeds of your loan. Each time your contractor requests payment from you or your lender for work performed, your contractor is also required to furnish you with a disbursement statement that lists the name and address of each subcontractor or supplier that the contractor intends to pay from the requested funds. Review these statements and make sure that the money is being properly disbursed.

CLAIMS BY SUBCONTRACTORS AND SUPPLIERS. Under Texas law, if a subcontractor or supplier who furnishes labor or materials for the construction of improvements on your property is not paid, you may become liable and your property may be subject to a lien for the unpaid amount, even if you have not contracted directly with the subcontractor or supplier. To avoid liability, you should take the following actions:
(1) If you receive a written notice from a subcontractor or supplier, you should withhold payment from your contractor for the amount of the claim stated in the notice until the dispute between your contractor and the subcontractor or supplier is resolved. If your lender is disbursing money directly to your contractor, you should immediately provide a copy of the notice to your lender and instruct the lender to withhold payment in the amount of the claim stated in the notice. If you continue to pay the contractor after receiving the written notice without withholding the amount of the claim, you may be liable and your property may be subject to a lien for the amount you failed to withhold.
(2) During construction and for 30 days after final completion, termination, or abandonment of the contract by the contractor, you should reserve or cause your lender to reserve 10 percent of the amount of payments made for the work performed by your contractor. If you choose not to reserve the 10 percent for at least 30 days after final completion, termination, or abandonment of the contract by the contractor and if a valid claim is timely made by a claimant and your contractor fails to pay the claim, you may be personally liable and your property may be subject to a lien up to the amount that you failed to reserve.

If a claim is not paid within a certain time period, the claimant is required to file a mechanic's lien affidavit in the real property records in the county where the property is located. A mechanic's lien affidavit is not a lien on your property, but the filing of the affidavit could result in a court imposing a lien on your property if the claimant is successful in litigation to enforce the lien claim.

SOME CLAIMS MAY NOT BE VALID. When you receive a written notice of a claim or when a mechanic's lien affidavit is filed on your property, you should know your legal rights and responsibilities regarding the claim. Not all claims are valid. A notice of a claim by a subcontractor or supplier is required to be sent, and the mechanic's lien affidavit is required to be filed, within strict time periods. The notice and the affidavit must contain certain information. All claimants may not fully comply with the legal requirements to collect on a claim. If you have paid the contractor in full before receiving a notice of a claim and have withheld the 10 percent of the contract price or value of work, you may not be liable for that claim. Accordingly, you should consult your attorney when you receive a written notice of a claim to determine the true extent of your liability or potential liability for that claim.

OBTAIN A LIEN RELEASE AND A BILLS-PAID AFFIDAVIT. When you receive a notice of claim, do not release withheld funds without obtaining a signed and notarized release of lien and claim from the claimant. You can also reduce the risk of having a claim filed by a subcontractor or supplier by requiring as a condition of each payment made by you or your lender that your contractor furnish you with an affidavit stating that all bills have been paid. Under Texas law, on final completion of the work and before final payment, the contractor is required to furnish you with an affidavit stating that all bills have been paid. If the contractor discloses any unpaid bill in the affidavit, you should withhold payment in the amount of the unpaid bill until you receive a waiver of lien or release from that subcontractor or supplier.

OBTAIN TITLE INSURANCE PROTECTION. You may be able to obtain a title insurance policy to insure that the title to your property and the existing improvements on your property are free from liens claimed by subcontractors and suppliers. If your policy is issued before the improvements are completed and covers the value of the improvements to be completed, you should obtain, on the completion of the improvements and as a condition of your final payment, a 'completion of improvements' policy endorsement. This endorsement will protect your property from liens claimed by subcontractors and suppliers that may arise from the date the original title policy is issued to the date of the endorsement.`,
      sources: chapter53,
      notes:
        '"must read substantially similar to the following". Continuation quotation marks and double spaces left out.',
    },
    {
      id: 'tx-prop-53-256-notice',
      citation: 'Tex. Prop. Code § 53.256',
      title: 'Notice on the list of subcontractors and suppliers',
      kind: 'notice',
      place: 'own-sheet',
      when: 'subcontractor-list',
      placement: 'on the list',
      appliesWhen: 'before construction starts, residential construction contract',
      points: 10,
      bold: true,
      capitals: 'capitals',
      copies: 1,
      language: 'English',
      compared: 'one copy',
      asOf: 'last amended eff. 1999-09-01',
      readOn: '2026-11-22',
      sha256: '7225f27b12a181f2d3ed0fe2dbe2e2223b6670274910766cf8174425d0228d82',
      text: `NOTICE: THIS LIST OF SUBCONTRACTORS AND SUPPLIERS MAY NOT BE A FINAL LISTING. UNLESS YOU SIGN A WAIVER OF YOUR RIGHT TO RECEIVE UPDATED INFORMATION, THE CONTRACTOR IS REQUIRED BY LAW TO SUPPLY UPDATED INFORMATION, AS THE INFORMATION BECOMES AVAILABLE, FOR EACH SUBCONTRACTOR OR SUPPLIER USED IN THE WORK PERFORMED ON YOUR RESIDENCE.`,
      sources: chapter53,
    },
    {
      id: 'tx-prop-53-256-waiver',
      citation: 'Tex. Prop. Code § 53.256(d)',
      title: 'Waiver of the list of subcontractors and suppliers',
      kind: 'notice',
      place: 'own-sheet',
      when: 'option',
      placement: 'in the contract or a separate signed statement',
      appliesWhen: 'only if the owner chooses to waive',
      points: 10,
      bold: true,
      capitals: 'capitals',
      copies: 1,
      language: 'English',
      compared: 'one copy',
      asOf: 'last amended eff. 1999-09-01',
      readOn: '2026-11-22',
      sha256: '04dec7c79fd89d8deb5b4a8cf208d24f1eced2f215a42a97f163879884d0e558',
      text: `WAIVER OF THE LIST OF SUBCONTRACTORS AND SUPPLIERS. AN OWNER IS NOT REQUIRED TO WAIVE THE RIGHT GRANTED BY SECTION 53.256, PROPERTY CODE, TO RECEIVE FROM THE CONTRACTOR AN ORIGINAL OR UPDATED LIST OF SUBCONTRACTORS AND SUPPLIERS.

BY SIGNING THIS DOCUMENT, I AGREE TO WAIVE MY RIGHT TO RECEIVE FROM THE CONTRACTOR AN ORIGINAL OR UPDATED LIST OF SUBCONTRACTORS AND SUPPLIERS.

I UNDERSTAND AND ACKNOWLEDGE THAT, AFTER SIGNING THIS DOCUMENT, THIS WAIVER MAY NOT BE CANCELED AT A LATER DATE.

I HAVE VOLUNTARILY CONSENTED TO THIS WAIVER.`,
      sources: chapter53,
      notes: 'Continuation quotation marks left out.',
    },
    {
      id: 'tx-prop-53-284-b',
      citation: 'Tex. Prop. Code § 53.284(b)',
      title: 'Conditional waiver and release on progress payment',
      kind: 'waiver',
      place: 'whole-form',
      when: 'lien-waiver',
      waivers: ['conditional-progress-lien-waiver'],
      placement: 'the whole form',
      appliesWhen: 'progress payment, not yet paid or paid by check',
      points: null,
      bold: false,
      capitals: 'title in capitals',
      copies: 1,
      language: 'English',
      compared: 'two copies',
      asOf: '2026-10-08 (Acts 2011, 82nd Leg., ch. 271 (H.B. 1456), eff. 2012-01-01)',
      readOn: '2026-11-22',
      sha256: '288e0e203a3abe0ee0a0ff7c097aa2405646bdf703c10d6a163e89108a95e9a8',
      text: `CONDITIONAL WAIVER AND RELEASE ON PROGRESS PAYMENT
Project {{project}}
Job No. {{jobNo}}
On receipt by the signer of this document of a check from {{makerOfCheck}} (maker of check) in the sum of \${{amount}} payable to {{payees}} (payee or payees of check) and when the check has been properly endorsed and has been paid by the bank on which it is drawn, this document becomes effective to release any mechanic's lien right, any right arising from a payment bond that complies with a state or federal statute, any common law payment bond right, any claim for payment, and any rights under any similar ordinance, rule, or statute related to claim or payment rights for persons in the signer's position that the signer has on the property of {{owner}} (owner) located at {{location}} (location) to the following extent: {{jobDescription}} (job description).
This release covers a progress payment for all labor, services, equipment, or materials furnished to the property or to {{personContractedWith}} (person with whom signer contracted) as indicated in the attached statement(s) or progress payment request(s), except for unpaid retention, pending modifications and changes, or other items furnished.
Before any recipient of this document relies on this document, the recipient should verify evidence of payment to the signer.
The signer warrants that the signer has already paid or will use the funds received from this progress payment to promptly pay in full all of the signer's laborers, subcontractors, materialmen, and suppliers for all work, materials, equipment, or services provided for or to the above referenced project in regard to the attached statement(s) or progress payment request(s).
Date {{date}}
{{companyName}} (Company name)
By {{signature}} (Signature)
{{title}} (Title)`,
      sources: [
        {
          address: 'https://statutes.capitol.texas.gov/Docs/PR/htm/PR.53.htm#53.284',
          kind: 'official',
          same: true,
          via: 'github mobleysoft/weylandai.com weyland-forms-worker/statutes/tx-53-284.txt, which says "fetched 2026-10-08 from the official site, unedited"; the live page was not opened',
        },
        {
          address:
            'github major-robertson/eregister_v2 resources/views/documents/lien/waivers/bodies/tx-conditional-progress.blade.php',
          kind: 'mirror',
          same: true,
        },
      ],
      notes:
        'Unenforceable unless it substantially complies with the form. The statute sets each paragraph in opening quotation marks; those marks are left out here. Double spaces of the official page are single here. Subsection (b) prints two spaces before "that the signer has" and before "(owner)". 53.281: notary no longer required from 2022; not re-read here. Second copy is an independent July 2026 transcription; title, labels and signature block rest on the first copy.',
    },
    {
      id: 'tx-prop-53-284-c',
      citation: 'Tex. Prop. Code § 53.284(c)',
      title: 'Unconditional waiver and release on progress payment',
      kind: 'waiver',
      place: 'whole-form',
      when: 'lien-waiver',
      waivers: ['unconditional-progress-lien-waiver'],
      placement: 'the whole form; the NOTICE at the top of the document',
      appliesWhen: 'progress payment received in good and sufficient funds',
      points: 10,
      bold: true,
      capitals: 'title in capitals',
      copies: 1,
      language: 'English',
      compared: 'two copies',
      asOf: '2026-10-08 (Acts 2011, 82nd Leg., ch. 271 (H.B. 1456), eff. 2012-01-01)',
      readOn: '2026-11-22',
      sha256: '77ab26fee6fe1ca22016b67933b026ab6f3d7b36a2bbac2557f457824bc2d617',
      text: `NOTICE:
This document waives rights unconditionally and states that you have been paid for giving up those rights. It is prohibited for a person to require you to sign this document if you have not been paid the payment amount set forth below. If you have not been paid, use a conditional release form.
UNCONDITIONAL WAIVER AND RELEASE ON PROGRESS PAYMENT
Project {{project}}
Job No. {{jobNo}}
The signer of this document has been paid and has received a progress payment in the sum of \${{amount}} for all labor, services, equipment, or materials furnished to the property or to {{personContractedWith}} (person with whom signer contracted) on the property of {{owner}} (owner) located at {{location}} (location) to the following extent: {{jobDescription}} (job description). The signer therefore waives and releases any mechanic's lien right, any right arising from a payment bond that complies with a state or federal statute, any common law payment bond right, any claim for payment, and any rights under any similar ordinance, rule, or statute related to claim or payment rights for persons in the signer's position that the signer has on the above referenced project to the following extent:
This release covers a progress payment for all labor, services, equipment, or materials furnished to the property or to {{personContractedWith}} (person with whom signer contracted) as indicated in the attached statement(s) or progress payment request(s), except for unpaid retention, pending modifications and changes, or other items furnished.
The signer warrants that the signer has already paid or will use the funds received from this progress payment to promptly pay in full all of the signer's laborers, subcontractors, materialmen, and suppliers for all work, materials, equipment, or services provided for or to the above referenced project in regard to the attached statement(s) or progress payment request(s).
Date {{date}}
{{companyName}} (Company name)
By {{signature}} (Signature)
{{title}} (Title)`,
      sources: [
        {
          address: 'https://statutes.capitol.texas.gov/Docs/PR/htm/PR.53.htm#53.284',
          kind: 'official',
          same: true,
          via: 'github mobleysoft/weylandai.com weyland-forms-worker/statutes/tx-53-284.txt, which says "fetched 2026-10-08 from the official site, unedited"; the live page was not opened',
        },
        {
          address:
            'github major-robertson/eregister_v2 resources/views/documents/lien/waivers/bodies/tx-unconditional-progress.blade.php',
          kind: 'mirror',
          same: true,
        },
      ],
      notes:
        'The NOTICE: bold, at the top of the document, at least as large as the largest type used in it, not smaller than 10-point. Unenforceable unless it substantially complies with the form. The statute sets each paragraph in opening quotation marks; those marks are left out here. Double spaces of the official page are single here. Subsection (b) prints two spaces before "that the signer has" and before "(owner)". 53.281: notary no longer required from 2022; not re-read here. Second copy is an independent July 2026 transcription; title, labels and signature block rest on the first copy.',
    },
    {
      id: 'tx-prop-53-284-d',
      citation: 'Tex. Prop. Code § 53.284(d)',
      title: 'Conditional waiver and release on final payment',
      kind: 'waiver',
      place: 'whole-form',
      when: 'lien-waiver',
      waivers: ['conditional-final-lien-waiver'],
      placement: 'the whole form',
      appliesWhen: 'final payment, not yet paid or paid by check',
      points: null,
      bold: false,
      capitals: 'title in capitals',
      copies: 1,
      language: 'English',
      compared: 'two copies',
      asOf: '2026-10-08 (Acts 2011, 82nd Leg., ch. 271 (H.B. 1456), eff. 2012-01-01)',
      readOn: '2026-11-22',
      sha256: '8a398684eec339c5734c6cdbd6f1c36ef87454504fc62e7fbbfc0f421b512c2e',
      text: `CONDITIONAL WAIVER AND RELEASE ON FINAL PAYMENT
Project {{project}}
Job No. {{jobNo}}
On receipt by the signer of this document of a check from {{makerOfCheck}} (maker of check) in the sum of \${{amount}} payable to {{payees}} (payee or payees of check) and when the check has been properly endorsed and has been paid by the bank on which it is drawn, this document becomes effective to release any mechanic's lien right, any right arising from a payment bond that complies with a state or federal statute, any common law payment bond right, any claim for payment, and any rights under any similar ordinance, rule, or statute related to claim or payment rights for persons in the signer's position that the signer has on the property of {{owner}} (owner) located at {{location}} (location) to the following extent: {{jobDescription}} (job description).
This release covers the final payment to the signer for all labor, services, equipment, or materials furnished to the property or to {{personContractedWith}} (person with whom signer contracted).
Before any recipient of this document relies on this document, the recipient should verify evidence of payment to the signer.
The signer warrants that the signer has already paid or will use the funds received from this final payment to promptly pay in full all of the signer's laborers, subcontractors, materialmen, and suppliers for all work, materials, equipment, or services provided for or to the above referenced project up to the date of this waiver and release.
Date {{date}}
{{companyName}} (Company name)
By {{signature}} (Signature)
{{title}} (Title)`,
      sources: [
        {
          address: 'https://statutes.capitol.texas.gov/Docs/PR/htm/PR.53.htm#53.284',
          kind: 'official',
          same: true,
          via: 'github mobleysoft/weylandai.com weyland-forms-worker/statutes/tx-53-284.txt, which says "fetched 2026-10-08 from the official site, unedited"; the live page was not opened',
        },
        {
          address:
            'github major-robertson/eregister_v2 resources/views/documents/lien/waivers/bodies/tx-conditional-final.blade.php',
          kind: 'mirror',
          same: true,
        },
      ],
      notes:
        'Unenforceable unless it substantially complies with the form. The statute sets each paragraph in opening quotation marks; those marks are left out here. Double spaces of the official page are single here. Subsection (b) prints two spaces before "that the signer has" and before "(owner)". 53.281: notary no longer required from 2022; not re-read here. Second copy is an independent July 2026 transcription; title, labels and signature block rest on the first copy.',
    },
    {
      id: 'tx-prop-53-284-e',
      citation: 'Tex. Prop. Code § 53.284(e)',
      title: 'Unconditional waiver and release on final payment',
      kind: 'waiver',
      place: 'whole-form',
      when: 'lien-waiver',
      waivers: ['unconditional-final-lien-waiver'],
      placement: 'the whole form; the NOTICE at the top of the document',
      appliesWhen: 'final payment received in good and sufficient funds',
      points: 10,
      bold: true,
      capitals: 'title in capitals',
      copies: 1,
      language: 'English',
      compared: 'two copies',
      asOf: '2026-10-08 (Acts 2011, 82nd Leg., ch. 271 (H.B. 1456), eff. 2012-01-01)',
      readOn: '2026-11-22',
      sha256: '2b4dca502dbf30edcdcfc98db8c9da95f5399b0954d0ffae2136dd736aa73248',
      text: `NOTICE:
This document waives rights unconditionally and states that you have been paid for giving up those rights. It is prohibited for a person to require you to sign this document if you have not been paid the payment amount set forth below. If you have not been paid, use a conditional release form.
UNCONDITIONAL WAIVER AND RELEASE ON FINAL PAYMENT
Project {{project}}
Job No. {{jobNo}}
The signer of this document has been paid in full for all labor, services, equipment, or materials furnished to the property or to {{personContractedWith}} (person with whom signer contracted) on the property of {{owner}} (owner) located at {{location}} (location) to the following extent: {{jobDescription}} (job description). The signer therefore waives and releases any mechanic's lien right, any right arising from a payment bond that complies with a state or federal statute, any common law payment bond right, any claim for payment, and any rights under any similar ordinance, rule, or statute related to claim or payment rights for persons in the signer's position.
The signer warrants that the signer has already paid or will use the funds received from this final payment to promptly pay in full all of the signer's laborers, subcontractors, materialmen, and suppliers for all work, materials, equipment, or services provided for or to the above referenced project up to the date of this waiver and release.
Date {{date}}
{{companyName}} (Company name)
By {{signature}} (Signature)
{{title}} (Title)`,
      sources: [
        {
          address: 'https://statutes.capitol.texas.gov/Docs/PR/htm/PR.53.htm#53.284',
          kind: 'official',
          same: true,
          via: 'github mobleysoft/weylandai.com weyland-forms-worker/statutes/tx-53-284.txt, which says "fetched 2026-10-08 from the official site, unedited"; the live page was not opened',
        },
        {
          address:
            'github major-robertson/eregister_v2 resources/views/documents/lien/waivers/bodies/tx-unconditional-final.blade.php',
          kind: 'mirror',
          same: true,
        },
      ],
      notes:
        'The NOTICE: bold, at the top of the document, at least as large as the largest type used in it, not smaller than 10-point. Unenforceable unless it substantially complies with the form. The statute sets each paragraph in opening quotation marks; those marks are left out here. Double spaces of the official page are single here. Subsection (b) prints two spaces before "that the signer has" and before "(owner)". 53.281: notary no longer required from 2022; not re-read here. Second copy is an independent July 2026 transcription; title, labels and signature block rest on the first copy.',
    },
  ],
  facts: {
    license: {
      value: 'None from the state',
      citation: null,
      source: 'https://queenbeeroofing.com/texas-law',
      read: true,
      confidence: 'medium',
    },
    licenseNumberPrinted: {
      value: 'No state number',
      citation: null,
      source: 'https://queenbeeroofing.com/texas-law',
      read: true,
      confidence: 'medium',
    },
    writtenContract: {
      value:
        'Homestead improvements: warning in 10-point bold in the contract, arbitration clause in 10-point bold; residential construction defects notice (ch. 27); list of subs (53.256); homestead lien: signed by owner and spouse and filed; insurance-paid from $1,000: deductible notice in 12-point bold',
      citation: 'Prop. 41.007, 27.007, 53.254, 53.256; Bus. & Com. 27.02',
      source: 'https://www.lawserver.com/law/state/texas/tx-codes/texas_property_code_41-007',
      read: true,
      confidence: 'high',
      note: '41.007 and 27.02 read; 27.007 and 53.256 from a contract publisher’s page; 53.254 from memory',
    },
    cancelRight: {
      value:
        '3 business days home solicitation, Texas form; homestead lien work: 3-day rescission and waiting period under the constitution',
      citation: 'Bus. & Com. 601.001-.205; Tex. Const. art. XVI 50(a)(5)',
      source: 'http://garywmoselle.blogspot.com/2017/08',
      read: true,
      confidence: 'medium',
      asOf: '2017-08',
      note: 'constitutional part from memory; text of the form must be the Texas one',
      data: { days: 3, dayType: 'business' },
    },
    stormCancel: {
      value:
        'No claim-denial cancellation; disaster remediation contractor without a local address: written contract, no payment before work, partial pay only in step with work and delivered material, statement in bold of at least 10 points; 3-day home-solicitation form applies as well',
      citation: 'Bus. & Com. 58.001-.003',
      source: 'http://www.jdsupra.com/legalnews/texas-law-repair-and-remodeling-51804/',
      read: true,
      confidence: 'medium',
      asOf: '2020',
      note: 'local address kept for a year before the disaster exempts (by a trade page); residential and commercial',
    },
    depositCap: {
      value: 'No general cap; disaster remediation contractor without a local address: nothing before work begins',
      citation: 'Bus. & Com. 58.003',
      source: 'http://www.jdsupra.com/legalnews/texas-law-repair-and-remodeling-51804/',
      read: true,
      confidence: 'medium',
      asOf: '2020',
      data: { rule: 'none' },
    },
    deductibleBan: {
      value:
        'Yes; insured must pay, seller may not pay, waive or credit; insurer may ask proof; 12-point bold notice from $1,000',
      citation: 'Ins. 707.002, .004; Bus. & Com. 27.02',
      source: 'https://roofingsolutions.net/insurance-claim-assistance/',
      read: true,
      confidence: 'medium',
    },
    adjusterBan: {
      value: 'Yes: no adjusting or advertising it on property where one works',
      citation: 'Ins. 4102.051, 4102.163',
      source:
        'https://myemail.constantcontact.com/Texas-Legislature-Passes-Two-Important-Bills-Prohibiting-Waiving-of-Deductibles-and-Expanding-UPPA-Prohibition-To-All-Contractor.html',
      read: true,
      confidence: 'medium',
      asOf: '2019-05',
    },
    prelimNotice: {
      value:
        'Not the original contractor; others: owner and original contractor by the 15th of the 2nd month (residential) or 3rd month (other) after the month of work',
      citation: 'Prop. 53.056',
      source:
        'http://casetext.com/statute/texas-codes/property-code/title-5-exempt-property-and-liens/subtitle-b-liens/chapter-53-mechanics-contractors-or-materialmans-lien/subchapter-c-procedure-for-perfecting-lien/section-53056-effective112022derivative-claimant-notice-to-owner-and-original-contractor',
      read: true,
      confidence: 'high',
      asOf: '2023-11',
      note: 'retainage notice 53.057 apart',
    },
    lienDeadline: {
      value:
        '15th day of the 3rd month (residential) or 4th month (other) after the month the original contract was completed, ended or abandoned (prime); for others after last furnishing',
      citation: 'Prop. 53.052',
      source: 'https://lienwaiver.pro/lien-waiver/texas/?type=unconditional_final',
      read: true,
      confidence: 'medium',
      note: '15th of 3rd/4th month seen; trigger for the prime from memory',
    },
    lienWaiverForm: {
      value: 'Yes, four forms; unenforceable otherwise; no notary for contracts from 2022',
      citation: 'Prop. 53.281, 53.284',
      source: 'https://lienwaiver.pro/lien-waiver/texas/?type=unconditional_final',
      read: true,
      confidence: 'medium',
      note: 'stored statute copies still show the notary line of the older text',
    },
    promptPay: {
      value: 'Owner 35 days; contractor 7; 1.5% a month',
      citation: 'Prop. 28.002, 28.004',
      source: null,
      read: false,
      confidence: 'medium',
      note: 'reach to homes limited, 28.010',
    },
    retainageCap: {
      value: 'No cap; owner reserves 10% for 30 days after completion',
      citation: 'Prop. 53.101, 53.103',
      source: 'https://lienwaiver.pro/lien-waiver/texas/?type=unconditional_final',
      read: true,
      confidence: 'medium',
    },
    lateInterest: {
      value: '18% a year agreed; 6% legal; usury penalties',
      citation: 'Fin. Code 302, 303',
      source: null,
      read: false,
      confidence: 'medium',
    },
    finalPayDischarge: {
      value: 'Within 6 days',
      citation: 'Tex. Lab. Code 61.014',
      source: 'https://joelagordon.com/?p=85882',
      read: true,
      confidence: 'high',
      readOn: '2026-11-23',
    },
    finalPayResign: {
      value: 'Next payday',
      citation: 'Tex. Lab. Code 61.014',
      source: 'https://joelagordon.com/?p=85882',
      read: true,
      confidence: 'high',
      readOn: '2026-11-23',
    },
    callRecording: {
      value: 'one',
      citation: 'Tex. Penal Code 16.02',
      source: 'https://recordphonecall.com/resources/one-party-vs-all-party/',
      read: true,
      confidence: 'medium',
      data: { consent: 'one' },
    },
    nonCompete: {
      value: 'reasonable, tied to another agreement',
      citation: 'Bus. & Com. 15.50',
      source: null,
      read: false,
      confidence: 'medium',
    },
    heatRule: {
      value: 'None; local rules preempted',
      citation: 'HB 2127 (2023)',
      source: null,
      read: false,
      confidence: 'medium',
    },
    oshaPlan: {
      value: 'no (federal OSHA)',
      citation: '29 U.S.C. 667',
      source: null,
      read: false,
      confidence: 'medium',
      note: 'agrees with the osha.gov count of 21 states and Puerto Rico, which was seen; this state’s own line was not',
      data: { plan: 'federal' },
    },
    salesTax: {
      value:
        'Lump sum: consumer; separated: retailer of materials; residential labor not taxed, commercial remodeling taxed',
      citation: '34 TAC 3.291, 3.357',
      source: 'https://nexusbystate.com/industry/construction-contractors',
      read: true,
      confidence: 'medium',
      note: 'only the consumer rule seen',
    },
    insuranceNotice: { value: 'None from the state', citation: null, source: null, read: false, confidence: 'low' },
  },
}
