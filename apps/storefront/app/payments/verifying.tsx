import { PaymentView, Reference } from './payment-view.tsx'

export function Verifying({ reference }: { reference: string }) {
  return (
    <PaymentView tone="wait" title="Checking your payment" arrival="quiet">
      <p role="status" className="text-pretty text-text-2">
        This takes a moment. If you close this page, we'll keep checking and email you once your payment
        arrives.
      </p>
      <Reference reference={reference} />
    </PaymentView>
  )
}
