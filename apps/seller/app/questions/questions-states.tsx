import { LoadFailed, Loading } from '@ahia/web/components/load-states'

export const QuestionsLoading = () => <Loading label="Loading questions" boxes={['h-80', 'h-80']} />

export const QuestionsFailed = (failure: { message: string; onRetry: () => void }) => (
  <LoadFailed
    title="We couldn't load your questions"
    offline="You're offline. Go online to see what customers ask."
    {...failure}
  />
)
