import { clientOf, formLimits, siteUrl } from '@/lib/leads'
import { createContactHandler } from '@/lib/leads/contact-handler'
import { store } from '@/lib/store'

const handle = createContactHandler({ siteUrl, clientOf, limits: formLimits, store })

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT }
