import { Card } from '@ahia/ui/card'
import { LoadedPart } from '@ahia/web/components/loaded-part'
import { useOwnPart } from '@ahia/web/parts/use-part'
import type { ReactNode } from 'react'
import { useHashArrival } from './use-hash-arrival.ts'

type ShopCardProps<Value> = {
  /** Links lead to it with this hash; its heading is `<id>-title`. */
  id: string
  title: string
  intro?: ReactNode
  load: (signal: AbortSignal) => Promise<Value>
  /** Shown when loading failed without a message. */
  failed: string
  children: (first: Value) => ReactNode
}

/** One thing that a shop decides about itself, loaded on its own. */
export function ShopCard<Value>({ id, title, intro, load, failed, children }: ShopCardProps<Value>) {
  const loaded = useOwnPart(load, failed)
  return (
    <Card as="section" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="mb-2 text-h3 font-extrabold">
        {title}
      </h2>
      {intro && <p className="mb-3 text-pretty text-text-2">{intro}</p>}
      {/* The room that most of them need, so that little moves when it is loaded. */}
      <div className="min-h-40 sm:min-h-28">
        <LoadedPart {...loaded}>{(first) => <Arrival id={id}>{children(first)}</Arrival>}</LoadedPart>
      </div>
    </Card>
  )
}

function Arrival({ id, children }: { id: string; children: ReactNode }) {
  useHashArrival(id)
  return children
}
