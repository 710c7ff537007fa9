import { LoadFailed, Loading } from '@ahia/web/components/load-states'

export const NewsLoading = () => <Loading label="Loading news" boxes={['h-18', 'h-18', 'h-18']} />

export const NewsFailed = (failure: { message: string; onRetry: () => void }) => (
  <LoadFailed
    title="We couldn't load your news"
    offline="You're offline. Go online, then try again."
    {...failure}
  />
)
