import type { ReactNode } from 'react'

/** With forced colours, the border is all that shows of a bubble. */
const EDGE = 'border border-transparent'
const SHAPE = `w-fit max-w-[85%] rounded-card px-3.5 py-2.5 wrap-anywhere ${EDGE}`

/** Not announced: the person has just typed it. */
export function MessageBubble({ message, children }: { message: string; children?: ReactNode }) {
  return (
    <div aria-live="off" className="ml-auto grid w-fit max-w-[85%] justify-items-end gap-1">
      <p
        className={`w-fit rounded-card rounded-br-tag bg-brand px-3.5 py-2.5 wrap-anywhere whitespace-pre-wrap text-on-brand ${EDGE}`}
      >
        <span className="sr-only">You: </span>
        {message}
      </p>
      {children}
    </div>
  )
}

export function ReplyBubble({ children }: { children: ReactNode }) {
  return <div className={`${SHAPE} rounded-bl-tag bg-surface-2`}>{children}</div>
}

/** Hidden from screen readers: the log announces once that the assistant is typing. */
export function TypingDots() {
  return (
    <div
      aria-hidden="true"
      data-typing
      className={`${SHAPE} flex h-11 items-center gap-1.5 rounded-bl-tag bg-surface-2`}
    >
      {['', '[animation-delay:150ms]', '[animation-delay:300ms]'].map((delay) => (
        <span
          key={delay}
          className={`size-2 animate-shimmer rounded-pill bg-text-3 repeat-infinite ${delay}`}
        />
      ))}
    </div>
  )
}
