import type { RoofSystem } from '@/data/shared/system'

/** A document of a packet, and why it is there. */
export interface PacketDocument {
  /**
   * A template's slug. `{system}` in it is replaced by the slug of the packet's roof system; in a packet for any roof, for
   * that of the job's.
   */
  template: string
  /** One sentence: what the document does at this point of the work. */
  why: string
  /** What the documents of all roof systems are called together, in a packet for any roof. */
  title?: string
  /** The roof systems whose packet has the document; all of them by default. */
  on?: (system: RoofSystem) => boolean
}

/** A part of the work, with its documents in the order in which they are used. */
export interface PacketStage {
  title: string
  documents: readonly PacketDocument[]
}

/** A packet of its own for each roof system, at `{system}-{suffix}`. */
export interface SystemPacket {
  suffix: string
  /** The job for any roof, and what its documents cover, in a few words each. */
  title: string
  about: string
  /** The job in one or two words, such as 'Repair'. */
  job: (system: RoofSystem) => string
  /** 50 to 160 characters. */
  description: (system: RoofSystem) => string
  stages: readonly PacketStage[]
}

/** A packet for any roof. */
export interface GeneralPacket {
  slug: string
  name: string
  /** 50 to 160 characters. */
  description: string
  stages: readonly PacketStage[]
}

export const isSloped = ({ type }: RoofSystem): boolean => type === 'sloped'
export const isLowSlope = ({ type }: RoofSystem): boolean => type === 'flat'
export const isTornOff = ({ isCoating }: RoofSystem): boolean => !isCoating
