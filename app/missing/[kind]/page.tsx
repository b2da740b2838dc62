import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { MessagePage } from '@/components/layout/message-page'

type Props = { params: Promise<{ kind: string }> }

/** What an unknown address under `/templates/` and `/categories/` is answered with, under status 404. */
const pages: Readonly<Record<string, { title: string; text: string; back: { href: string; name: string } }>> = {
  template: {
    title: 'Template Not Found',
    text: "The template you're looking for doesn't exist.",
    back: { href: '/templates', name: 'Browse All Templates' },
  },
  category: {
    title: 'Category Not Found',
    text: "The category you're looking for doesn't exist.",
    back: { href: '/categories', name: 'Browse Categories' },
  },
}

export const dynamicParams = false

export const generateStaticParams = () => Object.keys(pages).map((kind) => ({ kind }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = pages[(await params).kind]
  return { title: page?.title, robots: { index: false } }
}

export default async function MissingPage({ params }: Props) {
  const page = pages[(await params).kind]
  if (!page) notFound()
  const { title, text, back } = page
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
