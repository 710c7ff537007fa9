import { Button, buttonClass } from '@ahia/ui/button'
import { Icon } from '@ahia/ui/icon'
import { Skeleton, SkeletonGroup } from '@ahia/ui/skeleton'
import { StatePanel } from '@ahia/ui/state-panel'
import { useNetwork } from '@ahia/web/browser/use-network'
import { StillWorking } from '@ahia/web/components/still-working'

/** WIN-86: as high as the first group, with its heading. */
export function ProfileLoading() {
  return (
    <>
      <noscript>
        <p className="rounded-card border border-border bg-surface p-5">
          To see your profile, turn on JavaScript in your browser. You can still browse the shops.
        </p>
      </noscript>
      <div className="relative noscript:hidden">
        <StillWorking />
        <SkeletonGroup label="Loading profile">
          <div className="grid gap-6 lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-8">
            <Skeleton className="h-26 rounded-card lg:h-50" />
            <div>
              <p className="mb-3 flex min-h-12 items-center text-h2 font-extrabold">Your details</p>
              <Skeleton className="h-150 rounded-card lg:h-85" />
            </div>
          </div>
        </SkeletonGroup>
      </div>
    </>
  )
}

export function ProfileFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  const isOnline = useNetwork() !== 'offline'
  return (
    <StatePanel
      alert
      title={isOnline ? 'Oops! Something went wrong' : "You're offline."}
      actions={<Button onClick={onRetry}>Try Again</Button>}
    >
      {isOnline ? message : 'Your profile is safe with us. Go online to see it.'}
    </StatePanel>
  )
}

/** One section could not be loaded; the others work. */
export function SectionFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-danger">{message}</p>
      <Button look="outline" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  )
}

/** PROF-06: the last message. The link loads a new document, so no personal data stays in memory. */
export function AccountGone() {
  return (
    <StatePanel
      headingLevel="h1"
      art={<Icon name="check" className="p-6" />}
      title="Your account is deleted"
      actions={
        <a href="/" className={buttonClass()}>
          Go Home
        </a>
      }
    >
      You're signed out everywhere. We'll send you one last email to confirm.
    </StatePanel>
  )
}
