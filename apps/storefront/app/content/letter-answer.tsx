import { Banner } from '@ahia/ui/banner'
import { Button, buttonClass } from '@ahia/ui/button'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Form, Link, useNavigation, useSearchParams } from 'react-router'
import type { Answer } from '#platform/answer.ts'

export type LetterWords = {
  heading: string
  /** What pressing the button will do. */
  question: string
  button: string
  busy: string
  doneHeading: string
  done: (email: string) => string
}

type LetterAnswerProps = { words: LetterWords; answer: Answer<{ email: string }> | undefined }

/** What a letter's link carries. */
export const tokenOf = (request: Request): string => new URL(request.url).searchParams.get('token') ?? ''

/**
 * Where the links in our letters lead. Programs that look for bad links open them too, so opening one does nothing: it
 * takes a press, which works without scripts as well.
 */
export function LetterAnswer({ words, answer }: LetterAnswerProps) {
  const [query] = useSearchParams()
  const heading = useFocusOn(answer)
  if (answer?.state === 'there') {
    return (
      <LetterFace heading={heading} title={words.doneHeading}>
        <p className="wrap-anywhere">{words.done(answer.value.email)}</p>
        <Link to="/" className={buttonClass('primary')}>
          Go to the market
        </Link>
      </LetterFace>
    )
  }
  if (!query.get('token') || (answer && isRefusal(answer.status))) {
    return (
      <LetterFace heading={heading} title="This link does not work any more">
        <p>{answer?.message ?? 'Its end is missing. Open it from the email once more.'}</p>
        <Link to="/newsletter" className={buttonClass('primary')}>
          Enter my address again
        </Link>
      </LetterFace>
    )
  }
  return (
    <LetterFace heading={heading} title={words.heading}>
      <p>{words.question}</p>
      {answer && (
        <Banner tone="danger" role="alert" heading="That did not work">
          {answer.message}
        </Banner>
      )}
      <PressForm words={words} />
    </LetterFace>
  )
}

function PressForm({ words }: { words: LetterWords }) {
  const { state } = useNavigation()
  return (
    <Form method="post">
      <Button type="submit" busy={state === 'submitting'} busyLabel={words.busy}>
        {words.button}
      </Button>
    </Form>
  )
}

type LetterFaceProps = { heading: RefObject<HTMLHeadingElement | null>; title: string; children: ReactNode }

const LetterFace = ({ heading, title, children }: LetterFaceProps) => (
  <div className="page-width pt-4 lg:pt-8">
    <div className="mx-auto grid max-w-reading justify-items-start gap-4 rounded-sheet border border-border bg-surface p-6 lg:p-10">
      <h1 ref={heading} tabIndex={-1} className="text-h1 font-extrabold text-balance">
        {title}
      </h1>
      {children}
    </div>
  </div>
)

/** The pressed button is gone when the answer is there; the heading says what became of it. */
function useFocusOn(answer: LetterAnswerProps['answer']) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isOver = answer?.state === 'there' || (answer !== undefined && isRefusal(answer.status))
  useEffect(() => {
    if (isOver) heading.current?.focus()
  }, [isOver])
  return heading
}

/** The link itself is at fault: another press would not help. */
const isRefusal = (status: number | null): boolean => status !== null && [404, 410, 422].includes(status)
