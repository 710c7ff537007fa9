import type { DataOf } from '@ahia/contracts/endpoint'
import { MAX_QUESTION_PAGE, SHOP_QUESTIONS_A_PAGE } from '@ahia/contracts/limits'
import { listShopQuestions, type ShopQuestion } from '@ahia/contracts/seller/questions'
import { shopSession } from '@ahia/shop-session/shop-session'
import { type Attempt, useAttempt } from '@ahia/web/forms/use-attempt'
import { forgetSeenPart } from '#offline/seen-parts.ts'
import { useStateFrom } from '#offline/use-state-from.ts'

/** What the phone has last seen of the questions. */
export const QUESTIONS_KEY = 'questions-1'

export type QuestionListProps = {
  state: 'open' | 'answered'
  first: DataOf<typeof listShopQuestions>
  /** Called with the new number of questions in this state. */
  onTotal?: (total: number) => void
}

type QuestionListHandle = {
  questions: readonly ShopQuestion[]
  hasMore: boolean
  more: Attempt
  showMore: () => void
  /** A question that was answered just now stays where it is, so that nothing moves under a finger. */
  replace: (question: ShopQuestion) => void
}

/** The first page of questions, and those that were loaded after it. */
export function useQuestionList({ state, first, onTotal }: QuestionListProps): QuestionListHandle {
  const [{ questions, total }, setShown] = useStateFrom(first)
  const more = useAttempt("We couldn't load more questions.")
  // Pages are counted from what is in this state now: each answer moves the following questions up.
  const known = questions.filter(({ answer }) => (answer === null) === (state === 'open')).length
  const page = Math.floor(known / SHOP_QUESTIONS_A_PAGE) + 1
  const setTotal = (to: number) => onTotal?.(to)
  return {
    questions,
    hasMore: known < total && page <= MAX_QUESTION_PAGE,
    more,
    showMore: () =>
      more.run(async (signal) => {
        const loaded = await shopSession.call(listShopQuestions, { state, page }, { signal })
        setShown((shown) => ({ ...loaded, questions: joined(shown.questions, loaded.questions) }))
        setTotal(loaded.total)
      }),
    replace: (question) => {
      const isFirstAnswer = questions.some(({ _id, answer }) => _id === question._id && answer === null)
      const left = isFirstAnswer ? total - 1 : total
      setShown((shown) => ({
        ...shown,
        questions: shown.questions.map((one) => (one._id === question._id ? question : one)),
        total: left,
      }))
      forgetSeenPart(QUESTIONS_KEY)
      setTotal(left)
    },
  }
}

function joined(questions: readonly ShopQuestion[], more: readonly ShopQuestion[]): ShopQuestion[] {
  const known = new Set(questions.map(({ _id }) => _id))
  return [...questions, ...more.filter(({ _id }) => !known.has(_id))]
}
