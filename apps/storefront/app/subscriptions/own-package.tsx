import { getSubscription, type Subscription } from '@ahia/contracts/subscriptions'
import { formatNaira } from '@ahia/money/format-naira'
import { fromNaira } from '@ahia/money/naira'
import { PERIOD_LABELS, TIER_PERKS, TRIAL_MONTHS, UNSUBSCRIBED_PERCENT } from '@ahia/reference/packages'
import { lagosDate } from '@ahia/rules/lagos-date'
import { shopSession } from '@ahia/shop-session/shop-session'
import { buttonClass } from '@ahia/ui/button'
import { Card } from '@ahia/ui/card'
import { Link } from '@ahia/web/components/link'
import { LoadedPart } from '@ahia/web/components/loaded-part'
import { useOwnPart } from '@ahia/web/parts/use-part'

const FAILED = "We couldn't load your package."

/** MERCH-06: the shop's package, until when it is free and what comes then. */
export function OwnPackage({ choosePath }: { choosePath: string }) {
  const { part, reload } = useOwnPart((signal) => shopSession.call(getSubscription, {}, { signal }), FAILED)
  return (
    <Card as="section" aria-labelledby="own-package">
      <h2 id="own-package" className="text-h3 font-extrabold">
        Your package
      </h2>
      <div className="mt-3">
        <LoadedPart part={part} reload={reload}>
          {({ subscription }) =>
            subscription ? <Subscribed {...subscription} /> : <Unsubscribed choosePath={choosePath} />
          }
        </LoadedPart>
      </div>
    </Card>
  )
}

function Unsubscribed({ choosePath }: { choosePath: string }) {
  return (
    <>
      <p className="text-pretty">No subscription: we keep {UNSUBSCRIBED_PERCENT}% of gross sales.</p>
      <Link to={choosePath} className={`mt-4 ${buttonClass('outline')}`}>
        Choose a package
      </Link>
    </>
  )
}

/** For shops that have chosen a package. */
export function Subscribed(subscription: Subscription) {
  const { package: tier, period, nextInvoice, periodEndsAt } = subscription
  return (
    <>
      <p className="text-lead font-semibold">{TIER_PERKS[tier].name}</p>
      <p className="mt-1 text-pretty">{statusText(subscription)}</p>
      {nextInvoice && (
        <p className="mt-1 text-pretty text-text-2">
          {periodEndsAt ? `Next invoice on ${lagosDate(periodEndsAt)}` : 'The first invoice comes after them'}
          : {formatNaira(fromNaira(nextInvoice.total))}. You pay {PERIOD_LABELS[period].toLowerCase()}.
        </p>
      )}
    </>
  )
}

function statusText({ status, trialEndsAt, periodEndsAt }: Subscription): string {
  if (status === 'CHOSEN') return `Your ${TRIAL_MONTHS} free months start when your first product goes live.`
  if (status === 'TRIALING' && trialEndsAt) return `Free until ${lagosDate(trialEndsAt)}.`
  if (status === 'ACTIVE' && periodEndsAt) return `Paid until ${lagosDate(periodEndsAt)}.`
  if (status === 'PAST_DUE')
    return "You have an unpaid invoice. We'll deduct it from your sales once they're delivered and the return window has closed."
  return `Your package has ended. Without one, we keep ${UNSUBSCRIBED_PERCENT}% of gross sales.`
}
