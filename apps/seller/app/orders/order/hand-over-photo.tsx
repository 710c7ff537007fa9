import { getParcelPhoto } from '@ahia/contracts/seller/order-documents'
import type { SellerOrder } from '@ahia/contracts/shapes/seller-order'
import { shopSession } from '@ahia/shop-session/shop-session'
import { Button } from '@ahia/ui/button'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { useState } from 'react'

/** SELL-31: loaded when somebody wants to see it. */
export function HandOverPhoto({ parcel }: Pick<SellerOrder, 'parcel'>) {
  const [photo, setPhoto] = useState<string | null>(null)
  const attempt = useAttempt("We couldn't load the photo.")
  const load = () =>
    attempt.run(async (signal) => {
      setPhoto((await shopSession.call(getParcelPhoto, { id: parcel._id }, { signal })).photo)
    })
  if (!parcel.hasPhoto) return null
  return (
    <div className="mt-4 grid gap-3">
      {photo === null ? (
        <Button
          look="outline"
          className="justify-self-start"
          busy={attempt.state.step === 'busy'}
          busyLabel="Loading..."
          onClick={load}
        >
          See the hand-over photo
        </Button>
      ) : (
        <img
          src={`data:image/avif;base64,${photo}`}
          alt="What was handed over"
          width={960}
          height={960}
          className="h-auto w-full max-w-100 rounded-card border border-border"
        />
      )}
      <AttemptFailure attempt={attempt} />
    </div>
  )
}
