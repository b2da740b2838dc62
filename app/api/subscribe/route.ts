import { clientOf, formLimits, leads, siteUrl } from '@/lib/leads'
import { createSubscribeHandler } from '@/lib/leads/subscribe-handler'

const handle = createSubscribeHandler({ siteUrl, clientOf, limits: formLimits, leads })

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT }
