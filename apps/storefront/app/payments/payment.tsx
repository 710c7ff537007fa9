import { useLayoutEffect } from 'react'
import {
  AlreadyVerified,
  NoAnswer,
  PaymentDone,
  SentBack,
  StillConfirming,
  VerificationFailed,
} from './payment-view-states.tsx'
import { useVerdict } from './use-verdict.ts'
import { Verifying } from './verifying.tsx'

type PaymentProps = {
  reference: string
  /** Said once, before anybody sees it: the money is there and the orders are paid. */
  onPaid: () => void
}

/** PAY-01, PAY-02: asks about one payment, and tells the truth about it. */
export function Payment({ reference, onPaid }: PaymentProps) {
  const { face, reload } = useVerdict(reference)
  const isPaid = face.state === 'already-verified' || (face.state === 'captured' && !face.value.isSentBack)
  useLayoutEffect(() => {
    if (isPaid) onPaid()
  }, [isPaid, onPaid])

  if (face.state === 'verifying') return <Verifying reference={reference} />
  if (face.state === 'pending') return <StillConfirming reference={reference} onAsk={reload} />
  if (face.state === 'unanswered') return <NoAnswer reference={reference} onAsk={reload} />
  if (face.state === 'failed')
    return <VerificationFailed reference={reference} message={face.message} onAsk={reload} />
  if (face.state === 'already-verified') return <AlreadyVerified reference={reference} />
  return face.value.isSentBack ? (
    <SentBack verification={face.value} />
  ) : (
    <PaymentDone verification={face.value} isAgain={face.isAgain} />
  )
}
