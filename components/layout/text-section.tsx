import { Paragraphs, TextList } from '@/components/ui/text-list'

interface Props {
  title: string
  text: readonly string[]
  list?: readonly string[]
}

/** A section of a page of text, with an optional list at its end. */
export function TextSection({ title, text, list = [] }: Props) {
  return (
    <section className="prose">
      <h2 className="mb-3 text-xl">{title}</h2>
      <Paragraphs texts={text} />
      {list.length > 0 && <TextList className="points" texts={list} />}
    </section>
  )
}
