import { messageOf } from '@ahia/contracts/api-error'
import { listSellerDisputes } from '@ahia/contracts/seller/seller-disputes'
import type { Dispute } from '@ahia/contracts/shapes/dispute'
import { shopSession } from '@ahia/shop-session/shop-session'
import { Banner } from '@ahia/ui/banner'
import { Button } from '@ahia/ui/button'
import { Card } from '@ahia/ui/card'
import { useCallback, useEffect, useState } from 'react'
import type { ShownOrder } from '../offline/apply-commands.rules.ts'
import { DisputeThread } from './dispute-thread.tsx'

type Loaded =
  | { state: 'loading' }
  | { state: 'ready'; disputes: readonly Dispute[] }
  | { state: 'failed'; message: string }

/** ADMIN-24: complaints about an order, where it was delivered and there are any. */
export function DisputeSection({ order }: { order: Pick<ShownOrder, '_id' | 'parcel'> }) {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' })
  const { _id: id, parcel } = order
  const isDelivered = parcel.status === 'DELIVERED'
  const load = useCallback(() => {
    if (!isDelivered) return
    setLoaded({ state: 'loading' })
    shopSession.call(listSellerDisputes, { id }).then(
      ({ disputes }) => setLoaded({ state: 'ready', disputes }),
      (error: unknown) =>
        setLoaded({ state: 'failed', message: messageOf(error, "We couldn't load the complaints.") }),
    )
  }, [id, isDelivered])
  useEffect(load, [load])
  if (!isDelivered || loaded.state === 'loading') return null
  if (loaded.state === 'failed')
    return (
      <Banner tone="warn" role="alert">
        {loaded.message} You can see them when you're online.{' '}
        <Button look="outline" onClick={load}>
          Try again
        </Button>
      </Banner>
    )
  const replace = (changed: Dispute) =>
    setLoaded({
      state: 'ready',
      disputes: loaded.disputes.map((one) => (one._id === changed._id ? changed : one)),
    })
  return loaded.disputes.map((dispute) => (
    <Card key={dispute._id} as="section" aria-labelledby={`dispute-${dispute._id}`}>
      <h2 id={`dispute-${dispute._id}`} className="mb-3 text-h3 font-extrabold">
        {dispute.kind === 'RETURN'
          ? 'The customer wants to return something'
          : 'The customer has a complaint'}
      </h2>
      <DisputeThread dispute={dispute} onChanged={replace} />
    </Card>
  ))
}
