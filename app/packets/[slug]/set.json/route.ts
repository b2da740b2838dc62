import { allPackets, findSet } from '@/lib/catalogue'

export const dynamic = 'force-static'
export const dynamicParams = false

export const generateStaticParams = (): { slug: string }[] => allPackets().map(({ slug }) => ({ slug }))

export async function GET(_request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  const set = findSet((await params).slug)
  return set ? Response.json(set) : new Response(null, { status: 404 })
}
