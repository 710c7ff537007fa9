import type { Question } from '@ahia/contracts/questions/product-questions'
import { lagosDate } from '@ahia/rules/lagos-date'
import { Button } from '@ahia/ui/button'
import type { QuestionPage } from './questions-part.ts'
import { useMoreQuestions } from './use-more-questions.ts'

type QuestionListProps = { productId: string; shopName: string; first: QuestionPage }

export function QuestionList({ productId, shopName, first }: QuestionListProps) {
  const { questions, page, pages, asking, showMore } = useMoreQuestions(productId, first)
  return (
    <>
      <ul className="divide-y divide-border">
        {questions.map((question) => (
          <li key={question._id} className="py-4 md:first:pt-1">
            <AnsweredQuestion question={question} shopName={shopName} />
          </li>
        ))}
      </ul>
      {asking.state === 'failed' && (
        <p role="alert" className="mb-2 text-danger">
          {asking.message}
        </p>
      )}
      {page < pages && (
        <Button
          look="outline"
          busy={asking.state === 'asking'}
          busyLabel="Loading..."
          onClick={showMore}
          className="mb-4 noscript:hidden"
        >
          {asking.state === 'failed' ? 'Try Again' : 'Show more questions'}
        </Button>
      )}
    </>
  )
}

function AnsweredQuestion({ question, shopName }: { question: Question; shopName: string }) {
  return (
    <>
      <h3 className="max-w-reading font-semibold text-pretty wrap-break-word whitespace-pre-line">
        {question.text}
      </h3>
      <p className="text-small text-text-2">
        {question.authorName}, <time dateTime={question.askedAt}>{lagosDate(question.askedAt)}</time>
      </p>
      <div className="mt-2 max-w-reading border-l border-brand pl-3">
        <p className="text-pretty wrap-break-word whitespace-pre-line">{question.answer}</p>
        <p className="text-small text-text-2">
          {shopName}, <time dateTime={question.answeredAt}>{lagosDate(question.answeredAt)}</time>
        </p>
      </div>
    </>
  )
}
