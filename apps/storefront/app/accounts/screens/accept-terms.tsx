import { Icon } from '@ahia/ui/icon'
import { useNetwork } from '@ahia/web/browser/use-network'
import { type ComponentType, type MouseEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'

type TermsDialogProps = { open: boolean; onClose: () => void; onAccept: () => void }

/** The text, fetched when somebody opens it. */
export type LoadTerms = () => Promise<ComponentType<TermsDialogProps>>

const TERMS_PATH = '/terms#merchants'
const OFFLINE = "You're offline, but we've kept what you typed. Open the terms when you're back online."
const REQUIRED = 'Accept the terms to continue'

type AcceptTermsProps = {
  isAccepted: boolean
  onChange: (isAccepted: boolean) => void
  /** A submit was tried. */
  attempted: boolean
  loadTerms: LoadTerms
}

/** MERCH-02: a box that must be ticked, by hand or with Accept Terms below the whole text. */
export function AcceptTerms({ isAccepted, onChange, attempted, loadTerms }: AcceptTermsProps) {
  const errorId = useId()
  const isMissing = attempted && !isAccepted
  return (
    <div className="-my-2 grid gap-1">
      <div className="flex flex-wrap items-center gap-x-1">
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            name="terms"
            required
            checked={isAccepted}
            onChange={(event) => onChange(event.target.checked)}
            aria-invalid={isMissing || undefined}
            aria-describedby={isMissing ? errorId : undefined}
            className="size-5 shrink-0 accent-brand"
          />
          I accept the
        </label>
        <TermsLink loadTerms={loadTerms} onAccept={() => onChange(true)} />
      </div>
      {isMissing && (
        <p id={errorId} className="flex items-center gap-1.5 text-small font-semibold text-danger">
          <Icon name="alert" className="size-4" />
          {REQUIRED}
        </p>
      )}
    </div>
  )
}

/** Opens over the form, so that nothing typed is lost. */
function TermsLink({ loadTerms, onAccept }: { loadTerms: LoadTerms; onAccept: () => void }) {
  const [Dialog, setDialog] = useState<ComponentType<TermsDialogProps> | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const isOffline = useNetwork() === 'offline'

  const open = async (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return // a new tab is what they asked for
    event.preventDefault()
    try {
      setFailed(false)
      const Terms = await loadTerms()
      // Mount first, then open: React's Strict Mode closes a dialog that is open when it mounts.
      flushSync(() => setDialog(() => Terms))
      setOpen(true)
    } catch {
      setFailed(true) // leaving for the page with the same text would lose what is typed
    }
  }
  const loadAhead = () => void loadTerms().catch(() => {}) // the press shows the error if it fails then too
  const accept = () => {
    setOpen(false)
    onAccept()
  }
  return (
    <>
      <a
        href={TERMS_PATH}
        aria-haspopup="dialog"
        onClick={(event) => void open(event)}
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
        className="inline-flex min-h-11 items-center font-semibold text-brand-text underline"
      >
        merchant terms
      </a>
      <p role="status" className="w-full text-small font-semibold text-warn empty:hidden">
        {hasFailed && (isOffline ? OFFLINE : <OtherTab />)}
      </p>
      {Dialog && <Dialog open={isOpen} onClose={() => setOpen(false)} onAccept={accept} />}
    </>
  )
}

/** For a network that works but did not load the text. */
function OtherTab() {
  return (
    <>
      We couldn't load the terms. Try again, or{' '}
      <a
        href={TERMS_PATH}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-11 items-center underline"
      >
        read them in another tab
      </a>
      .
    </>
  )
}
