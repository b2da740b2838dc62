import { answerBundle } from '@/lib/bundles/handler'

/** `GET /api/bundles/{name}?format=`: the templates of a bundle as one ZIP archive. */
export const GET = answerBundle
