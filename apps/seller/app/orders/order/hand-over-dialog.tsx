import { Button } from '@ahia/ui/button'
import { TextField } from '@ahia/ui/forms/field'
import { RadioPills } from '@ahia/ui/forms/radio-pills'
import { Dialog } from '@ahia/ui/overlays/dialog'
import { type FormEvent, useId, useState } from 'react'
import { OWN_RIDER } from '#offline/command.ts'
import type { ActionDialogProps } from './order-actions.tsx'
import { PhotoField } from './photo-field.tsx'

const LAST_CARRIER = 'seller-last-carrier'

/** SELL-31: who takes the parcel. It can be taken back for ten minutes. */
export function HandOverDialog({ isOpen, onClose, send }: ActionDialogProps) {
  const formId = useId()
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title="Hand over"
      actions={
        <Button type="submit" form={formId} className="w-full">
          Hand over now
        </Button>
      }
    >
      <HandOverForm
        id={formId}
        onGiven={({ carrier, waybill, photo }) =>
          send({ kind: 'HAND_OVER', carrier, ...(waybill && { waybill }) }, photo)
        }
      />
    </Dialog>
  )
}

type Given = { carrier: string; waybill: string; photo: Blob | null }
type HandOverFormProps = { id: string; onGiven: (given: Given) => void }

function HandOverForm({ id, onGiven }: HandOverFormProps) {
  const [last] = useState(readLastCarrier)
  const [who, setWho] = useState(last === null ? OWN_RIDER : 'CARRIER')
  const [carrier, setCarrier] = useState(last ?? '')
  const [waybill, setWaybill] = useState('')
  const [photo, setPhoto] = useState<Blob | null>(null)
  const [attempted, setAttempted] = useState(false)
  const isRider = who === OWN_RIDER
  const error = !isRider && carrier.trim() === '' ? 'Choose who delivers it' : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (error) return setAttempted(true)
    if (!isRider) keepLastCarrier(carrier.trim())
    onGiven({ carrier: isRider ? OWN_RIDER : carrier.trim(), waybill: waybill.trim(), photo })
  }
  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-4">
      <RadioPills
        legend="Who delivers it?"
        name="who"
        pills={[
          { value: OWN_RIDER, label: 'Our own rider' },
          { value: 'CARRIER', label: 'A delivery company' },
        ]}
        chosen={who}
        onChoose={setWho}
      />
      {!isRider && (
        <>
          <TextField
            label="Delivery company"
            required
            maxLength={100}
            value={carrier}
            error={error}
            attempted={attempted}
            onChange={({ target }) => setCarrier(target.value)}
          />
          <TextField
            label="Waybill number"
            maxLength={100}
            autoComplete="off"
            value={waybill}
            onChange={({ target }) => setWaybill(target.value)}
          />
        </>
      )}
      <PhotoField photo={photo} onChange={setPhoto} />
      <p className="text-small text-text-2">
        We'll email the customer that it's on its way. You can undo this for 10 minutes.
      </p>
    </form>
  )
}

function readLastCarrier(): string | null {
  try {
    return localStorage.getItem(LAST_CARRIER)
  } catch {
    return null
  }
}

function keepLastCarrier(carrier: string): void {
  try {
    localStorage.setItem(LAST_CARRIER, carrier)
  } catch {} // it only saves typing
}
