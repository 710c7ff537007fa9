import { Button } from '@ahia/ui/button'
import { Card } from '@ahia/ui/card'
import { useState } from 'react'
import { MeasureOrders } from './measure-orders.tsx'
import { countWords, MEASURE_WORDS, type Measured, percentOf } from './standing.rules.ts'

/** One figure with its sample, and the orders behind it on request. */
export function MeasureCard({ measured }: { measured: Measured }) {
  const [isOpen, setOpen] = useState(false)
  const { measure } = measured
  const { title, about } = MEASURE_WORDS[measure]
  const percent = percentOf(measured)
  return (
    <Card as="section" aria-labelledby={measure}>
      <h2 id={measure} className="text-h3 font-extrabold">
        {title}
      </h2>
      {percent !== null && <p className="mt-1 text-h1 font-extrabold tabular-nums">{percent}</p>}
      <p className="mt-1 font-semibold">{countWords(measured)}</p>
      <p className="mt-1 text-small text-pretty text-text-2">{about}</p>
      {measured.of > 0 && (
        <Button
          look="outline"
          aria-expanded={isOpen}
          aria-describedby={measure}
          onClick={() => setOpen(!isOpen)}
          className="mt-4"
        >
          {isOpen ? 'Hide orders' : 'See orders'}
        </Button>
      )}
      {isOpen && <MeasureOrders measure={measure} />}
    </Card>
  )
}
