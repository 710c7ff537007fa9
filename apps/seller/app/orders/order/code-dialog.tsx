import { messageOf } from '@ahia/contracts/api-error'
import { DELIVERY_CODE_LENGTH } from '@ahia/contracts/limits'
import { Banner } from '@ahia/ui/banner'
import { Button } from '@ahia/ui/button'
import { CodeBoxes } from '@ahia/ui/forms/code-boxes'
import { Dialog } from '@ahia/ui/overlays/dialog'
import { useNetwork } from '@ahia/web/browser/use-network'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { idsOf, type Step } from '#offline/command.ts'
import { enqueue, removeCommand } from '#offline/queue.ts'
import { onOutcome } from '#offline/send-queue.ts'
import { readDeliveryKey } from '../offline/delivery-key.ts'
import { checkQr } from './check-qr.ts'
import type { ActionDialogProps } from './order-actions.tsx'
import { ScanButton } from './scan-button.tsx'

const QR = ['qr_code']
const WRONG_QR = 'This QR code is for another order. Scan the right one, or type the six digits.'
const EMPTY: readonly string[] = Array.from({ length: DELIVERY_CODE_LENGTH }, () => '')

/** SELL-33, SELL-34: the customer's code or QR. Only the server knows whether digits are right. */
export function CodeDialog({ order, isOpen, onClose }: ActionDialogProps) {
  const formId = useId()
  const [digits, setDigits] = useState(EMPTY)
  const isOffline = useNetwork() === 'offline'
  const check = useCodeCheck(isOpen, onClose)
  const isComplete = digits.every((digit) => digit !== '')
  const send = (step: Step) => void check.start(() => enqueue({ orders: [idsOf(order)], step }))
  const scan = async (token: string) => {
    const verdict = await checkQr({ token, parcelId: order.parcel._id, publicKey: readDeliveryKey() })
    // The server has the last word where it can be asked: the key on this phone may be an old one.
    if (verdict === 'wrong' && isOffline) check.say(WRONG_QR)
    else send({ kind: 'SCAN', token, ...(verdict === 'genuine' && { isGenuine: true }) })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isComplete) send({ kind: 'TYPE_CODE', code: digits.join('') })
  }
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title="Delivery code"
      actions={
        <Button
          type="submit"
          form={formId}
          disabled={!isComplete}
          busy={check.isBusy && !isOffline}
          busyLabel="Checking..."
          className="w-full"
        >
          {isOffline ? 'Check it later' : 'Confirm delivery'}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <p className="text-text-2">
          Ask the customer for the six digits on their order page or in our email.
        </p>
        <div className="[&_input]:h-14 [&_input]:w-full [&_input]:min-w-0 [&>fieldset>div]:gap-2">
          <CodeBoxes
            label="Delivery code"
            digits={digits}
            onChange={(next) => {
              setDigits(next)
              check.reset()
            }}
            isWrong={check.message !== null}
          />
        </div>
        <ScanButton label="Scan the customer's QR code" formats={QR} onRead={(token) => void scan(token)} />
        {check.message && (
          <Banner tone="danger" role="alert">
            {check.message}
          </Banner>
        )}
        {isOffline && (
          <p role="status" className="text-small font-semibold text-warn">
            You're offline. We keep the code on this phone and check it when you're back online.
          </p>
        )}
      </form>
    </Dialog>
  )
}

/** Waits for the server's word while the dialog is open. A wrong code is said here, not above the page. */
function useCodeCheck(isOpen: boolean, onClose: () => void) {
  const [key, setKey] = useState<string | null>(null)
  const [message, setMessage] = useState<string | null>(null)
  useEffect(() => {
    if (!isOpen || key === null) return
    return onOutcome(({ requestKey, error }) => {
      if (requestKey !== key) return
      setKey(null)
      if (error === null) return onClose()
      setMessage(messageOf(error, "We couldn't check this code."))
      void removeCommand(requestKey)
    })
  }, [isOpen, key, onClose])
  return {
    isBusy: key !== null,
    message,
    reset: () => setMessage(null),
    say: setMessage,
    start: async (act: () => Promise<string>) => {
      setMessage(null)
      try {
        setKey(await act())
        if (!navigator.onLine) onClose()
      } catch (error) {
        setMessage(messageOf(error))
      }
    },
  }
}
