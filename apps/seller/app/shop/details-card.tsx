import { getShopDetails, type ShopDetails } from '@ahia/contracts/seller/shop-details'
import { shopSession } from '@ahia/shop-session/shop-session'
import { Button } from '@ahia/ui/button'
import { Card } from '@ahia/ui/card'
import { LoadedPart } from '@ahia/web/components/loaded-part'
import { useOwnPart } from '@ahia/web/parts/use-part'
import { useState } from 'react'
import { DETAIL_FIELDS } from './details.rules.ts'
import { DetailsForm } from './details-form.tsx'
import { useHashArrival } from './use-hash-arrival.ts'

/** SELL-50: what only the shop and our team see. */
export function DetailsCard() {
  const loaded = useOwnPart(
    (signal) => shopSession.call(getShopDetails, {}, { signal }),
    "We couldn't load your business details.",
  )
  return (
    <Card as="section" aria-labelledby="details">
      <h2 id="details" className="mb-2 text-h3 font-extrabold">
        Business details
      </h2>
      <p className="mb-3 text-pretty text-text-2">
        Only you and our team see these. {/* A plain link: this page belongs to the market. */}
        <a href="/merchant/app" className="font-semibold text-brand-text underline">
          Your public profile
        </a>{' '}
        is on your merchant page.
      </p>
      <LoadedPart {...loaded}>{(first) => <LoadedDetails first={first} />}</LoadedPart>
    </Card>
  )
}

function LoadedDetails({ first }: { first: ShopDetails }) {
  useHashArrival('details')
  const [details, setDetails] = useState(first)
  const [isEditing, setEditing] = useState(false)
  const [note, setNote] = useState('')
  const show = (saved: ShopDetails) => {
    setDetails(saved)
    setEditing(false)
    setNote('Business details saved.')
  }
  if (isEditing)
    return (
      <DetailsForm
        details={details}
        onSaved={show}
        onChanged={setDetails}
        onCancel={() => setEditing(false)}
      />
    )
  return (
    <>
      <dl className="grid gap-3">
        {DETAIL_FIELDS.map(({ name, label }) => (
          <div key={name}>
            <dt className="text-small text-text-2">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">
              {details[name] ?? <span className="text-text-3">Not given</span>}
            </dd>
          </div>
        ))}
      </dl>
      <Button look="outline" onClick={() => setEditing(true)} className="mt-4">
        {details.version === 0 ? 'Add business details' : 'Change business details'}
      </Button>
      <p role="status" className="mt-3 font-semibold text-ok empty:hidden">
        {note}
      </p>
    </>
  )
}
