/** Today on this device, as an ISO date. */
export const today = (): string => new Date().toLocaleDateString('en-CA')
