import { answerBundleFiles } from '@/lib/bundles/handler'

/** `GET /api/bundles/{name}/files?format=`: the bundle's files, for saving them one by one. */
export const GET = answerBundleFiles
