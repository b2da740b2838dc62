/** Fields about a person's health or identity. What is typed there goes into the document and is kept nowhere else. */
const names = [
  /^medical\./,
  /^care\.(onSite|clinician|facility|emergencyRoom|overnight|death|daysAway|daysRestricted|return)$/,
  /^person\.(birth|sex|ssn|driversLicense)$/,
  /^account\.injury$/,
  /^treatment\.\d+\.(what|used|sent)$/,
]
const labels = /date of birth|birth ?date|social security|\bSSN\b|driver[’']s license n|bank account|routing n/i

/** Whether a field must not be stored, by its full name and its label. */
export const isSensitive = (name: string, label: string): boolean =>
  names.some((pattern) => pattern.test(name)) || labels.test(label)
