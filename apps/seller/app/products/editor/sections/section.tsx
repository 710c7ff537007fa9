import { Card } from '@ahia/ui/card'
import type { ReactNode } from 'react'

type SectionProps = {
  /** Its id in the page: a gap leads here when it has no field of its own. */
  id: string
  title: string
  note?: string
  children: ReactNode
}

export function Section({ id, title, note, children }: SectionProps) {
  return (
    <Card
      as="section"
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="grid gap-4 p-4 outline-none sm:p-5"
    >
      <div>
        <h2 id={`${id}-title`} className="text-h3 font-extrabold">
          {title}
        </h2>
        {note && <p className="mt-1 text-small text-pretty text-text-2">{note}</p>}
      </div>
      {children}
    </Card>
  )
}
