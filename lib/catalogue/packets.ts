import 'server-only'
import { crewDay, generalPackets, systemPackets, type PacketDocument, type PacketStage } from '@/data/catalogue/packets'
import { systems } from '@/lib/catalogue/contents'
import type { RoofSystem } from '@/data/shared/system'
import { packetUrl } from '@/lib/paths'
import type { TemplateEntry } from './entries'
import { findTemplate } from './lookups'
import type { DocumentSet, SetEntry } from './sets'

/** A document of a packet: one template or, in a packet for any roof, one for each roof system. */
export interface PacketPart {
  title: string
  why: string
  templates: readonly TemplateEntry[]
}

/** A packet: the documents of one job in the order of the work. */
export interface PacketEntry {
  slug: string
  href: string
  name: string
  /** The job alone, such as 'Repair'. */
  job: string
  description: string
  systemSlug?: string
  systemName?: string
  stages: readonly { title: string; parts: readonly PacketPart[] }[]
  templates: readonly TemplateEntry[]
}

const PLACE = '{system}'

function templateAt(slug: string): TemplateEntry {
  const template = findTemplate(slug)
  if (!template) throw new Error(`A packet names ${slug}, which is no template`)
  return template
}

function toPart({ template, title, why }: PacketDocument, among: readonly RoofSystem[]): PacketPart {
  if (!template.includes(PLACE)) {
    const entry = templateAt(template)
    return { title: entry.name, why, templates: [entry] }
  }
  const templates = among.map(({ slug }) => templateAt(template.replace(PLACE, slug)))
  const [only] = templates
  return { title: title ?? only?.name ?? template, why, templates }
}

function resolve(
  stages: readonly PacketStage[],
  among: readonly RoofSystem[],
): Pick<PacketEntry, 'stages' | 'templates'> {
  const resolved = stages.map(({ title, documents }) => ({
    title,
    parts: documents.filter(({ on }) => !on || among.some(on)).map((document) => toPart(document, among)),
  }))
  return { stages: resolved, templates: resolved.flatMap(({ parts }) => parts.flatMap(({ templates }) => templates)) }
}

const ofSystem = (system: RoofSystem): PacketEntry[] =>
  systemPackets.map(({ suffix, job, description, stages }) => {
    const slug = `${system.slug}-${suffix}`
    return {
      ...{ slug, href: packetUrl(slug), systemSlug: system.slug, systemName: system.name, job: job(system) },
      name: `${system.shortName} ${job(system)} Packet`,
      description: description(system),
      ...resolve(stages, [system]),
    }
  })

const forAnyRoof = (): PacketEntry[] =>
  generalPackets.map(({ slug, name, description, stages }) => ({
    ...{ slug, href: packetUrl(slug), name: `${name} Packet`, job: name, description },
    ...resolve(stages, systems),
  }))

let known: ReadonlyMap<string, PacketEntry> | undefined

const bySlug = (): ReadonlyMap<string, PacketEntry> =>
  (known ??= new Map([...systems.flatMap(ofSystem), ...forAnyRoof()].map((packet) => [packet.slug, packet])))

/** Returns all packets: those of each roof system, in the order of the systems, then those for any roof. */
export const allPackets = (): PacketEntry[] => [...bySlug().values()]

/** Returns the packet of this slug, if there is one. The slug may be untrusted input from a URL. */
export const findPacket = (slug: string): PacketEntry | undefined => bySlug().get(slug)

export const packetLinks = (systemSlug?: string): { name: string; href: string; count: number }[] =>
  packetsOf(systemSlug).map(({ job, href, templates }) => ({ name: job, href, count: templates.length }))

/** Returns the packets of one roof system or, without one, those for any roof. */
export const packetsOf = (systemSlug?: string): PacketEntry[] =>
  allPackets().filter((packet) => packet.systemSlug === systemSlug)

/** Returns the jobs with a packet for each roof system, with the packets in the order of the systems. */
export const systemJobs = (): { slug: string; title: string; about: string; packets: PacketEntry[] }[] =>
  systemPackets.map(({ suffix, title, about }) => ({
    ...{ slug: suffix, title, about },
    packets: systems.flatMap(({ slug }) => findPacket(`${slug}-${suffix}`) ?? []),
  }))

/** Returns the jobs of the home page: those with a packet for each roof system, and a crew's day. */
export function homeJobs(): { title: string; about: string; href: string }[] {
  const jobs = systemPackets.map(({ suffix, title, about }) => ({ title, about, href: `/packets#${suffix}` }))
  const { name, about, slug } = crewDay
  return [...jobs, { title: name, about, href: packetUrl(slug) }]
}

/** Returns all packets as the list that jobs choose from. */
export const setEntries = (): SetEntry[] =>
  allPackets().map(({ slug, job, name, systemSlug, systemName }) => ({
    ...{ slug, job, name },
    ...(systemSlug ? { system: systemSlug, systemName } : {}),
  }))

/** Returns a packet as the set of a job, if there is one. */
export function findSet(slug: string): DocumentSet | undefined {
  const packet = findPacket(slug)
  const entry = setEntries().find((each) => each.slug === slug)
  if (!packet || !entry) return undefined
  const stages = packet.stages.map(({ title, parts }) => ({
    title,
    parts: parts.map((part) => ({
      ...{ title: part.title, why: part.why },
      templates: part.templates.map(({ slug: template, name, systemSlug }) => ({
        ...{ slug: template, name },
        ...(systemSlug ? { system: systemSlug } : {}),
      })),
    })),
  }))
  return { ...entry, stages }
}
