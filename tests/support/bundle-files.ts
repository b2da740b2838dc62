/** The PDF and Word files of this many templates, as a bundle lists them. */
export const bundleFiles = (count: number, folder: string) =>
  Array.from({ length: count }, (_, index) =>
    ['pdf', 'docx'].map((extension) => {
      const name = `form-${index}.${extension}`
      return { name, folder, url: `/templates/hr/${name}` }
    }),
  ).flat()
