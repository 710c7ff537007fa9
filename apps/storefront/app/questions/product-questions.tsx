import { Button, buttonClass } from '@ahia/ui/button'
import { Skeleton, SkeletonGroup } from '@ahia/ui/skeleton'
import { StatePanel } from '@ahia/ui/state-panel'
import type { Deferred, PartState } from '@ahia/web/parts/part-state'
import { type MouseEvent, type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { authPath } from '#session/auth-path.ts'
import { isSignedIn } from '#session/customer-session.ts'
import type { AskQuestion } from './ask-question.tsx'
import { QuestionList } from './question-list.tsx'
import { type QuestionPage, questionsPart } from './questions-part.ts'

export type ProductQuestionsProps = {
  productId: string
  shopName: string
  given: Deferred<PartState<QuestionPage>>
}

/** WIN-39: what customers asked about a product and its shop answered, and the way to ask. */
export function ProductQuestions(props: ProductQuestionsProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section id="questions" aria-labelledby="questions-title">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="questions-title" ref={heading} tabIndex={-1} className="text-h2 font-extrabold">
          Questions and answers
        </h2>
        <AskLink {...props} />
      </div>
      <Questions {...props} onRetry={() => heading.current?.focus()} />
    </section>
  )
}

type Asking = { isOpen: boolean; Dialog: typeof AskQuestion }

/** A guest signs in first and comes back; the form is fetched when it is wanted. */
function AskLink({ productId, shopName }: ProductQuestionsProps) {
  const [asking, setAsking] = useState<Asking | null>(null)
  const signIn = authPath(`/products/${productId}`)
  const ask = (event: MouseEvent) => {
    if (!isSignedIn() || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    import('./ask-question.tsx').then(
      ({ AskQuestion: Dialog }) => {
        // Mount first, then open: React's Strict Mode closes a dialog that is open when it mounts.
        flushSync(() => setAsking({ isOpen: false, Dialog }))
        setAsking({ isOpen: true, Dialog })
      },
      () => {}, // the network is gone; the next press tries again
    )
  }
  return (
    <>
      <a href={signIn} onClick={ask} className={buttonClass('outline')}>
        Ask the shop
      </a>
      {asking && (
        <asking.Dialog
          productId={productId}
          shopName={shopName}
          isOpen={asking.isOpen}
          onClose={() => setAsking({ ...asking, isOpen: false })}
        />
      )}
    </>
  )
}

function Questions({ productId, shopName, given, onRetry }: ProductQuestionsProps & { onRetry: () => void }) {
  const [hasRetried, setRetried] = useState(false)
  const { part, reload } = questionsPart.use(given, productId)
  const retry = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onRetry() // the pressed button is about to be removed; the heading stays
    setRetried(true)
    reload()
  }
  if (part.state === 'loading')
    return (
      <SkeletonGroup label="Loading questions">
        <Skeleton className="h-18" />
      </SkeletonGroup>
    )
  if (part.state === 'failed')
    return (
      <StatePanel
        alert={hasRetried}
        title="Oops! Something went wrong"
        headingLevel="h3"
        actions={
          // A form, so that it also works before or without scripts: then the whole page is loaded again.
          <form onSubmit={retry}>
            <Button type="submit">Try Again</Button>
          </form>
        }
      >
        {part.message}
      </StatePanel>
    )
  if (part.value.total === 0)
    return (
      <p className="rounded-card border border-border bg-surface p-5 text-text-2">
        No questions yet. Not sure about something? {shopName} will answer here.
      </p>
    )
  return <QuestionList key={productId} productId={productId} shopName={shopName} first={part.value} />
}
