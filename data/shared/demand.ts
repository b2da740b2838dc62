/**
 * How much each document is needed, from 0 to 1: by how common its roof system is, and how common the work is that it
 * belongs to. The place of a download count in its range, and the order of equal search results, follow from it.
 *
 * The figures rank; they measure nothing. Survey figures: NRCA's survey of its members on 2014 (Professional Roofing,
 * April 2015): in reroofing, asphalt shingles 58% of steep-slope work; TPO 26% and EPDM 24% of low-slope work.
 */
/** A figure from 0 to 1, and why it is that high or low. */
export type Demand = readonly [figure: number, why: string]

/**
 * Returns how much a document is needed, from 0 to 1.
 *
 * @param demand what its file says; a document without a statement is needed least
 * @param system the roof system that it is written for, if any
 * @param hasOwnRange true if its range of counts holds this document only, so only the system decides its place
 */
export function demandOf(demand?: Demand, system?: { demand: Demand }, hasOwnRange = false): number {
  const roof = system?.demand[0] ?? 1
  return system && hasOwnRange ? roof : roof * (demand?.[0] ?? 0)
}

/**
 * Returns the download count at this place of its range.
 *
 * @throws RangeError where the range is not of whole numbers, or the demand not from 0 to 1
 */
export function baseCount(demand: number, [base, upTo]: readonly [base: number, upTo: number]): number {
  if (!Number.isInteger(base) || !Number.isInteger(upTo) || upTo < 0)
    throw new RangeError(`A range needs a whole base and width, not ${base} and ${upTo}`)
  if (!(demand >= 0 && demand <= 1)) throw new RangeError(`Demand must be from 0 to 1, not ${demand}`)
  return base + Math.round(upTo * demand)
}
