import type { ProductId } from '@ahia/contracts/ids'
import { getListing } from '@ahia/contracts/seller/listings'
import { shopSession } from '@ahia/shop-session/shop-session'
import { Button, buttonClass } from '@ahia/ui/button'
import { StatePanel } from '@ahia/ui/state-panel'
import { BackLink } from '@ahia/web/components/back-link'
import { Link } from '@ahia/web/components/link'
import { LoadFailed, Loading } from '@ahia/web/components/load-states'
import { useOwnPart } from '@ahia/web/parts/use-part'
import { type ReactNode, useState } from 'react'
import { Editor } from './editor.tsx'
import { forgetListingDraft, readListingDraft } from './saving/listing-draft.ts'

/** Null for a new product. Give it the id as its key. */
export function OpenListing({ id }: { id: string | null }) {
  return id === null ? <NewListing /> : <KnownListing id={id as ProductId} />
}

/** SELL-11: what was typed before the tab was closed is still here. */
function NewListing() {
  const [draft, setDraft] = useState(() => readListingDraft(null))
  const [tries, setTries] = useState(0)
  const startAgain = () => {
    forgetListingDraft(null)
    setDraft(null)
    setTries(tries + 1)
  }
  return (
    <>
      {draft && (
        <div className="mb-4 flex max-w-reading flex-wrap items-center justify-between gap-3 rounded-control bg-info-soft p-3">
          <p>We've kept what you typed before.</p>
          <Button look="outline" onClick={startAgain}>
            Start again
          </Button>
        </div>
      )}
      <Editor key={tries} listing={null} draft={draft} isFromPhone={false} />
    </>
  )
}

const NOT_FOUND = 404

function KnownListing({ id }: { id: ProductId }) {
  const [draft] = useState(() => readListingDraft(id))
  const { part, reload } = useOwnPart(
    (signal) => shopSession.call(getListing, { id }, { signal }),
    "We couldn't load this product.",
  )
  if (part.state === 'loading')
    return <Loading label="Loading your product" boxes={['h-11', 'h-64', 'h-96']} />
  if (part.state === 'ready') return <Editor listing={part.value.product} draft={draft} isFromPhone={false} />
  if (part.status === NOT_FOUND)
    return (
      <WithWayBack>
        <NoProduct />
      </WithWayBack>
    )
  if (draft?.listing && part.status === null)
    return <Editor listing={draft.listing} draft={draft} isFromPhone />
  return (
    <WithWayBack>
      <LoadFailed
        title="We couldn't load this product"
        offline="You're offline. Go online to edit this product."
        message={part.message}
        onRetry={reload}
      />
    </WithWayBack>
  )
}

const WithWayBack = ({ children }: { children: ReactNode }) => (
  <div className="max-w-reading">
    <BackLink to="/seller/products">Products</BackLink>
    {children}
  </div>
)

function NoProduct() {
  return (
    <StatePanel
      title="We can't find this product"
      actions={
        <Link to="/seller/products" className={buttonClass()}>
          See your products
        </Link>
      }
    >
      It may have been removed.
    </StatePanel>
  )
}
