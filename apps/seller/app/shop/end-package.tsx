import { endPackage, type PackageState, resumePackage } from '@ahia/contracts/seller/package'
import type { Subscription } from '@ahia/contracts/subscriptions'
import { lagosDate } from '@ahia/rules/lagos-date'
import { shopSession } from '@ahia/shop-session/shop-session'
import { Button } from '@ahia/ui/button'
import { Dialog } from '@ahia/ui/overlays/dialog'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { useAttemptDialog } from '@ahia/web/passwords/use-attempt-dialog'
import { useRequestKey } from '#session/use-request-key.ts'

type EndPackageProps = {
  state: PackageState
  subscription: Subscription
  onSaved: (saved: PackageState, words: string) => void
}

/** SELL-52: ends the package, or keeps one that is ending. */
export function EndPackage(props: EndPackageProps) {
  const { status } = props.subscription
  if (status === 'ENDED' || status === 'CHOSEN') return null
  return props.state.isEnding ? <KeepPackage {...props} /> : <EndDialog {...props} />
}

function KeepPackage({ subscription, onSaved }: EndPackageProps) {
  const attempt = useAttempt("We couldn't keep your package.")
  const keyOf = useRequestKey()
  const keep = () =>
    attempt.run(async (signal) => {
      const { package: tier, period } = subscription
      const request = { requestKey: keyOf('keep'), package: tier, period }
      onSaved(await shopSession.call(resumePackage, request, { signal }), 'Your package continues.')
    })
  return (
    <div>
      <Button busy={attempt.state.step === 'busy'} busyLabel="Saving..." onClick={keep}>
        Keep my package
      </Button>
      <AttemptFailure attempt={attempt} />
    </div>
  )
}

function EndDialog({ subscription, onSaved }: EndPackageProps) {
  const attempt = useAttempt("We couldn't end your package.")
  const dialog = useAttemptDialog(attempt)
  const keyOf = useRequestKey()
  const end = () =>
    attempt.run(async (signal) => {
      const saved = await shopSession.call(endPackage, { requestKey: keyOf('end') }, { signal })
      dialog.close()
      onSaved(saved, '')
    })
  return (
    <>
      <Button look="outline" onClick={dialog.open}>
        End package
      </Button>
      <Dialog
        open={dialog.isOpen}
        onClose={dialog.close}
        title="End your package?"
        actions={
          <>
            <Button look="outline" disabled={dialog.isBusy} onClick={dialog.close}>
              Keep my package
            </Button>
            <Button look="danger" busy={dialog.isBusy} busyLabel="Ending..." onClick={end}>
              End package
            </Button>
          </>
        }
      >
        <p>{endWords(subscription)}</p>
        <AttemptFailure attempt={attempt} />
      </Dialog>
    </>
  )
}

function endWords({ status, periodEndsAt }: Subscription): string {
  if (status === 'PAST_DUE' || periodEndsAt === null)
    return 'Your package ends now, and you no longer owe its last invoice. You can resume it later, without free months.'
  return `You keep your package until ${lagosDate(periodEndsAt)}. After that you sell without one. You can resume it later, without free months.`
}
