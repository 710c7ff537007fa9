import { Button, buttonClass } from '@ahia/ui/button'
import { LineArt } from '@ahia/ui/line-art'
import { StatePanel } from '@ahia/ui/state-panel'
import { Link } from '@ahia/web/components/link'
import type { SubmitEvent } from 'react'

export function ShopNotFound() {
  return (
    <StatePanel
      title="Shop Not Found"
      headingLevel="h1"
      art={<ClosedStall />}
      actions={
        <Link to="/products" className={buttonClass()}>
          Browse Products
        </Link>
      }
    >
      The shop you're looking for doesn't exist or has closed.
    </StatePanel>
  )
}

/** Its products may still load, so only the head of the page is missing. */
export function ShopFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  const retry = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onRetry()
  }
  return (
    <StatePanel
      title="Oops! Something went wrong"
      headingLevel="h1"
      actions={
        <form onSubmit={retry}>
          <Button type="submit">Try Again</Button>
        </form>
      }
    >
      {message}
    </StatePanel>
  )
}

function ClosedStall() {
  return (
    <LineArt>
      <path d="M22 54v44h76V54M16 48l10-24h68l10 24a11 11 0 0 1-22 0 11 11 0 0 1-22 0 11 11 0 0 1-22 0 11 11 0 0 1-22 0Z" />
      <path d="M44 72h32v14H44z" className="stroke-star" />
    </LineArt>
  )
}
