import { clientOf, countLimits, findBundle, findTemplate, siteUrl } from '@/lib/leads'
import { answerCounts } from '@/lib/leads/counts-handler'
import { createDownloadsHandler } from '@/lib/leads/downloads-handler'
import { store } from '@/lib/store'

const handle = createDownloadsHandler({ siteUrl, clientOf, limits: countLimits, store, findTemplate, findBundle })

export { answerCounts as GET, handle as DELETE, handle as PATCH, handle as POST, handle as PUT }
