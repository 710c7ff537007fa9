import { messageOf } from '@ahia/contracts/api-error'
import { listOrderDisputes } from '@ahia/contracts/disputes'
import type { Dispute } from '@ahia/contracts/shapes/dispute'
import type { Order } from '@ahia/contracts/shapes/order'
import { Banner } from '@ahia/ui/banner'
import { Button } from '@ahia/ui/button'
import { Skeleton } from '@ahia/ui/skeleton'
import { useCallback, useEffect, useState } from 'react'
import { call } from '#session/customer-session.ts'
import { DisputeCard } from './dispute-card.tsx'

type Loaded =
  | { state: 'loading' }
  | { state: 'ready'; disputes: readonly Dispute[] }
  | { state: 'failed'; message: string }

/** The complaints about an order, first things first. */
export function DisputeList({ order, onOutdated }: { order: Order; onOutdated: () => void }) {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' })
  const { _id: id, timeline } = order
  const load = useCallback(() => {
    setLoaded((before) => (before.state === 'ready' ? before : { state: 'loading' }))
    call(listOrderDisputes, { id }).then(
      ({ disputes }) => setLoaded({ state: 'ready', disputes }),
      (error: unknown) =>
        setLoaded({ state: 'failed', message: messageOf(error, "We couldn't load your complaint.") }),
    )
  }, [id])
  // A new step of the order may be a decision.
  useEffect(load, [load, timeline.length])
  if (loaded.state === 'loading') return <Skeleton className="h-40" />
  if (loaded.state === 'failed')
    return (
      <Banner tone="danger" role="alert">
        {loaded.message}{' '}
        <Button look="outline" onClick={load}>
          Try again
        </Button>
      </Banner>
    )
  const replace = (changed: Dispute) => {
    setLoaded({
      state: 'ready',
      disputes: loaded.disputes.map((one) => (one._id === changed._id ? changed : one)),
    })
    if (changed.stage === 'APPEALED') onOutdated()
  }
  return loaded.disputes.map((dispute) => (
    <DisputeCard key={dispute._id} dispute={dispute} isNamed={order.items.length > 1} onChanged={replace} />
  ))
}
