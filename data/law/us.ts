import type { FederalLaw } from './types'

export const federal: FederalLaw = {
  code: 'US',
  name: 'United States',
  texts: [
    {
      id: 'us-16cfr-429-1-a',
      citation: '16 CFR 429.1(a)',
      title: "Statement beside the buyer's signature",
      kind: 'statement',
      place: 'beside-signature',
      when: 'home-sale',
      placement:
        "in immediate proximity to the space reserved for the buyer's signature, or on the front page of the receipt if no contract is used",
      appliesWhen:
        "door-to-door sale of consumer goods or services: $25 or more at the buyer's residence, $130 or more at temporary places (429.0(a))",
      points: 10,
      bold: true,
      copies: 1,
      language: 'the language principally used in the oral sales presentation (e.g. Spanish)',
      compared: 'two copies',
      asOf: '2026-09-27 (eCFR); 2024-09-30 (casetext)',
      readOn: '2026-11-22',
      sha256: 'dd16f20566b3d6062313d40cc1be4f0bc99205cc4d444d8ae01b6edb0c0cd6fb',
      text: `You, the buyer, may cancel this transaction at any time prior to midnight of the third business day after the date of this transaction. See the attached notice of cancellation form for an explanation of this right.`,
      sources: [
        {
          address:
            'https://d1tvxue8o4w0fl.cloudfront.net/regulation/.../section-4291-the-rule (casetext copy, current through 2024-09-30)',
          kind: 'mirror',
          same: true,
        },
        {
          address: 'https://www.kirschenbaumesq.com/article/federal-regulation-for-notice-of-cancellation',
          kind: 'secondary',
          same: true,
        },
        {
          address:
            'github NBDPRO/nobigdealwithjoedeal.com functions/ky-insurance-law.js + cancel-notice-pdf.js ("copied VERBATIM from eCFR 16 CFR 429.1, read 2026-09-27")',
          kind: 'secondary',
          same: true,
        },
        {
          address:
            'https://dfi.wi.gov/Pages/ConsumerServices/WisconsinConsumerAct/ThreeDayRightToCancelFederalNotice.aspx',
          kind: 'official',
          same: false,
        },
        { address: 'a file on github (Lightfoot Roofs, OK)', kind: 'secondary', same: true },
      ],
      notes:
        '"in substantially the following form". If both forms are not attached, the last sentence must be altered to say where they are. The contract must show date of transaction, name and address of the seller, and be a fully completed copy.',
    },
    {
      id: 'us-16cfr-429-1-b',
      citation: '16 CFR 429.1(b)',
      title: 'Notice of Cancellation (form, two copies)',
      kind: 'form',
      place: 'detached',
      when: 'home-sale',
      placement:
        'completed form in duplicate, given when the buyer signs; easily detachable (one copy stays with the buyer)',
      appliesWhen: 'as 429.1(a)',
      points: 10,
      bold: true,
      capitals: 'caption "NOTICE OF RIGHT TO CANCEL" or "NOTICE OF CANCELLATION"; words in capitals as shown',
      copies: 2,
      language: 'the language used in the contract (e.g. Spanish)',
      compared: 'two copies',
      asOf: '2026-09-27 (eCFR)',
      readOn: '2026-11-22',
      sha256: '4c08e040c635e32c61216b76ba61b23aa96d8e87c3262edc80f368850f9b5502',
      text: `NOTICE OF CANCELLATION

{{dateOfTransaction}}
(Date)

You may CANCEL this transaction, without any Penalty or Obligation, within THREE BUSINESS DAYS from the above date.

If you cancel, any property traded in, any payments made by you under the contract or sale, and any negotiable instrument executed by you will be returned within TEN BUSINESS DAYS following receipt by the seller of your cancellation notice, and any security interest arising out of the transaction will be cancelled.

If you cancel, you must make available to the seller at your residence, in substantially as good condition as when received, any goods delivered to you under this contract or sale, or you may, if you wish, comply with the instructions of the seller regarding the return shipment of the goods at the seller's expense and risk.

If you do make the goods available to the seller and the seller does not pick them up within 20 days of the date of your Notice of Cancellation, you may retain or dispose of the goods without any further obligation. If you fail to make the goods available to the seller, or if you agree to return the goods to the seller and fail to do so, then you remain liable for performance of all obligations under the contract.

To cancel this transaction, mail or deliver a signed and dated copy of this Cancellation Notice or any other written notice, or send a telegram, to {{nameOfSeller}}, at {{addressOfSellersPlaceOfBusiness}} NOT LATER THAN MIDNIGHT OF {{cancelByDate}}.

I HEREBY CANCEL THIS TRANSACTION.

{{dateSigned}}
(Date)

{{buyersSignature}}
(Buyer's signature)`,
      sources: [
        {
          address:
            'github NBDPRO/nobigdealwithjoedeal.com functions/ky-insurance-law.js + cancel-notice-pdf.js ("copied VERBATIM from eCFR 16 CFR 429.1, read 2026-09-27")',
          kind: 'secondary',
          same: true,
        },
        {
          address: 'a file on github (Apex cleaning clause library, LC2-B, 16 CFR 429.1(b) and (c), Oct 2026)',
          kind: 'secondary',
          same: true,
        },
        { address: 'a file on github (NuHome Exteriors contract)', kind: 'secondary', same: true },
        {
          address:
            'https://dfi.wi.gov/Pages/ConsumerServices/WisconsinConsumerAct/ThreeDayRightToCancelFederalNotice.aspx',
          kind: 'official',
          same: false,
        },
      ],
      notes:
        "The CFR prints bracketed instructions [enter date of transaction], [Name of seller], [address of seller's place of business], [date] where blanks stand here. 429.1(c): the seller must complete both copies (name, address, date of the transaction, cancel-by date not earlier than the third business day). (d) no waiver; (e) tell the buyer orally. The official eCFR page itself was not opened (no internet): check once against ecfr.gov/current/title-16/part-429 before print.",
    },
    {
      id: 'us-16cfr-429-1-es',
      citation: '16 CFR 429.1(a),(b)',
      title: 'Spanish wording of statement and form',
      kind: 'form',
      place: 'detached',
      when: 'spanish-sale',
      placement: 'as (a), (b)',
      appliesWhen: 'when the sales presentation (statement) or the contract (form) is in Spanish',
      points: 10,
      bold: true,
      copies: 2,
      language: 'Spanish',
      compared: 'not found',
      asOf: '2026-11-22',
      readOn: '2026-11-22',
      sha256: null,
      text: null,
      sources: [
        {
          address:
            'https://consumidor.ftc.gov/articulos/s0176-comprador-arrepentido-cuando-la-regla-de-reflexion-de-la-ftc-lo-puede-ayudar',
          kind: 'official',
          same: false,
        },
      ],
      notes:
        'Not found: the FTC publishes consumer explanations in Spanish ("Regla de Período de Reflexión", "tres días hábiles") but no official form was seen. A translation of our own must never stand as official wording.',
    },
  ],
}
