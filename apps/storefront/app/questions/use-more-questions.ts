import { listQuestions, type Question } from '@ahia/contracts/questions/product-questions'
import { toPartResult } from '@ahia/web/parts/part-state'
import { useState } from 'react'
import { call } from '#session/customer-session.ts'
import { QUESTIONS_FAILED, type QuestionPage } from './questions-part.ts'

type Asking = { state: 'idle' } | { state: 'asking' } | { state: 'failed'; message: string }

/** The questions of the first page, and of the further pages that were loaded. */
export function useMoreQuestions(productId: string, first: QuestionPage) {
  const [shown, setShown] = useState(first)
  const [asking, setAsking] = useState<Asking>({ state: 'idle' })
  const showMore = async () => {
    if (asking.state === 'asking') return
    setAsking({ state: 'asking' })
    const asked = call(listQuestions, { id: productId, page: shown.page + 1 })
    const answer = await toPartResult(asked, QUESTIONS_FAILED)
    if (answer.state === 'failed') return setAsking(answer)
    setShown(({ questions }) => ({ ...answer.value, questions: joined(questions, answer.value.questions) }))
    setAsking({ state: 'idle' })
  }
  return { ...shown, asking, showMore: () => void showMore() }
}

// An answer given meanwhile moves the last one of this page to the next.
function joined(questions: readonly Question[], more: readonly Question[]): Question[] {
  const known = new Set(questions.map(({ _id }) => _id))
  return [...questions, ...more.filter(({ _id }) => !known.has(_id))]
}
