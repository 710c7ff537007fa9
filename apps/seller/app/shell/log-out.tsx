import { shopSession } from '@ahia/shop-session/shop-session'
import { Button } from '@ahia/ui/button'
import { classNames } from '@ahia/ui/class-names'
import { Icon } from '@ahia/ui/icon'
import { Dialog } from '@ahia/ui/overlays/dialog'
import { useState } from 'react'
import { forgetPhotos } from '#offline/photos.ts'
import { forgetQueue } from '#offline/queue.ts'
import { forgetSeenParts } from '#offline/seen-parts.ts'
import { useQueue } from '#offline/use-queue.ts'
import { forgetOrders } from '#orders/offline/forget-orders.ts'
import { forgetProducts } from '#products/forget-products.ts'
import { forgetSetUp } from '#session/set-up.ts'
import { forgetTabCounts } from '#session/tab-counts.ts'
import { forgetStock } from '#stock/offline/seen-stock.ts'

/** SELL-56: nothing of the shop stays on the phone; what was not sent yet is not lost without a word. */
export function LogOut({ className }: { className?: string }) {
  const { waiting } = useQueue()
  const [isAsking, setAsking] = useState(false)
  const leave = async () => {
    await forgetQueue()
    await Promise.all([forgetOrders(), forgetStock(), forgetPhotos()])
    await forgetSetUp()
    forgetTabCounts()
    forgetProducts()
    forgetSeenParts()
    shopSession.end()
  }
  return (
    <>
      <button
        type="button"
        onClick={() => (waiting.length > 0 ? setAsking(true) : void leave())}
        className={classNames(
          'inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold text-brand-text hover:bg-brand-soft',
          className,
        )}
      >
        <Icon name="logOut" />
        Sign out
      </button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Not everything is sent yet"
        actions={
          <>
            <Button look="outline" onClick={() => void leave()}>
              Sign out anyway
            </Button>
            <Button onClick={() => setAsking(false)}>Stay signed in</Button>
          </>
        }
      >
        {waiting.length === 1 ? '1 change is' : `${waiting.length} changes are`} waiting to be sent. If you
        sign out now, you'll lose what isn't sent.
      </Dialog>
    </>
  )
}
