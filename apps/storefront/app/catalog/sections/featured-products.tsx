import { buttonClass } from '@ahia/ui/button'
import { StatePanel } from '@ahia/ui/state-panel'
import { Link } from '@ahia/web/components/link'
import { LISTING_PATH } from '../categories/listing-address.ts'
import { AskAgainForm } from '../retry/ask-again-form.tsx'
import { RetryCountdown } from '../retry/retry-countdown.tsx'
import { EmptyBasket, SnappedThread } from './featured-art.tsx'

/** HOME-07: the message when the failure itself has none. */
export const FEATURED_FAILED = 'An error occurred while fetching featured products'

type FeaturedFailedProps = {
  message: string
  retryInMs: number | null
  onRetry: () => void
  /** Announced after a press, because the person who pressed the button is waiting for the result. */
  hasRetried: boolean
}

/** HOME-06, HOME-07: instead of the products when they did not load, with the next retry. */
export function FeaturedFailed({ message, retryInMs, onRetry, hasRetried }: FeaturedFailedProps) {
  return (
    <>
      <StatePanel
        alert={hasRetried}
        art={<SnappedThread />}
        title="Oops! Something went wrong"
        headingLevel="h3"
        actions={<AskAgainForm label="Try Again" onAsk={onRetry} />}
      >
        {message}
      </StatePanel>
      {retryInMs !== null && <RetryCountdown key={retryInMs} ms={retryInMs} />}
    </>
  )
}

/** HOME-06: instead of the products when there are none. */
export function FeaturedEmpty({ onRefresh }: { onRefresh: () => void }) {
  return (
    <StatePanel
      art={<EmptyBasket />}
      title="No Featured Products Yet"
      headingLevel="h3"
      actions={
        <>
          <AskAgainForm label="Refresh" onAsk={onRefresh} />
          <Link to={LISTING_PATH} className={buttonClass('outline')}>
            Browse All Products
          </Link>
        </>
      }
    >
      Featured products from our shops will appear here.
    </StatePanel>
  )
}
