import { type ENQUIRY_STEPS, fileEnquiry } from '@ahia/contracts/admin/enquiries'
import type { EnquiryEntryId } from '@ahia/contracts/ids'
import { Button } from '@ahia/ui/button'
import { newUuid } from '@ahia/web/browser/new-uuid'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { call } from '#session/staff-session.ts'
import type { EnquiryProps } from './enquiry-page.tsx'

type Step = (typeof ENQUIRY_STEPS)[number]

const LABELS: Record<Step, string> = {
  CLOSED: 'Close without an answer',
  SPAM: 'This is spam',
  OPENED: 'Open it again',
}
const OFFERED = {
  OPEN: ['CLOSED', 'SPAM'],
  ANSWERED: ['CLOSED', 'OPENED', 'SPAM'],
  CLOSED: ['OPENED', 'SPAM'],
  SPAM: ['OPENED'],
} as const

/** Nobody is emailed. */
export function FileEnquiry({ enquiry: { _id: id, version, state }, onChange }: EnquiryProps) {
  const attempt = useAttempt("We couldn't save it")
  const file = (step: Step) =>
    attempt.run(async (signal) => {
      await call(fileEnquiry, { id, version, step, entryId: newUuid() as EnquiryEntryId }, { signal })
      onChange()
    })
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {OFFERED[state].map((step) => (
          <Button key={step} look="outline" busy={attempt.state.step === 'busy'} onClick={() => file(step)}>
            {state === 'ANSWERED' && step === 'CLOSED' ? 'Close' : LABELS[step]}
          </Button>
        ))}
      </div>
      <AttemptFailure attempt={attempt} />
    </div>
  )
}
