import { type ComponentType, type MouseEvent, useState } from 'react'
import { flushSync } from 'react-dom'

type PrivacyDialogProps = { open: boolean; onClose: () => void }

const PRIVACY_PATH = '/privacy'

/** AUTH-02: opens over the form, so that nothing typed is lost. The text is fetched when somebody opens it. */
export function PrivacyLink() {
  const [Dialog, setDialog] = useState<ComponentType<PrivacyDialogProps> | null>(null)
  const [isOpen, setOpen] = useState(false)

  const open = async (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return // a new tab is what they asked for
    event.preventDefault()
    try {
      const { PrivacyDialog } = await import('./privacy-dialog.tsx')
      // Mount first, then open: React's Strict Mode closes a dialog that is open when it mounts.
      flushSync(() => setDialog(() => PrivacyDialog))
      setOpen(true)
    } catch {
      location.assign(PRIVACY_PATH) // the page has the same text
    }
  }
  return (
    <>
      <a
        href={PRIVACY_PATH}
        aria-haspopup="dialog"
        onClick={(event) => void open(event)}
        className="inline-flex min-h-11 items-center font-semibold text-brand-text underline"
      >
        Privacy Policy
      </a>
      {Dialog && <Dialog open={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
