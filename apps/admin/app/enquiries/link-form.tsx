import { linkEnquiry } from '@ahia/contracts/admin/enquiries'
import type { EnquiryEntryId } from '@ahia/contracts/ids'
import { orderNumber } from '@ahia/rules/order-number'
import { Button } from '@ahia/ui/button'
import { TextField } from '@ahia/ui/forms/field'
import { newUuid } from '@ahia/web/browser/new-uuid'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { type FormEvent, useState } from 'react'
import { call } from '#session/staff-session.ts'
import type { EnquiryProps } from './enquiry-page.tsx'

const orNothing = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim())

/** ADMIN-52: what an enquiry is about; empty fields take a link away. */
export function LinkForm({ enquiry, onChange }: EnquiryProps) {
  const [order, setOrder] = useState(enquiry.order ? orderNumber(enquiry.order) : '')
  const [shop, setShop] = useState(enquiry.shop?.name ?? '')
  const attempt = useAttempt("We couldn't save what it is about")
  const link = (event: FormEvent) => {
    event.preventDefault()
    attempt.run(async (signal) => {
      const about = { order: orNothing(order), shop: orNothing(shop) }
      const step = { id: enquiry._id, version: enquiry.version, entryId: newUuid() as EnquiryEntryId }
      await call(linkEnquiry, { ...step, ...about }, { signal })
      onChange()
    })
  }
  return (
    <details className="rounded-card border border-border bg-surface p-4">
      <summary className="cursor-pointer py-2.5 font-semibold">What it is about…</summary>
      <form noValidate onSubmit={link} className="grid gap-3">
        <TextField
          label="Order number"
          isUnmarked
          value={order}
          onChange={({ target }) => setOrder(target.value)}
        />
        <TextField
          label="Shop, by its full name"
          isUnmarked
          value={shop}
          onChange={({ target }) => setShop(target.value)}
        />
        <Button
          type="submit"
          look="outline"
          className="justify-self-start"
          busy={attempt.state.step === 'busy'}
        >
          Save
        </Button>
        <AttemptFailure attempt={attempt} />
      </form>
    </details>
  )
}
