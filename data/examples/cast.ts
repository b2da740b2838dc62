/**
 * The company, the people and the places of every example. Everybody is invented, the telephone numbers are those kept for
 * fiction, and the streets and the domains say that they are examples.
 */
export const company = {
  'company.name': 'Ridgeline Example Roofing LLC',
  'company.dba': 'Ridgeline Example Roofing',
  'company.address': '120 Example Parkway, Columbus, OH 43004',
  'company.phone': '(614) 555-0100',
  'company.email': 'office@ridgeline.example.com',
  'company.website': 'ridgeline.example.com',
  'company.license': 'OH EXAMPLE-20418',
  'company.insurer': 'Example Mutual, GL-EXAMPLE-4471',
  'company.representative': 'Nora Castellan',
  'company.safetyContact': 'Theo Brandt, (614) 555-0104',
} as const

export const people = {
  owner: 'Nora Castellan',
  estimator: 'Miles Okafor',
  inspector: 'Miles Okafor',
  foreman: 'Luis Herrera',
  safety: 'Theo Brandt',
  office: 'Grace Lindqvist',
  crew: ['Luis Herrera', 'Sam Whitaker', 'Diego Fuentes', 'Andre Coleman', 'Tomas Nowak'],
  worker: 'Sam Whitaker',
  adjuster: 'Paula Jensen',
  homeowner: 'Dana Rivera',
  coOwner: 'Alex Rivera',
  facilities: 'Dana Rivera',
} as const

/** Customers of the company, the owner of the example's roof first: for ledgers and logs of several. */
export const customers = [
  ...['Dana Rivera', 'Mira Park', 'Carlos Diaz', 'Ann Lowe', 'Lena Novak', 'Omar Haddad', 'Ruth Keller', 'Ivan Petrov'],
] as const

/** Jobs of those customers. */
export const jobsOfCustomers = [
  ...['2026-118 Rivera', '2026-121 Park', '2026-125 Diaz', '2026-109 Lowe', '2026-104 Novak', '2026-097 Haddad'],
  ...['2026-092 Keller', '2026-088 Petrov'],
] as const

export const house = {
  name: 'Rivera residence',
  street: '418 Example Lane',
  city: 'Columbus',
  state: 'OH',
  zip: '43004',
} as const

export const building = {
  name: 'Example Logistics Building 2',
  owner: 'Example Logistics Partners LLC',
  street: '2200 Example Industrial Drive',
  city: 'Columbus',
  state: 'OH',
  zip: '43004',
} as const
