import { getOrderPhoto } from '@ahia/contracts/orders'
import type { Order } from '@ahia/contracts/shapes/order'
import { Button } from '@ahia/ui/button'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { useState } from 'react'
import { call } from '#session/customer-session.ts'

/** SELL-31: what the shop handed over, loaded on a tap. */
export function HandOverPhoto({ order }: { order: Order }) {
  const [photo, setPhoto] = useState<string | null>(null)
  const attempt = useAttempt("We couldn't load the photo.")
  const load = () =>
    attempt.run(async (signal) => setPhoto((await call(getOrderPhoto, { id: order._id }, { signal })).photo))
  if (photo !== null)
    return (
      <img
        src={`data:image/avif;base64,${photo}`}
        alt="What the shop handed over"
        width={960}
        height={960}
        className="h-auto w-full max-w-80 rounded-card border border-border"
      />
    )
  return (
    <div className="grid gap-2">
      <Button
        look="outline"
        className="justify-self-start"
        busy={attempt.state.step === 'busy'}
        busyLabel="Loading..."
        onClick={load}
      >
        See the shop's photo
      </Button>
      <AttemptFailure attempt={attempt} />
    </div>
  )
}
