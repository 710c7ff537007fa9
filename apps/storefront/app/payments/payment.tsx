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
  /** Called once, before it is shown: the money was captured and the orders are paid. */
  onPaid: () => void
}

/** PAY-01, PAY-02: asks about one payment, and shows its real state. */
export function Payment({ reference, onPaid }: PaymentProps) {
  const { viewState, reload } = useVerdict(reference)
  const isPaid =
    viewState.state === 'already-verified' || (viewState.state === 'captured' && !viewState.value.isSentBack)
  useLayoutEffect(() => {
    if (isPaid) onPaid()
  }, [isPaid, onPaid])

  if (viewState.state === 'verifying') return <Verifying reference={reference} />
  if (viewState.state === 'pending') return <StillConfirming reference={reference} onAsk={reload} />
  if (viewState.state === 'unanswered') return <NoAnswer reference={reference} onAsk={reload} />
  if (viewState.state === 'failed')
    return <VerificationFailed reference={reference} message={viewState.message} onAsk={reload} />
  if (viewState.state === 'already-verified') return <AlreadyVerified reference={reference} />
  return viewState.value.isSentBack ? (
    <SentBack verification={viewState.value} />
  ) : (
    <PaymentDone verification={viewState.value} isAgain={viewState.isAgain} />
  )
}
