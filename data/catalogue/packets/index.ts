import { commercial } from './commercial'
import { crewDay } from './crew-day'
import { gettingPaid } from './getting-paid'
import { hiringSomeone } from './hiring-someone'
import { insuranceClaim } from './insurance-claim'
import { maintenance } from './maintenance'
import { repair } from './repair'
import { replacement } from './replacement'
import { subcontracting } from './subcontracting'
import type { GeneralPacket, SystemPacket } from './types'

export { crewDay }
export type { GeneralPacket, PacketDocument, PacketStage, SystemPacket } from './types'

/** The packets of each roof system, in the order in which a page lists them. */
export const systemPackets: readonly SystemPacket[] = [replacement, repair, insuranceClaim, commercial, maintenance]

/** The packets for any roof. */
export const generalPackets: readonly GeneralPacket[] = [crewDay, hiringSomeone, subcontracting, gettingPaid]
