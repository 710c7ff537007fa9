import { type ComponentType, useEffect, useState } from 'react'
import { firstSign } from '#platform/asleep.ts'

type Line = ComponentType<{ productId: string }>

/**
 * ＋ Keeps the room of the delivery line, which only this browser can fill in: it knows where things go. Its script comes
 * once somebody is there, and the page does without where it does not come.
 */
export function DeliveryPlace({ productId }: { productId: string }) {
  const [Line, setLine] = useState<Line | null>(null)
  useEffect(() => {
    const bring = async () => {
      await firstSign
      const { DeliveryLine } = await import('./delivery-line.tsx')
      setLine(() => DeliveryLine)
    }
    bring().catch(() => {})
  }, [])
  return <div className="min-h-17 sm:min-h-11 noscript:hidden">{Line && <Line productId={productId} />}</div>
}
