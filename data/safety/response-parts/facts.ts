/** The system's own facts, joined with what the system says of its gear, its talks and its emergencies. */
import { sentence } from '@/data/parts/safety'
import type { PpeUse, RoofSystem, ScenarioFacts, TalkFacts } from '@/data/systems/types'

/** 'hidden smolder' → 'Hidden smolder'. */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** @throws Error where the system names a gear, talk or scenario that has no facts */
function factFor<T>(facts: Readonly<Record<string, T>>, key: string): T {
  const found = facts[key]
  if (!found) throw new Error(`no facts for “${key}”`)
  return found
}

export interface PpeItem extends PpeUse {
  item: string
}

export const ppeOf = (system: RoofSystem): readonly PpeItem[] =>
  system.ppe.map((item) => ({ item, ...factFor(system.emergency.ppe, item) }))

export interface Talk extends TalkFacts {
  topic: string
  points: readonly string[]
}

export const talksOf = (system: RoofSystem): readonly Talk[] =>
  system.toolboxTopics.map(({ topic, points }) => {
    const facts = factFor(system.emergency.talks, topic)
    return { ...facts, topic, points: [...points, facts.more].map(sentence) }
  })

export interface Scenario extends ScenarioFacts {
  scenario: string
  atOnce: string
}

export const scenariosOf = (system: RoofSystem): readonly Scenario[] =>
  system.emergencyScenarios.map(({ scenario, response }) => ({
    ...factFor(system.emergency.scenarios, scenario),
    scenario,
    atOnce: response,
  }))
