import type { DataOf } from '@ahia/contracts/endpoint'
import { listShopQuestions } from '@ahia/contracts/seller/questions'
import { shopSession } from '@ahia/shop-session/shop-session'
import { StatePanel } from '@ahia/ui/state-panel'
import { useEffect } from 'react'
import { SeenAge } from '#offline/seen-age.tsx'
import { useSeenPart } from '#offline/use-seen-part.ts'
import { useStateFrom } from '#offline/use-state-from.ts'
import { setTabCount } from '#session/tab-counts.ts'
import { QuestionList } from './question-list.tsx'
import { QuestionsFailed, QuestionsLoading } from './questions-states.tsx'
import { QUESTIONS_KEY } from './use-question-list.ts'

type Questions = Record<'open' | 'answered', DataOf<typeof listShopQuestions>>

/** SELL-62: what needs an answer, then what has one. */
export function QuestionSections() {
  const { part, seen, reload } = useSeenPart({
    key: QUESTIONS_KEY,
    load: loadQuestions,
    failed: "We couldn't load your questions.",
  })
  if (part.state === 'loading') return <QuestionsLoading />
  if (part.state === 'failed') return <QuestionsFailed message={part.message} onRetry={reload} />
  return (
    <>
      <SeenAge seen={seen} onRetry={reload} />
      <LoadedQuestions {...part.value} />
    </>
  )
}

async function loadQuestions(signal: AbortSignal): Promise<Questions> {
  const load = (state: keyof Questions) => shopSession.call(listShopQuestions, { state }, { signal })
  const [open, answered] = await Promise.all([load('open'), load('answered')])
  return { open, answered }
}

function LoadedQuestions({ open, answered }: Questions) {
  const [left, setLeft] = useStateFrom(open.total)
  useEffect(() => setTabCount('/seller/questions', left), [left])
  if (open.total + answered.total === 0)
    return <StatePanel title="No questions yet">Questions about your products will appear here.</StatePanel>
  return (
    <>
      <p className="text-pretty text-text-2">
        Your answer appears on the product page with the question, and we email it to the customer. Leave out
        phone numbers and addresses.
      </p>
      <section aria-labelledby="open" className="grid gap-4">
        <h2 id="open" className="text-h2 font-extrabold">
          Waiting for your answer ({left})
        </h2>
        {open.total === 0 ? (
          <p className="rounded-card border border-border bg-surface p-5 text-text-2">
            You've answered every question.
          </p>
        ) : (
          <QuestionList state="open" first={open} onTotal={setLeft} />
        )}
      </section>
      {answered.total > 0 && (
        <section aria-labelledby="answered" className="mt-4 grid gap-4">
          <h2 id="answered" className="text-h2 font-extrabold">
            Answered ({answered.total})
          </h2>
          <QuestionList state="answered" first={answered} />
        </section>
      )}
    </>
  )
}
