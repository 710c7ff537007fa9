import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'

const PLACES = {
  /** From the bottom on phones; part of the page on large screens. */
  beside: {
    opener: 'lg:hidden max-lg:[html:has(&[open])]:overflow-hidden',
    panel:
      'max-lg:pointer-events-none max-lg:hidden max-lg:flex-col max-lg:justify-end max-lg:peer-open:fixed max-lg:peer-open:flex',
    frame:
      'max-lg:flex max-lg:max-h-[85dvh] max-lg:animate-sheet max-lg:flex-col max-lg:rounded-t-sheet max-lg:border max-lg:bg-surface max-lg:shadow-e3',
    head: 'max-lg:py-3 max-lg:pr-3 max-lg:pl-5 lg:pb-2',
    body: 'max-lg:overflow-y-auto max-lg:px-5 max-lg:pb-5 max-lg:[[data-follows]:not([role=dialog])_&]:hidden',
    onlyOver: 'lg:hidden',
  },
  /** From the bottom on phones, from the right on large screens. */
  over: {
    opener: '[html:has(&[open])]:overflow-hidden',
    panel: 'pointer-events-none hidden flex-col justify-end peer-open:fixed peer-open:flex lg:items-end',
    frame:
      'flex max-h-[85dvh] animate-sheet flex-col rounded-t-sheet border bg-surface shadow-e3 lg:h-full lg:max-h-none lg:w-100 lg:rounded-tr-none lg:rounded-bl-sheet',
    head: 'py-3 pr-3 pl-5',
    body: 'grow overflow-y-auto px-5 pb-5 [[data-follows]:not([role=dialog])_&]:hidden',
    onlyOver: '',
  },
} as const

type SheetProps = {
  place: keyof typeof PLACES
  /** On the button that opens it. */
  opener: ReactNode
  title: string
  children: ReactNode | ((close: () => void) => ReactNode)
  /** Stays in view at the bottom while the sheet is open. */
  footer?: (close: () => void) => ReactNode
  onClose?: () => void
}

// While it is open the button also is the backdrop: a press outside closes it, with or without scripts.
const OPENER =
  "flex min-h-11 list-none items-center justify-center gap-1.5 rounded-control border border-border-strong bg-surface px-3 text-small font-semibold whitespace-nowrap group-open:before:fixed group-open:before:inset-0 group-open:before:z-(--z-dialog) group-open:before:bg-veil group-open:before:content-[''] [&::-webkit-details-marker]:hidden"

const AS_DIALOG = { role: 'dialog', 'aria-modal': true } as const

const FOCUSABLE = 'a[href], button, input:not([type=hidden]), select, summary'

/**
 * Opens and closes without scripts, because a `details` is its switch; scripts add ×, Escape and a focus trap. The
 * panel is a sibling of the switch, so that large screens can show it without opening it.
 */
export function Sheet({ place, opener, title, children, footer, onClose }: SheetProps) {
  const look = PLACES[place]
  const titleId = useId()
  const [isOpen, setOpen] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)
  const panel = useRef<HTMLElement>(null)

  useEffect(() => {
    setOpen(details.current?.open ?? false) // it may have been opened before the scripts loaded
    // From now on a press first shows the empty sheet, and its content follows: both together are too much for one
    // frame.
    panel.current?.setAttribute('data-follows', '')
  }, [])
  useEffect(() => {
    if (isOpen) panel.current?.focus()
  }, [isOpen])

  const close = () => {
    if (details.current) details.current.open = false
  }
  const follow = () => {
    const isNowOpen = details.current?.open ?? false
    setOpen(isNowOpen)
    if (isNowOpen || !isOpen) return
    details.current?.querySelector('summary')?.focus()
    onClose?.()
  }
  const keep = (event: KeyboardEvent<HTMLElement>) => {
    if (isOpen && event.key === 'Escape') close()
    if (isOpen && event.key === 'Tab') keepFocusInside(event)
  }

  return (
    // One box around the two, or this switch would open the next sheet's panel too.
    <div className="contents">
      <details ref={details} onToggle={follow} className={classNames('peer group', look.opener)}>
        <summary className={OPENER}>{opener}</summary>
      </details>
      <section
        ref={panel}
        tabIndex={-1}
        aria-labelledby={titleId}
        {...(isOpen ? AS_DIALOG : null)}
        onKeyDown={keep}
        className={classNames('inset-0 z-(--z-dialog) outline-none', look.panel)}
      >
        <div className={classNames('pointer-events-auto w-full border-border', look.frame)}>
          <div className={classNames('flex items-center justify-between gap-4', look.head)}>
            <h2 id={titleId} className="text-h3 font-extrabold">
              {title}
            </h2>
            <button
              type="button"
              aria-label="Close"
              onClick={close}
              className={classNames(
                'grid size-11 place-items-center rounded-control text-text-2 hover:bg-surface-2 noscript:hidden',
                look.onlyOver,
              )}
            >
              <Icon name="close" />
            </button>
          </div>
          <div className={classNames('overscroll-contain', look.body)}>
            {typeof children === 'function' ? children(close) : children}
          </div>
          {footer && (
            <div className={classNames('border-t border-border p-4', look.onlyOver)}>{footer(close)}</div>
          )}
        </div>
      </section>
    </div>
  )
}

function keepFocusInside(event: KeyboardEvent<HTMLElement>) {
  const reachable = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.getClientRects().length > 0,
  )
  const leaving = event.shiftKey ? reachable.at(0) : reachable.at(-1)
  const entering = event.shiftKey ? reachable.at(-1) : reachable.at(0)
  const isAtStart = event.shiftKey && document.activeElement === event.currentTarget
  if (document.activeElement !== leaving && !isAtStart) return
  event.preventDefault()
  entering?.focus()
}
