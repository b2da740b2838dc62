/** The specified limits and timings. Times are milliseconds, lengths characters, widths CSS pixels. */
export const constants = {
  searchDebounce: 300,
  zoom: { start: 100, min: 50, max: 200, step: 25 },
  copiedShown: 2_000,
  /** Newsletter and contact form are busy at least this long. */
  formBusy: 1_000,
  contactReset: 3_000,
  recentlyViewedStored: 5,
  recentlyViewedShown: 3,
  recentSearches: 5,
  dropdownResults: 5,
  snippetLength: 100,
  queryLength: 100,
  mobileBreakpoint: 768,
  emailMaxLength: 255,
  submitCooldown: 10_000,
  bundleSpacing: 300,
  /** Larger bundles are not offered as separate files. */
  bundleSeparateFiles: 40,
  /** Bundles of more templates are written on the device only after the visitor has seen how long that takes. */
  filledAtOnce: 40,
  /** Templates in one archive of a bundle that is too large for one. */
  filledInArchive: 100,
  storedEmailPoll: 500,
  storedEmailPatience: 30_000,
  storedEmailDelay: 1_000,
  successAutoClose: 3_000,
  resetDelay: 300,
  relatedTemplates: 3,
  relatedSystems: 3,
  notFoundTemplates: 3,
  popularTemplates: 8,
  homeTemplateIds: ['1', '2', '5', '6'],
  templatesPerPage: 24,
  templatesPerPageMax: 100,
  searchLimit: 20,
  searchLimitMax: 50,
} as const

/** Browser storage keys. The camel-case email key is a former spelling, read once and migrated. */
export const storageKeys = {
  email: 'ridgedocs-email',
  emailFormer: 'ridgedocsEmail',
  unsentEmail: 'ridgedocs-unsent-email',
  recentlyViewed: 'ridgedocs-recently-viewed',
  viewedNames: 'ridgedocs-viewed-names',
  recentSearches: 'ridgedocs-recent-searches',
  state: 'ridgedocs-state',
  list: 'ridgedocs-list',
} as const

/** Response header with the size of a streamed archive in bytes. */
export const ARCHIVE_LENGTH = 'x-archive-length'

export const DEFAULT_DOWNLOAD_NAME = 'ridgedocs-template'
