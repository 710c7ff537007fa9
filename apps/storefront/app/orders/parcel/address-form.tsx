import { messageOf } from '@ahia/contracts/api-error'
import { answerAddress } from '@ahia/contracts/orders'
import type { Order } from '@ahia/contracts/shapes/order'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { Banner } from '@ahia/ui/banner'
import { Button } from '@ahia/ui/button'
import { TextArea, TextField } from '@ahia/ui/forms/field'
import { showToast } from '@ahia/ui/overlays/show-toast'
import { type FormEvent, useRef, useState } from 'react'
import { call } from '#session/customer-session.ts'

export type AddressFormProps = { order: Order; onChanged: (order: Order) => void }
type Typed = { street: string; city: string; info: string }

/** SELL-36: the shop's question and the customer's answer. What was typed stays when sending fails. */
export function AddressForm({ order, onChanged }: AddressFormProps) {
  const { address, info } = order.delivery
  const [typed, setTyped] = useState<Typed>({
    street: address?.street ?? '',
    city: address?.city ?? '',
    info: info ?? '',
  })
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const isSending = useRef(false) // a second press may come before the first was rendered
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    setFailure(null)
    try {
      onChanged((await call(answerAddress, { id: order._id, ...typed })).order)
      showToast({ kind: 'success', text: 'Address sent to the shop' })
    } catch (error) {
      setFailure(messageOf(error, 'Failed to send the address'))
    }
    setBusy(false)
    isSending.current = false
  }
  const edit = (field: keyof Typed) => ({
    value: typed[field],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [field]: event.target.value }),
  })
  return (
    <Banner tone="warn" heading="The shop needs your full address">
      {order.parcel?.question?.text && <p className="wrap-anywhere">“{order.parcel.question.text}”</p>}
      {order.parcel?.question && (
        <p className="mt-1 text-small text-text-2">
          Answer by {lagosMoment(order.parcel.question.until)}, so that your order can be sent.
        </p>
      )}
      <form onSubmit={send} className="mt-3 grid gap-3 sm:grid-cols-2">
        <TextField
          label="Street and number"
          required
          maxLength={200}
          autoComplete="street-address"
          {...edit('street')}
        />
        <TextField
          label="City or town"
          required
          maxLength={100}
          autoComplete="address-level2"
          {...edit('city')}
        />
        <div className="sm:col-span-2">
          <TextArea label="Landmark or directions" rows={2} maxLength={1000} {...edit('info')} />
        </div>
        {failure && (
          <Banner tone="danger" role="alert" className="sm:col-span-2">
            {failure}
          </Banner>
        )}
        <div>
          <Button type="submit" busy={isBusy} busyLabel="Sending...">
            Send address
          </Button>
        </div>
      </form>
    </Banner>
  )
}
