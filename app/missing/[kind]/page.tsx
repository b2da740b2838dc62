import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { MessagePage } from '@/components/layout/message-page'
import { notFoundPages } from '@/lib/catalogue/not-found-pages'

type Props = { params: Promise<{ kind: string }> }

export const dynamicParams = false

export const generateStaticParams = () => notFoundPages.map(({ kind }) => ({ kind }))

const find = async (params: Props['params']) => {
  const { kind } = await params
  return notFoundPages.find((page) => page.kind === kind) ?? notFound()
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await find(params)).title, robots: { index: false } }
}

export default async function NotFoundPage({ params }: Props) {
  const { title, text, back } = await find(params)
  return (
    <MessagePage title={title} text={text}>
      <p className="mt-6 flex flex-wrap gap-3">
        <a href={back.href} className="btn btn-default">
          {back.name}
        </a>
        <a href="/" className="btn btn-outline">
          Back to Home
        </a>
      </p>
    </MessagePage>
  )
}
