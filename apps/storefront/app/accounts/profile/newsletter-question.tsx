import { getNewsletterStatus } from '@ahia/contracts/profile/own-account'
import { Skeleton, SkeletonGroup } from '@ahia/ui/skeleton'
import { call } from '#session/customer-session.ts'
import { useOwnAnswer } from './answer.ts'

type NewsletterQuestionProps = {
  email: string
  isRemoved: boolean
  onChange: (isRemoved: boolean) => void
}

/** PROF-06: a subscriber may keep the newsletter without an account. Others are not asked. */
export function NewsletterQuestion({ email, isRemoved, onChange }: NewsletterQuestionProps) {
  const { part } = useOwnAnswer({ ask: askIfSubscribed, fallback: '' })
  if (part.state === 'loading') return <QuestionLoading />
  if (part.state === 'ready' && !part.value) return null
  return (
    <label className="mt-3 flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        checked={isRemoved}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 shrink-0 accent-brand"
      />
      <span className="wrap-anywhere">
        {part.state === 'ready'
          ? `Also remove ${email} from our newsletter`
          : 'Also remove me from the newsletter, if I get it'}
      </span>
    </label>
  )
}

function QuestionLoading() {
  return (
    <SkeletonGroup label="Checking your newsletter">
      <Skeleton className="mt-3 h-11" />
    </SkeletonGroup>
  )
}

const askIfSubscribed = async (signal: AbortSignal): Promise<boolean> =>
  (await call(getNewsletterStatus, {}, { signal })).isSubscribed
