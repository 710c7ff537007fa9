import {
  agreeToProposal,
  type Proposal,
  refuseProposal,
  withdrawProposal,
} from '@ahia/contracts/admin/proposals'
import { proposalLabel } from '@ahia/reference/staff/proposal-kinds'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { Button } from '@ahia/ui/button'
import { Tag } from '@ahia/ui/tag'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import type { ReactNode } from 'react'
import { call, callFor } from '#session/staff-session.ts'
import { toFields } from './proposal-fields.rules.ts'

const STATES = {
  OPEN: ['info', 'Waiting'],
  DONE: ['ok', 'Done'],
  REFUSED: ['danger', 'Refused'],
  WITHDRAWN: ['neutral', 'Withdrawn'],
  STALE: ['warn', 'Out of date'],
} as const

type ProposalCardProps = {
  proposal: Proposal
  onChange: () => void
  /** What else the one who agrees should see. */
  children?: ReactNode
}

/** Every field of what would be done: what is agreed to is what is shown. */
export function ProposalCard({ proposal, onChange, children }: ProposalCardProps) {
  const { _id: id, kind, payload, hash, words, state, proposedBy, proposedAt, isOwn, mayAgree } = proposal
  const attempt = useAttempt("We couldn't save your decision")
  const decide = (act: (signal: AbortSignal) => Promise<unknown>) =>
    attempt.run(async (signal) => {
      await act(signal)
      onChange()
    })
  const isBusy = attempt.state.step === 'busy'
  const [tone, label] = STATES[state]
  return (
    <li className="grid gap-2 rounded-card border border-border bg-surface p-4">
      <div className="flex flex-wrap items-baseline gap-3">
        <h2 className="font-semibold">{proposalLabel(kind)}</h2>
        <Tag tone={tone}>{label}</Tag>
        <span className="text-small sm:ml-auto text-text-2">
          {proposedBy}, {lagosMoment(proposedAt)}
        </span>
      </div>
      <p className="wrap-anywhere">{words}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-small">
        {toFields(payload).map(({ label, text }) => (
          <div key={label} className="contents">
            <dt className="text-text-2">{label}</dt>
            <dd className="wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      {children}
      <p className="text-meta text-text-3">
        {proposal.decidedBy
          ? `${label} by ${proposal.decidedBy}, ${lagosMoment(proposal.decidedAt ?? proposedAt)}`
          : `Open until ${lagosMoment(proposal.expiresAt)}. Check code: ${hash.slice(0, 12)}`}
      </p>
      {state === 'OPEN' && (
        <div className="flex flex-wrap gap-2">
          {mayAgree && (
            <>
              <Button
                busy={isBusy}
                onClick={() => decide((signal) => callFor(id)(agreeToProposal, { id, hash }, { signal }))}
              >
                Agree
              </Button>
              <Button
                look="outline"
                busy={isBusy}
                onClick={() => decide((signal) => call(refuseProposal, { id }, { signal }))}
              >
                Refuse
              </Button>
            </>
          )}
          {isOwn && (
            <Button
              look="ghost"
              busy={isBusy}
              onClick={() => decide((signal) => call(withdrawProposal, { id }, { signal }))}
            >
              Withdraw
            </Button>
          )}
        </div>
      )}
      <AttemptFailure attempt={attempt} />
    </li>
  )
}
