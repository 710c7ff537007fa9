import { type ReactNode, useId } from 'react'

type CardPartProps<Item> = {
  title: string
  /** What is said where there is none. */
  empty: string
  items: readonly Item[]
  children: (item: Item) => ReactNode
  /** Below the list. */
  after?: ReactNode
}

/** A list on the card of a customer. */
export function CardPart<Item>({ title, empty, items, children, after }: CardPartProps<Item>) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-card border border-border bg-surface p-4">
      <h2 id={id} className="mb-2 font-extrabold">
        {title}
      </h2>
      {items.length === 0 ? (
        <p className="text-small text-text-2">{empty}</p>
      ) : (
        <ul className="divide-y divide-border">{items.map(children)}</ul>
      )}
      {after}
    </section>
  )
}
