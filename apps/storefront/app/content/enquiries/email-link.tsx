import type { Call } from '@ahia/contracts/call'
import { Banner } from '@ahia/ui/banner'
import { Button, buttonClass } from '@ahia/ui/button'
import { Link } from '@ahia/web/components/link'
import type { PartResult } from '@ahia/web/parts/part-state'
import type { SubmitResult, Visit } from '@ahia/web/router/page'
import { useRouter, useSearchParams } from '@ahia/web/router/router-context'
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'

export type EmailLinkWords = {
  heading: string
  /** What the button will do. */
  question: string
  button: string
  busy: string
  doneHeading: string
  done: (email: string) => string
}

export type EmailLinkOutcome = PartResult<{ email: string }>

type Send = (call: Call, token: string) => Promise<EmailLinkOutcome>

type EmailLinkProps = {
  words: EmailLinkWords
  /** The result of a press without scripts. */
  given: EmailLinkOutcome | null
  send: Send
}

/** For browsers without scripts, and for the one-click button of email programs. */
export const submitEmailLink =
  (send: Send) =>
  async ({ call, url }: Visit): Promise<SubmitResult<EmailLinkOutcome>> => {
    const outcome = await send(call, url.searchParams.get('token') ?? '')
    return { outcome, status: outcome.state === 'failed' ? (outcome.status ?? 502) : 200 }
  }

/**
 * Where the links in our emails lead. Link scanners open them too, so a link only takes effect when the button is
 * pressed, which works without scripts as well.
 */
export function EmailLink({ words, given, send }: EmailLinkProps) {
  const token = useSearchParams().get('token') ?? ''
  const { outcome: answer, isBusy, press } = usePress({ given, token, send })
  const heading = useFocusOn(answer)
  if (answer?.state === 'ready') {
    return (
      <LinkCard heading={heading} title={words.doneHeading}>
        <p className="wrap-anywhere">{words.done(answer.value.email)}</p>
        <Link to="/" className={buttonClass('primary')}>
          Start shopping
        </Link>
      </LinkCard>
    )
  }
  if (token === '' || (answer && isLinkError(answer.status))) {
    return (
      <LinkCard heading={heading} title="This link no longer works">
        <p>{answer?.message ?? 'Part of the link is missing. Open it from the email again.'}</p>
        <Link to="/newsletter" className={buttonClass('primary')}>
          Enter my email again
        </Link>
      </LinkCard>
    )
  }
  return (
    <LinkCard heading={heading} title={words.heading}>
      <p>{words.question}</p>
      {answer && (
        <Banner tone="danger" role="alert" heading="That didn't work">
          {answer.message}
        </Banner>
      )}
      <form method="post" onSubmit={press}>
        <Button type="submit" busy={isBusy} busyLabel={words.busy}>
          {words.button}
        </Button>
      </form>
    </LinkCard>
  )
}

type EmailLinkPress = Pick<EmailLinkProps, 'given' | 'send'> & { token: string }

function usePress({ given, token, send }: EmailLinkPress) {
  const { call } = useRouter()
  const [outcome, setOutcome] = useState(given)
  const [isBusy, setBusy] = useState(false)
  const press = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    void send(call, token).then((came) => {
      setBusy(false)
      setOutcome(came)
    })
  }
  return { outcome, isBusy, press }
}

type LinkCardProps = { heading: RefObject<HTMLHeadingElement | null>; title: string; children: ReactNode }

const LinkCard = ({ heading, title, children }: LinkCardProps) => (
  <div className="page-width pt-4 lg:pt-8">
    <div className="mx-auto grid max-w-reading justify-items-start gap-4 rounded-sheet border border-border bg-surface p-6 lg:p-10">
      <h1 ref={heading} tabIndex={-1} className="text-h1 font-extrabold text-balance">
        {title}
      </h1>
      {children}
    </div>
  </div>
)

/** The pressed button is gone when the answer arrives; the heading says what happened. */
function useFocusOn(answer: EmailLinkOutcome | null) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isOver = answer?.state === 'ready' || (answer !== null && isLinkError(answer.status))
  useEffect(() => {
    if (isOver) heading.current?.focus()
  }, [isOver])
  return heading
}

/** The link itself is broken: pressing again would not help. */
const isLinkError = (status: number | null): boolean => status !== null && [404, 410, 422].includes(status)
