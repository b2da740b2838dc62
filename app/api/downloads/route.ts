import { methodHandlers } from '@/lib/http/methods'
import { clientOf, countLimits, findBundle, findTemplate, siteUrl } from '@/lib/subscriptions'
import { getCounts } from '@/lib/downloads/counts-handler'
import { createDownloadsHandler } from '@/lib/downloads/handler'
import { store } from '@/lib/store'

const handle = createDownloadsHandler({ siteUrl, clientOf, limits: countLimits, store, findTemplate, findBundle })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methodHandlers({
  GET: getCounts,
  POST: handle,
})
