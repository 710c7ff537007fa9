import { getShopClosing, keepShop, type ShopClosing } from '@ahia/contracts/seller/shop-settings'
import { lagosDate } from '@ahia/rules/lagos-date'
import { shopSession } from '@ahia/shop-session/shop-session'
import { Button } from '@ahia/ui/button'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { LoadedPart } from '@ahia/web/components/loaded-part'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { useOwnPart } from '@ahia/web/parts/use-part'
import { CloseDialog } from './close-dialog.tsx'
import { OpenBusiness } from './open-business.tsx'
import { SectionCard } from './section-card.tsx'

type ClosingSectionProps = { email: string; onClosed: () => void }

/** SELL-53: closes the account, or keeps it while it is closing. */
export function ClosingSection({ email, onClosed }: ClosingSectionProps) {
  const { part, reload } = useOwnPart(
    (signal) => shopSession.call(getShopClosing, {}, { signal }),
    "We couldn't check what is still open.",
  )
  return (
    <SectionCard title="Close your account">
      <LoadedPart part={part} reload={reload}>
        {(closing) =>
          closing.closesAt === null ? (
            <NotClosing closing={closing} email={email} onClosed={onClosed} onNotice={reload} />
          ) : (
            <IsClosing closesAt={closing.closesAt} open={closing.open} onKept={reload} />
          )
        }
      </LoadedPart>
    </SectionCard>
  )
}

type NotClosingProps = ClosingSectionProps & { closing: ShopClosing; onNotice: () => void }

function NotClosing({ closing, ...rest }: NotClosingProps) {
  return (
    <>
      <p className="mb-4 text-text-2">
        {closing.closesAtOnce
          ? "Shoppers haven't seen your shop yet, so your account closes right away."
          : 'Your products go off sale right away, and your account closes a month later. You can change your mind until then.'}
      </p>
      <OpenBusiness open={closing.open} />
      <CloseDialog closing={closing} {...rest} />
    </>
  )
}

type IsClosingProps = { closesAt: string; open: ShopClosing['open']; onKept: () => void }

function IsClosing({ closesAt, open, onKept }: IsClosingProps) {
  const attempt = useAttempt("We couldn't keep your shop.")
  const keep = () =>
    attempt.run(async (signal) => {
      await shopSession.call(keepShop, {}, { signal })
      onKept()
    })
  return (
    <>
      <p className="mb-4">
        Your products are off sale, and your account closes on{' '}
        <time dateTime={closesAt} className="font-semibold">
          {lagosDate(closesAt)}
        </time>
        .
      </p>
      <OpenBusiness open={open} />
      <Button busy={attempt.state.step === 'busy'} busyLabel="Keeping..." onClick={keep}>
        Keep my shop
      </Button>
      <AttemptFailure attempt={attempt} />
    </>
  )
}
