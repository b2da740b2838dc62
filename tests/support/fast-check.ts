import fc from 'fast-check'
import { seed } from './random'

// A failure prints this seed and the path to the smallest example.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed })

export { fc }
