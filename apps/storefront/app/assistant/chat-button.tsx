import { BRAND } from '@ahia/reference/brand'
import { Icon } from '@ahia/ui/icon'
import { showToast } from '@ahia/ui/overlays/show-toast'
import { useIsLive } from '@ahia/web/browser/use-is-live'
import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

export type ChatProps = { onClose: () => void }

type Chat = { step: 'closed' } | { step: 'coming' } | { step: 'open'; Panel: ComponentType<ChatProps> }
type ChatButtonProps = { load: () => Promise<ComponentType<ChatProps>> }

const LABEL = `Ask the ${BRAND.name} assistant`
const NOT_LOADED = "We couldn't open the assistant. Check your connection, then try again."

const BUSY = 'animate-shimmer repeat-infinite motion-reduce:opacity-50'

/**
 * CHAT-01. Everything of the chat but this button is fetched when it is first pressed. Before scripts run the button is
 * the browser's own `<details>`, so that an early press shows at once and is handled once they are loaded.
 */
export function ChatButton({ load }: ChatButtonProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const before = useRef({ isPressed: false, isFocused: false })
  const isLive = useIsLive()
  useLayoutEffect(() => {
    const element = details.current
    if (element)
      before.current = { isPressed: element.open, isFocused: element.contains(document.activeElement) }
  })
  if (isLive) return <LiveChatButton load={load} before={before.current} />
  return (
    <Frame>
      <details ref={details}>
        <summary aria-label={LABEL} className="chat-press">
          <Icon name="chat" className="size-7" />
        </summary>
      </details>
    </Frame>
  )
}

type LiveProps = ChatButtonProps & { before: { isPressed: boolean; isFocused: boolean } }

function LiveChatButton({ load, before }: LiveProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [chat, setChat] = useState<Chat>({ step: 'closed' })
  const isOpen = chat.step === 'open'
  useFocusAfter(button, isOpen)

  const open = () => {
    if (chat.step !== 'closed') return
    setChat({ step: 'coming' })
    load().then(
      // As a transition, so that it is shown together with its styles.
      (Panel) => startTransition(() => setChat({ step: 'open', Panel })),
      () => {
        setChat({ step: 'closed' })
        showToast({ kind: 'error', text: NOT_LOADED })
      },
    )
  }
  useLayoutEffect(() => {
    if (before.isFocused) button.current?.focus({ preventScroll: true })
    if (before.isPressed) open()
  }, [])

  return (
    <>
      <Frame>
        <button
          ref={button}
          type="button"
          aria-label={LABEL}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-busy={chat.step === 'coming'}
          onClick={open}
          className="chat-press"
        >
          <Icon name="chat" className={`size-7 ${chat.step === 'coming' ? BUSY : ''}`} />
        </button>
      </Frame>
      {isOpen && <chat.Panel onClose={() => setChat({ step: 'closed' })} />}
    </>
  )
}

const Frame = ({ children }: { children: ReactNode }) => (
  <section aria-label="Chat" className="chat-corner noscript:hidden">
    {children}
  </section>
)

/** The panel replaces it; it gets the focus back when the panel closes. */
function useFocusAfter(button: RefObject<HTMLButtonElement | null>, isOpen: boolean): void {
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [button, isOpen])
}
