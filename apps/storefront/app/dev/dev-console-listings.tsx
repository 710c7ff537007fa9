import type { ListingInReview } from '@ahia/contracts/developers/dev-console'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { Button } from '@ahia/ui/button'
import { Card } from '@ahia/ui/card'
import { TextField } from '@ahia/ui/forms/field'
import { LISTING_DECISIONS, type ListingStep } from './dev-console-step.ts'
import type { DevConsoleSteps } from './use-dev-console-steps.ts'

type Props = { listings: ListingInReview[]; steps: DevConsoleSteps }

/** SELL-20, SELL-22: what staff decide about listings, each with a reason that the shop reads. */
export function DevConsoleListings({ listings, steps }: Props) {
  return (
    <section aria-labelledby="listings" className="mt-6">
      <h2 id="listings" className="text-h2 font-extrabold">
        Listings to check
      </h2>
      {listings.length === 0 && <p className="mt-2 text-text-2">Nothing to check.</p>}
      <ul aria-labelledby="listings" className="mt-3 grid gap-3">
        {listings.map((listing) => (
          <WaitingListing key={listing._id} listing={listing} steps={steps} />
        ))}
      </ul>
      <Card className="mt-3">
        <form onSubmit={steps.send} className="grid gap-3">
          <TextField label="Product ID" name="listing" required />
          <Decision name="any product" steps={steps} choices={['listing-down']} />
        </form>
      </Card>
    </section>
  )
}

function WaitingListing({ listing, steps }: { listing: ListingInReview; steps: DevConsoleSteps }) {
  const { _id, name, shopName, since, rule, reason, appeal, description, status } = listing
  return (
    <Card as="li" className="grid gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-extrabold wrap-anywhere">{name}</span>
        <span className="text-small text-text-2">
          {shopName}, <time dateTime={since}>{lagosMoment(since)}</time>
        </span>
      </p>
      <p className="max-w-reading text-small text-text-2 wrap-anywhere">{description}</p>
      <p className="text-small">{rule ?? reason}</p>
      {appeal !== null && <p className="text-small wrap-anywhere">The shop appeals: {appeal}</p>}
      <form onSubmit={steps.send} className="grid gap-3">
        <input type="hidden" name="listing" value={_id} />
        <Decision
          name={name}
          steps={steps}
          choices={
            status === 'IN_REVIEW' ? ['listing-through', 'listing-back', 'listing-down'] : ['listing-restore']
          }
        />
      </form>
    </Card>
  )
}

type DecisionProps = { name: string; choices: readonly ListingStep[]; steps: DevConsoleSteps }

const Decision = ({ name, choices, steps: { sending } }: DecisionProps) => (
  <>
    <TextField label="Reason, for the shop" name="reason" required />
    <div className="flex flex-wrap gap-3">
      {choices.map((step) => (
        <Button
          key={step}
          type="submit"
          name="step"
          value={step}
          look="outline"
          aria-label={`${LISTING_DECISIONS[step].label}: ${name}`}
          busy={sending?.get('step') === step}
        >
          {LISTING_DECISIONS[step].label}
        </Button>
      ))}
    </div>
  </>
)
