import { askInDispute } from '@ahia/contracts/admin/disputes'
import type { DisputeId, DisputeMessageId } from '@ahia/contracts/ids'
import { MAX_REASON_LENGTH } from '@ahia/contracts/limits'
import type { DisputeSide } from '@ahia/contracts/shapes/dispute'
import { RadioPills } from '@ahia/ui/forms/radio-pills'
import { ReplyForm } from '@ahia/web/components/reply-form'
import { useState } from 'react'
import { call } from '#session/staff-session.ts'

/** ADMIN-24: a question to one side, which both see. */
export function AskForm({ id, onAsked }: { id: DisputeId; onAsked: () => void }) {
  const [asks, setAsks] = useState<DisputeSide>('SHOP')
  return (
    <details className="rounded-card border border-border bg-surface p-4">
      <summary className="cursor-pointer py-2.5 font-semibold">Ask one side</summary>
      <div className="mt-3 grid gap-3">
        <RadioPills
          legend="Who should answer?"
          name="asks"
          pills={[
            { value: 'SHOP', label: 'The shop' },
            { value: 'CUSTOMER', label: 'The customer' },
          ]}
          chosen={asks}
          onChoose={(value) => setAsks(value === 'SHOP' ? 'SHOP' : 'CUSTOMER')}
        />
        <ReplyForm
          label="Your question"
          button="Ask"
          failed="We couldn't send your question"
          maxLength={MAX_REASON_LENGTH}
          send={async ({ id: messageId, words }, signal) => {
            await call(
              askInDispute,
              { id, messageId: messageId as DisputeMessageId, asks, words },
              { signal },
            )
            onAsked()
          }}
        />
      </div>
    </details>
  )
}
