import { type ComponentType, type MouseEvent, useState } from 'react'
import { flushSync } from 'react-dom'

type PrivacyDialogProps = { open: boolean; onClose: () => void }

const PRIVACY_PATH = '/privacy'

/** AUTH-02: opens over the form, so that nothing typed is lost. The text is fetched when somebody wants to read it. */
export function PrivacyLink() {
  const [Dialog, setDialog] = useState<ComponentType<PrivacyDialogProps> | null>(null)
  const [isOpen, setOpen] = useState(false)

  const open = async (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return // a tab of its own is what they asked for
    event.preventDefault()
    try {
      const { PrivacyDialog } = await import('./privacy-dialog.tsx')
      // First there, then open: React's double check in development closes what it finds open at its birth.
      flushSync(() => setDialog(() => PrivacyDialog))
      setOpen(true)
    } catch {
      location.assign(PRIVACY_PATH) // the page says the same
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
