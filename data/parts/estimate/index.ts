/** What all estimates share, essentials and library alike. */
export * from './scope'
export * from './customer'
export * from './measurements'
export * from './cost'
export * from './guide'
export * from './sloped-takeoff'
export * from './flat-takeoff'
export * from './commercial'
