import { ShowMore } from '@ahia/web/components/show-more'
import { QuestionCard } from './question-card.tsx'
import { type QuestionListProps, useQuestionList } from './use-question-list.ts'

export function QuestionList(props: QuestionListProps) {
  const { questions, hasMore, more, showMore, replace } = useQuestionList(props)
  return (
    <>
      <ul className="grid gap-4">
        {questions.map((question) => (
          <QuestionCard key={question._id} question={question} onAnswered={replace} />
        ))}
      </ul>
      {hasMore && <ShowMore attempt={more} label="Show more questions" onMore={showMore} />}
    </>
  )
}
