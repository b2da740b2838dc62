/** The folder of the files that everybody may load. */
export const PUBLIC = 'public'
