import type { PendingShop } from '@ahia/contracts/developers/dev-console'
import { MERCHANT_CATEGORY_LABELS } from '@ahia/reference/merchant-categories'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { Button } from '@ahia/ui/button'
import { Card } from '@ahia/ui/card'
import { DEV_CONSOLE_STEPS } from './dev-console-step.ts'
import type { DevConsoleSteps } from './use-dev-console-steps.ts'

/** Shops that wait for approval or for another review. */
export function DevConsoleShops({ shops, steps }: { shops: PendingShop[]; steps: DevConsoleSteps }) {
  return (
    <section aria-labelledby="waiting-shops" className="mt-6">
      <h2 id="waiting-shops" className="text-h2 font-extrabold">
        Shops awaiting approval
      </h2>
      <ul aria-labelledby="waiting-shops" className="mt-3 grid gap-3">
        {shops.map((shop) => (
          <WaitingShop key={shop._id} shop={shop} steps={steps} />
        ))}
      </ul>
    </section>
  )
}

function WaitingShop({ shop, steps: { sending, send } }: { shop: PendingShop; steps: DevConsoleSteps }) {
  return (
    <Card as="li" className="grid gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <img
          src={shop.avatar}
          alt={`Logo of ${shop.name}`}
          width={44}
          height={44}
          className="rounded-control"
        />
        <span className="font-extrabold wrap-anywhere">{shop.name}</span>
        <span className="text-small text-text-2">
          {MERCHANT_CATEGORY_LABELS[shop.category]}, {shop.city}, {shop.country},{' '}
          <time dateTime={shop.createdAt}>{lagosMoment(shop.createdAt)}</time>
        </span>
      </p>
      <p className="max-w-reading text-small text-text-2 wrap-anywhere">{shop.description}</p>
      {shop.status === 'APPROVED' && (
        <p className="text-small">
          Already open. Its name, logo or description has changed since you approved it.
        </p>
      )}
      <form onSubmit={send}>
        <input type="hidden" name="shop" value={shop._id} />
        <input type="hidden" name="version" value={shop.version} />
        <Button
          type="submit"
          name="step"
          value={DEV_CONSOLE_STEPS.approve}
          look="outline"
          aria-label={`Approve ${shop.name}`}
          busy={sending?.get('shop') === shop._id}
        >
          Approve
        </Button>
      </form>
    </Card>
  )
}
