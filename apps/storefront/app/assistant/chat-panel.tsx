import { BRAND } from '@ahia/reference/brand'
import { ToastRegion } from '@ahia/ui/overlays/toast'
import { matchPath } from '@ahia/web/router/match-path'
import { usePath } from '@ahia/web/router/router-context'
import { isId } from '@ahia/web/storage/stored-fields'
import { type KeyboardEvent, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import type { ChatProps } from './chat-button.tsx'
import { ChatLog } from './chat-log.tsx'
import type { ChatSurroundings } from './chat-surroundings.ts'
import { Composer } from './composer.tsx'
import { PanelHead } from './panel-head.tsx'
import { ask, forgetFailure, startAgain, useTalk } from './talk.ts'
import { restoredInto } from './thread/thread.rules.ts'
import { usePlace } from './use-place.ts'
import { useShown } from './use-shown.ts'

type ChatPanelProps = ChatProps & { surroundings: ChatSurroundings }

/** CHAT-01…04: a sheet on phones, a corner of the page on desktops. */
export function ChatPanel({ onClose, surroundings }: ChatPanelProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const titleId = useId()
  const failureId = useId()
  const place = usePlace()
  const talk = useTalk()
  const lookingAt = useLookingAt()
  const [typed, setTyped] = useState('')
  useShown({ dialog, field }, place)
  useEffect(forgetFailure, [])

  const send = async (message: string) => {
    if (message.trim() === '') return
    setTyped('')
    field.current?.focus()
    if ((await ask(message.trim(), lookingAt)) === 'failed') setTyped((now) => restoredInto(now, message))
  }
  const begin = () => {
    startAgain()
    setTyped('')
    field.current?.focus()
  }

  const askToClose = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose()
  }
  // A browser may close without asking (a second Escape). A change of place closes and opens it again.
  const followBrowser = () => {
    if (!dialog.current?.open) onClose()
  }
  const closeByKey = (event: KeyboardEvent) => {
    if (place === 'corner' && event.key === 'Escape' && !event.nativeEvent.isComposing) askToClose(event)
  }

  return (
    <div className="assistant">
      <dialog
        ref={dialog}
        tabIndex={-1}
        aria-labelledby={titleId}
        onCancel={askToClose}
        onClose={followBrowser}
        onKeyDown={closeByKey}
        data-place={place}
        className="fixed m-0 max-h-none max-w-none animate-sheet overflow-hidden bg-surface text-text outline-none open:flex open:flex-col data-[place=corner]:inset-auto data-[place=corner]:right-4 data-[place=corner]:bottom-[calc(var(--bottom-bar)+1rem)] data-[place=corner]:z-(--z-chat) data-[place=corner]:h-[min(35rem,calc(100dvh-var(--header)-var(--bottom-bar)-2rem))] data-[place=corner]:w-95 data-[place=corner]:rounded-sheet data-[place=corner]:border data-[place=corner]:border-border data-[place=corner]:shadow-e3 data-[place=sheet]:inset-0 data-[place=sheet]:size-full lg:data-[place=corner]:right-6"
      >
        <PanelHead
          titleId={titleId}
          title={`${BRAND.name} assistant`}
          onStartAgain={talk.exchanges.length > 0 ? begin : null}
          onClose={onClose}
        />
        <ChatLog
          talk={talk}
          failureId={failureId}
          surroundings={surroundings}
          onStarter={(message) => void send(message)}
          onLeave={place === 'sheet' ? onClose : undefined}
        />
        {place === 'sheet' && <ToastRegion place="above" />}
        <Composer
          field={field}
          typed={typed}
          isAsking={talk.now.step === 'asking'}
          failureId={talk.now.step === 'unsent' ? failureId : undefined}
          onType={setTyped}
          onSend={() => void send(typed)}
        />
      </dialog>
    </div>
  )
}

/** The product whose page is open, so that 'this one' has a meaning. */
function useLookingAt(): string | null {
  const productId = matchPath('/products/:productId', usePath().pathname)?.productId
  return isId(productId) ? productId : null
}
