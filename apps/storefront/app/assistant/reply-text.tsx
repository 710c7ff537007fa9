import { useState } from 'react'

/** However long a reply is, all of it is shown after this time. */
const WHOLE_WITHIN_MS = 900
const WORD_MS = 30

/**
 * The words of a new reply appear one after the other, each at its final place, so that nothing moves. Screen readers
 * get one text from the start; a line break begins a new paragraph.
 */
export function ReplyText({ text, isNew }: { text: string; isNew: boolean }) {
  const [appears] = useState(() => (isNew && !prefersStillness() ? 'in-steps' : 'at-once'))
  const paragraphs = text.split(/\n+/)
  if (appears === 'at-once')
    return paragraphs.map((paragraph, place) => <p key={`${place} ${paragraph}`}>{paragraph}</p>)
  return (
    <>
      <p className="sr-only select-none">{text}</p>
      <Steps paragraphs={paragraphs} />
    </>
  )
}

function Steps({ paragraphs }: { paragraphs: readonly string[] }) {
  const words = paragraphs.map((paragraph) => paragraph.split(' '))
  const stepMs = Math.min(WORD_MS, WHOLE_WITHIN_MS / words.flat().length)
  let before = 0
  return (
    <div aria-hidden="true">
      {words.map((line, place) => {
        const first = before
        before += line.length
        return (
          <p key={`${place} ${line[0]}`}>
            {line.map((word, nth) => (
              <span
                key={`${nth} ${word}`}
                className="word"
                style={{ animationDelay: `${Math.round((first + nth) * stepMs)}ms` }}
              >
                {`${word} `}
              </span>
            ))}
          </p>
        )
      })}
    </div>
  )
}

const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
