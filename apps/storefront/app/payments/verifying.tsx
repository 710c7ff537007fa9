import { PaymentView, Reference } from './payment-view.tsx'

export function Verifying({ reference }: { reference: string }) {
  return (
    <PaymentView tone="wait" title="Checking your payment" arrival="quiet">
      <p role="status" className="text-text-2">
        This takes a moment. Keep this page open.
      </p>
      <Reference reference={reference} />
    </PaymentView>
  )
}
