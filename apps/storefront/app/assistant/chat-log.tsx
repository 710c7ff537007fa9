import { Fragment, useRef, useState } from 'react'
import { MessageBubble, TypingDots } from './bubbles.tsx'
import type { ChatSurroundings } from './chat-surroundings.ts'
import { Greeting } from './greeting.tsx'
import { Reply } from './reply.tsx'
import type { Talk } from './talk.ts'
import { useFollowedEnd } from './use-followed-end.ts'

type ChatLogProps = {
  talk: Talk
  /** Id of the text that says why the last message was not sent. */
  failureId: string
  surroundings: ChatSurroundings
  onStarter: (message: string) => void
  /** For links that lead to another page below the panel. */
  onLeave: (() => void) | undefined
}

/** A message is further away from the reply before it than from its own reply. */
const MESSAGE_GAP = 'not-first:mt-3'

/** Messages and replies, newest last; a finished reply is read out. */
export function ChatLog({ talk, failureId, surroundings, onStarter, onLeave }: ChatLogProps) {
  const { exchanges, now } = talk
  const log = useRef<HTMLDivElement>(null)
  const last = useRef<HTMLDivElement>(null)
  const [known] = useState(() => new Set(exchanges)) // what was there when the panel opened is shown without animation
  const grownTo = `${exchanges.at(-1)?.id} ${now.step}`
  const follow = useFollowedEnd({ log, last }, { grownTo, isOwn: now.step === 'asking' })
  const isEmpty = exchanges.length === 0 && now.step === 'idle'
  return (
    <>
      <div
        ref={log}
        role="log"
        aria-label="Conversation"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach it
        tabIndex={0}
        onScroll={follow}
        className="relative grid flex-1 auto-rows-max grid-cols-[minmax(0,1fr)] content-start gap-3 overflow-x-hidden overflow-y-auto overscroll-contain p-4 -outline-offset-3"
      >
        {isEmpty && <Greeting onStarter={onStarter} />}
        {exchanges.map((exchange, place) => (
          <Fragment key={exchange.id}>
            <div
              ref={place === exchanges.length - 1 && now.step === 'idle' ? last : undefined}
              className={MESSAGE_GAP}
            >
              <MessageBubble message={exchange.message} />
            </div>
            <Reply
              reply={exchange.reply}
              isNew={!known.has(exchange)}
              onChip={place === exchanges.length - 1 && now.step !== 'asking' ? onStarter : null}
              surroundings={surroundings}
              onLeave={onLeave}
            />
          </Fragment>
        ))}
        {now.step !== 'idle' && (
          <div ref={last} className={MESSAGE_GAP}>
            <MessageBubble message={now.message}>
              {now.step === 'unsent' && (
                <p id={failureId} className="text-right text-small wrap-anywhere text-danger">
                  Not sent. {now.error}
                </p>
              )}
            </MessageBubble>
          </div>
        )}
        {now.step === 'asking' && <TypingDots />}
      </div>
      <p role="status" className="sr-only">
        {now.step === 'asking' && 'The assistant is typing'}
      </p>
    </>
  )
}
