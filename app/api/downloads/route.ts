import { answerMethods } from '@/lib/http/methods'
import { clientOf, countLimits, findBundle, findTemplate, siteUrl } from '@/lib/leads'
import { answerCounts } from '@/lib/leads/counts-handler'
import { createDownloadsHandler } from '@/lib/leads/downloads-handler'
import { store } from '@/lib/store'

const handle = createDownloadsHandler({ siteUrl, clientOf, limits: countLimits, store, findTemplate, findBundle })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = answerMethods({
  GET: answerCounts,
  POST: handle,
})
