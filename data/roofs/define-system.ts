import { lineItemOf } from '@/data/shared/system/line-item'
import type { RoofFacts, RoofSystem, SystemParts } from '@/data/shared/system'

/** Throws where two line items share an id, or where the scope does not hold each of them once. */
function checkLineItems(slug: string, estimating: SystemParts['estimating']): void {
  const { lineItems, scope, allowances } = estimating
  const inScope = scope.flatMap(({ lines }) => lines)
  for (const id of [...inScope, ...allowances.flatMap(({ item }) => item ?? [])]) lineItemOf({ slug, estimating }, id)
  for (const { id } of lineItems) {
    const items = lineItems.filter((item) => item.id === id).length
    if (items > 1) throw new Error(`${slug} has ${items} line items “${id}”`)
    const lines = inScope.filter((line) => line === id).length
    if (lines !== 1) throw new Error(`${slug} has the line item “${id}” ${lines} times in its scope`)
  }
}

/** Throws where the inspections name a check or a defect that the facts do not have. */
function checkNames(facts: RoofFacts, { after, yearly }: SystemParts['inspecting']): void {
  const checks = Object.values(facts.inspectionPoints).flatMap((points) => points.map(({ check }) => check))
  const check = [...(after.covered ?? []), ...(yearly.jobOnly ?? [])].find((name) => !checks.includes(name))
  if (check !== undefined) throw new Error(`${facts.slug} has no inspection point “${check}”`)
  const defect = after.defects.find((name) => facts.commonDefects.every((known) => known.name !== name))
  if (defect !== undefined) throw new Error(`${facts.slug} has no defect “${defect}”`)
}

/**
 * The roof system made of the seven files of its folder: its facts, and what each kind of document needs.
 * Throws if one file refers to something that another does not have; the message names the system and the reference.
 */
export function defineSystem({ facts, ...parts }: { facts: RoofFacts } & SystemParts): RoofSystem {
  checkLineItems(facts.slug, parts.estimating)
  checkNames(facts, parts.inspecting)
  return { ...facts, ...parts }
}
