import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { Icon } from '../icon.tsx'
import { ToastRegion } from './toast.tsx'

type DialogProps = {
  open: boolean
  /** Escape, × and the backdrop only request it: the owner may decline, for example while text is unsaved. */
  onClose: () => void
  title: string
  children: ReactNode
  actions?: ReactNode
}

/**
 * A modal on wide screens, a sheet from the bottom on phones. The browser traps the focus and restores it, so the
 * element stays mounted while closed; tokens.css stops the page behind from scrolling.
 */
export function Dialog({ open, onClose, title, children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const isDrawn = useModal(dialog, open)
  const backdrop = useBackdropPress(onClose)

  const askToClose = (event: SyntheticEvent) => {
    if (!isOwn(event)) return
    event.preventDefault()
    onClose()
  }
  // A browser may close without asking (a second Escape); then the owner has to be notified.
  const followBrowser = (event: SyntheticEvent) => {
    if (open && isOwn(event)) onClose()
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={askToClose}
      onClose={followBrowser}
      {...backdrop}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none flex-col items-center justify-end overflow-hidden bg-transparent text-text backdrop:bg-veil open:flex lg:justify-center"
    >
      {isDrawn && (
        <>
          <ToastRegion place="above" />
          <div
            hidden={!open}
            className="flex max-h-[90dvh] min-h-0 w-full animate-sheet flex-col rounded-t-sheet border border-border bg-surface shadow-e3 lg:w-130 lg:rounded-b-sheet"
          >
            <div className="flex items-start justify-between gap-4 p-5 pb-3">
              <h2 id={titleId} className="text-h3 font-extrabold">
                {title}
              </h2>
              <CloseButton onClose={onClose} />
            </div>
            <div className="overflow-y-auto px-5 pb-5">{children}</div>
            {actions && (
              <div className="flex flex-wrap justify-end gap-3 border-t border-border p-5">{actions}</div>
            )}
          </div>
        </>
      )}
    </dialog>
  )
}

/** False for events that bubble up from inside: a click, a cancelled file choice, a nested dialog that closes. */
const isOwn = ({ target, currentTarget }: SyntheticEvent): boolean => target === currentTarget

function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <button
      type="button"
      aria-label="Close"
      onClick={onClose}
      className="-m-2 grid size-11 place-items-center rounded-control text-text-2 hover:bg-surface-2"
    >
      <Icon name="close" />
    </button>
  )
}

/** Returns whether its content is to be drawn. */
function useModal(dialog: React.RefObject<HTMLDialogElement | null>, open: boolean): boolean {
  const [isDrawn, setDrawn] = useState(open)
  if (open && !isDrawn) setDrawn(true)
  const isWanted = useRef(open)
  isWanted.current = open
  useEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    if (!element.open) element.showModal()
    // To take the content away and to make the page usable again, most of the page is styled again, a tenth of a second on
    // a cheap phone. First the content is hidden, and the page shows what the press has done.
    return () =>
      afterPaint(() => {
        if (isWanted.current && element.isConnected) return
        element.close()
        setDrawn(false)
      })
  }, [dialog, open])
  return isDrawn
}

const afterPaint = (act: () => void): void => void requestAnimationFrame(() => setTimeout(act))

/** A press that begins inside, for example to select text, and ends outside must not close the dialog. */
function useBackdropPress(onClose: () => void) {
  const began = useRef(false)
  return {
    onPointerDown: (event: React.PointerEvent<HTMLDialogElement>) => {
      began.current = isOwn(event)
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (began.current && isOwn(event)) onClose()
      began.current = false
    },
  }
}
