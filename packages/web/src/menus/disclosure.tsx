import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { flushSync } from 'react-dom'
import { useIsLive } from '../browser/use-is-live.ts'
import { useDisclosure } from './use-disclosure.ts'
import { usePeek } from './use-peek.ts'
import { walkWithArrows } from './walk-with-arrows.ts'

type DisclosureProps = {
  /** The content of the button. */
  opener: ReactNode
  /** The accessible name of a button without text. */
  label?: string | undefined
  openerClass: string
  className?: string | undefined
  opensOn?: 'press' | 'press-or-hover'
  closesOn?: 'leaving' | 'leaving-or-scrolling'
  /** Announces the panel as a menu; opened by keyboard, it takes the focus. */
  popup?: 'menu' | undefined
  children: ReactNode
}

/**
 * A button that shows a panel. Before scripts run, and without them, it is the browser's own `<details>`, which looks
 * the same; what was open or focused by then stays so.
 */
export function Disclosure(props: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const before = useRef({ isOpen: false, isFocused: false })
  const isLive = useIsLive()
  useLayoutEffect(() => {
    const element = details.current
    if (element)
      before.current = { isOpen: element.open, isFocused: element.contains(document.activeElement) }
  })
  if (isLive) return <LiveDisclosure {...props} before={before} />
  return (
    <details ref={details} data-closes-on={props.closesOn ?? 'leaving'} className={props.className}>
      <summary aria-label={props.label} className={`list-none ${props.openerClass}`}>
        {props.opener}
      </summary>
      {props.children}
    </details>
  )
}

type LiveProps = DisclosureProps & { before: RefObject<{ isOpen: boolean; isFocused: boolean }> }

function LiveDisclosure({ before, opensOn = 'press', closesOn = 'leaving', ...props }: LiveProps) {
  const frame = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const panelId = useId()
  const disclosure = useDisclosure({ frame, opener, closesOn })
  const peeking = usePeek(disclosure)
  const { open, close } = disclosure

  useLayoutEffect(() => {
    if (before.current.isFocused) opener.current?.focus({ preventScroll: true })
    if (before.current.isOpen) open()
  }, [])

  const enterPanel = () => {
    flushSync(open)
    if (panel.current) walkWithArrows(panel.current, 'Home')
  }
  const onPress = ({ detail }: MouseEvent) => {
    const isByKeyboard = detail === 0
    if (props.popup === 'menu' && isByKeyboard && !disclosure.isOpen) enterPanel()
    else disclosure.press()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    const isOnOpener = event.target === opener.current
    if (isOnOpener && event.key === 'ArrowDown') enterPanel()
    else if (isOnOpener || !panel.current || !walkWithArrows(panel.current, event.key)) return
    event.preventDefault()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles the arrow keys of what is inside
    <div
      ref={frame}
      onKeyDown={onKeyDown}
      className={props.className}
      {...(opensOn === 'press-or-hover' ? peeking : {})}
    >
      <button
        ref={opener}
        type="button"
        aria-label={props.label}
        aria-haspopup={props.popup}
        aria-expanded={disclosure.isOpen}
        aria-controls={panelId}
        onClick={onPress}
        className={props.openerClass}
      >
        {props.opener}
      </button>
      {disclosure.isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: handles the links and the veil inside
        <div ref={panel} id={panelId} data-panel onClick={({ target }) => leadsAway(target) && close()}>
          {props.children}
        </div>
      )}
    </div>
  )
}

/** A link, or the backdrop that a panel lays over the page. */
const leadsAway = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('a, [data-veil]') !== null
