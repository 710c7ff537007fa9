import {
  type AdminOrder,
  cancelOrderAsStaff,
  deliverOrderAsStaff,
  extendOrderAsStaff,
} from '@ahia/contracts/admin/orders'
import { MAX_REASON_LENGTH } from '@ahia/contracts/limits'
import { Button } from '@ahia/ui/button'
import { TextField } from '@ahia/ui/forms/field'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { ReplyForm } from '@ahia/web/components/reply-form'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { type FormEvent, type ReactNode, useState } from 'react'
import { call } from '#session/staff-session.ts'

type OrderActsProps = { page: AdminOrder; onDone: () => void }

/** ADMIN-28: a delivery with its proof, a cancellation with its reason, another last day. */
export function OrderActs({ page: { order, acts }, onDone }: OrderActsProps) {
  const { _id: id } = order
  return (
    <section aria-labelledby="acts" className="grid max-w-reading gap-3">
      <h2 id="acts" className="text-h3 font-extrabold">
        What you can do
      </h2>
      {acts.includes('DELIVER') && (
        <Act title="Record the delivery">
          <ReplyForm
            label="How do you know it was delivered?"
            button="It was delivered"
            failed="We couldn't record the delivery"
            maxLength={MAX_REASON_LENGTH}
            send={async ({ words }, signal) => {
              await call(deliverOrderAsStaff, { id, words }, { signal })
              onDone()
            }}
          />
        </Act>
      )}
      {acts.includes('EXTEND') && (
        <Act title="Change the delivery date">
          <ExtendForm id={id} onDone={onDone} />
        </Act>
      )}
      {acts.includes('CANCEL') && (
        <Act title="Cancel and refund">
          <ReplyForm
            label="Reason, for both sides"
            button="Cancel the order"
            failed="We couldn't cancel the order"
            maxLength={MAX_REASON_LENGTH}
            send={async ({ words }, signal) => {
              await call(cancelOrderAsStaff, { id, words }, { signal })
              onDone()
            }}
          />
        </Act>
      )}
    </section>
  )
}

const Act = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="rounded-card border border-border bg-surface p-4">
    <summary className="cursor-pointer py-2.5 font-semibold">{title}</summary>
    <div className="mt-2">{children}</div>
  </details>
)

function ExtendForm({ id, onDone }: { id: AdminOrder['order']['_id']; onDone: () => void }) {
  const [day, setDay] = useState('')
  const attempt = useAttempt("We couldn't change the date")
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (day === '') return
    attempt.run(async (signal) => {
      await call(extendOrderAsStaff, { id, day }, { signal })
      onDone()
    })
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      <TextField
        label="Arrives by"
        type="date"
        required
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
      <Button
        type="submit"
        className="justify-self-start"
        busy={attempt.state.step === 'busy'}
        busyLabel="Saving…"
      >
        Save date
      </Button>
      <AttemptFailure attempt={attempt} />
    </form>
  )
}
