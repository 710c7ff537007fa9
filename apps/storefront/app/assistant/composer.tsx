import { MAX_CHAT_MESSAGE_LENGTH } from '@ahia/contracts/limits'
import { Button } from '@ahia/ui/button'
import type { KeyboardEvent, RefObject } from 'react'

type ComposerProps = {
  field: RefObject<HTMLTextAreaElement | null>
  typed: string
  isAsking: boolean
  failureId: string | undefined
  onType: (typed: string) => void
  onSend: () => void
}

/** CHAT-03: Enter sends, Shift+Enter makes a new line. */
export function Composer({ field, typed, isAsking, failureId, onType, onSend }: ComposerProps) {
  const isReady = typed.trim() !== '' && !isAsking

  const sendByKey = (event: KeyboardEvent) => {
    // Input methods for other scripts confirm a word with Enter too.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (isReady) onSend()
  }

  return (
    <div className="shrink-0 border-t border-border p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      <div className="flex items-end gap-2">
        <textarea
          ref={field}
          rows={1}
          value={typed}
          maxLength={MAX_CHAT_MESSAGE_LENGTH}
          enterKeyHint="send"
          aria-label="Your message"
          aria-describedby={failureId}
          placeholder="What do you need?"
          onChange={({ target }) => onType(target.value)}
          onKeyDown={sendByKey}
          className="field-sizing-content max-h-[min(8rem,max(3rem,25dvh))] min-h-12 min-w-0 flex-1 resize-none rounded-control border border-border-strong bg-surface px-3 py-2.5 text-body text-text placeholder:text-text-3"
        />
        <Button disabled={!isReady} onClick={onSend} className="min-h-12 lg:min-h-12">
          Send
        </Button>
      </div>
    </div>
  )
}
