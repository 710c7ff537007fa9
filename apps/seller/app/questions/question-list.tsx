import { Button } from '@ahia/ui/button'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
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
      {hasMore && (
        <div>
          <Button
            look="outline"
            busy={more.state.step === 'busy'}
            busyLabel="Loading..."
            onClick={showMore}
            className="w-full sm:w-auto"
          >
            {more.state.step === 'failed' ? 'Try again' : 'Show more questions'}
          </Button>
          <AttemptFailure attempt={more} />
        </div>
      )}
    </>
  )
}
