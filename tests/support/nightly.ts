export { FULL as NIGHTLY, isFull as isNightly } from './full'
