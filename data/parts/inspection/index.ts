/** What all inspection reports share, essentials and library alike. */
export * from './ratings'
export * from './report'
export * from './logs'
export * from './priorities'
export * from './work-plan'
export * from './closing'
