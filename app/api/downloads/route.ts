import { clientOf, countLimits, findBundle, findTemplate, siteUrl } from '@/lib/leads'
import { createDownloadsHandler } from '@/lib/leads/downloads-handler'
import { store } from '@/lib/store'

const handle = createDownloadsHandler({ siteUrl, clientOf, limits: countLimits, store, findTemplate, findBundle })

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT }
