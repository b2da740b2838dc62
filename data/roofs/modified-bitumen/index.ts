import { defineSystem } from '../define-system'
import { claims } from './claims'
import { contracting } from './contracting'
import { emergency } from './emergency'
import { estimating } from './estimating'
import { facts } from './facts'
import { inspecting } from './inspecting'
import { safety } from './safety'

export const modifiedBitumen = defineSystem({ facts, estimating, inspecting, claims, safety, emergency, contracting })
