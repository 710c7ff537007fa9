import { Button, buttonClass } from '@ahia/ui/button'
import { Icon } from '@ahia/ui/icon'
import { Skeleton, SkeletonGroup } from '@ahia/ui/skeleton'
import { StatePanel } from '@ahia/ui/state-panel'
import { useNetwork } from '@ahia/web/browser/use-network'
import { StillWorking } from '@ahia/web/components/still-working'

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
          <div className="grid items-start gap-6 xl:grid-cols-[2fr_1fr]">
            <div className="grid gap-6">
              <Skeleton className="h-53 rounded-card" />
              <Skeleton className="h-41 rounded-card" />
            </div>
            <Skeleton className="h-33 rounded-card" />
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
