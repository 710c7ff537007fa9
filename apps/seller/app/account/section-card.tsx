import { Card } from '@ahia/ui/card'
import { type ReactNode, useId } from 'react'

export function SectionCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-h3 font-extrabold">
        {title}
      </h2>
      {children}
    </Card>
  )
}
