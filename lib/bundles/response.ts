import { z } from 'zod'

export const bundleFilesSchema = z.object({
  name: z.string(),
  title: z.string(),
  files: z.array(
    z.object({
      name: z.string().describe('The name to save it under.'),
      folder: z.string().describe('Its folder in the archive.'),
      url: z.string().regex(/^\//),
      bytes: z.int().min(1).optional().describe('Absent for a state edition, which is made on request.'),
    }),
  ),
})

export type BundleFilesResponse = z.output<typeof bundleFilesSchema>
