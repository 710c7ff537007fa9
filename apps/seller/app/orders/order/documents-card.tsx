import { getDeliveryProof, getSellerReceipt } from '@ahia/contracts/seller/order-documents'
import type { SellerOrder } from '@ahia/contracts/shapes/seller-order'
import { shopSession } from '@ahia/shop-session/shop-session'
import { Button } from '@ahia/ui/button'
import { Card } from '@ahia/ui/card'
import { saveFile } from '@ahia/web/browser/save-file'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { useAttempt } from '@ahia/web/forms/use-attempt'

type ShopDocument = typeof getSellerReceipt | typeof getDeliveryProof

/** SELL-38: what a shop keeps of an order. */
export function DocumentsCard({ order }: { order: SellerOrder }) {
  return (
    <Card as="section" aria-labelledby="documents" className="grid gap-3">
      <h2 id="documents" className="text-h3 font-extrabold">
        Documents
      </h2>
      <DocumentButton document={getSellerReceipt} order={order} label="Download receipt" />
      {order.parcel.status === 'DELIVERED' && (
        <DocumentButton document={getDeliveryProof} order={order} label="Download proof of delivery" />
      )}
    </Card>
  )
}

type DocumentButtonProps = { document: ShopDocument; order: SellerOrder; label: string }

function DocumentButton({ document, order, label }: DocumentButtonProps) {
  const attempt = useAttempt("We couldn't download the file.")
  const load = () =>
    attempt.run(async (signal) => {
      const { fileName, pdf } = await shopSession.call(document, { id: order._id }, { signal })
      const bytes = Uint8Array.from(atob(pdf), (character) => character.charCodeAt(0))
      saveFile(fileName, new Blob([bytes], { type: 'application/pdf' }))
    })
  return (
    <div className="grid gap-2">
      <Button
        look="outline"
        className="justify-self-start max-sm:w-full"
        busy={attempt.state.step === 'busy'}
        busyLabel="Downloading..."
        onClick={load}
      >
        {label}
      </Button>
      <AttemptFailure attempt={attempt} />
    </div>
  )
}
