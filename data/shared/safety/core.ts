/** The common core of a day's safety walk: what every roof needs, whatever lies on it. Each line is known by its id. */
import { dailyExtinguisher } from '@/data/shared/safety/fire'
import type { CitedLine, RoofSystem } from '../system'
import type * as d from '@/lib/documents/author'

/** Falls, by the slope that is usual for the system. */
const fallLine: Readonly<Record<RoofSystem['type'], CitedLine>> = {
  flat: ['Edges 6 ft up: rail, net, tie-off, or line with these or a monitor', '1926.501(b)(10)'],
  sloped: ['Over 4 in 12, 6 ft up: tie-off, net, or rail with toeboard', '1926.501(b)(11), (b)(13)'],
}

const before = (system: RoofSystem) =>
  ({
    competentPerson: ['Competent person here; fall training certified', '1926.32(f); 1926.503(b)(1)'],
    fall: fallLine[system.type],
    harness: ['Harness, rope, anchor checked by wearer', '1926.502(d)(15), (d)(21)'],
    rescue: ['Rescue: two people named, kit in reach', '1926.502(d)(20)'],
    hardHat: ['Hard hats on below the edge and hoist', '1926.100(a)'],
    ladder: ['Ladders 4 to 1, tied, 3 ft above landing', '1926.1053(b)(1), (b)(5)(i), (b)(6)'],
    opening: ['Holes and skylights covered, marked or railed', '1926.501(b)(4); 1926.502(i)'],
    gfci: ['GFCI tested on all tools; cords whole', '1926.404(b)(1); 1926.416(e)(1)'],
    powerLine: ['Ladders and metal 10 ft from power lines', '1926.416(a)(1); 1926.600(a)(6)'],
    firstAid: ['First-aid kit, first-aid person, 911 address', '1926.50(c)–(f)'],
    weather: ['Heat or cold: water, shade, warm-up', '1926.51(a); OSH Act § 5(a)(1)'],
    extinguisher: dailyExtinguisher(system),
  }) as const satisfies Readonly<Record<string, CitedLine>>

const during = {
  silica: ['Tile and stone cut wet or with a vacuum', '1926.1153(c)(1), (d)'],
  storage: ['Nothing stored within 6 ft of an open edge', '1926.502(j)(7)(i)'],
  ground: ['Ground closed off; chute over 20 ft', '1926.501(c)(3); 1926.252(a)'],
} as const satisfies Readonly<Record<string, CitedLine>>

const end = {
  close: ['Loose material tied; power and gas off', '1926.250(a)(1); 1926.153'],
  report: ['Injuries, near misses, broken gear reported', '1904.35; 1904.39'],
} as const satisfies Readonly<Record<string, CitedLine>>

/** The core lines of a system's daily form by the time of day, each by its id with the sections it rests on. */
export const coreOf = (system: RoofSystem) => ({ before: before(system), during, end })

export type CoreLines = Readonly<Record<string, CitedLine>>

/** The lines as checklist items that carry their id. */
export const coreItems = (lines: CoreLines): d.Check[] =>
  Object.entries(lines).map(([core, [text]]) => ({ text, core }))
