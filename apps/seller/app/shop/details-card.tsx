import { getShopDetails, type ShopDetails } from '@ahia/contracts/seller/shop-details'
import { shopSession } from '@ahia/shop-session/shop-session'
import { Button } from '@ahia/ui/button'
import { useState } from 'react'
import { DETAIL_FIELDS } from './details.rules.ts'
import { DetailsForm } from './details-form.tsx'
import { ShopCard } from './shop-card.tsx'

/** SELL-50: what only the shop and our team see. */
export function DetailsCard() {
  return (
    <ShopCard
      id="details"
      title="Business details"
      intro={
        <>
          Only you and our team see these. {/* A plain link: this page belongs to the market. */}
          <a href="/merchant/app" className="font-semibold text-brand-text underline">
            Your public profile
          </a>{' '}
          is on your merchant page.
        </>
      }
      load={(signal) => shopSession.call(getShopDetails, {}, { signal })}
      failed="We couldn't load your business details."
    >
      {(first) => <LoadedDetails first={first} />}
    </ShopCard>
  )
}

function LoadedDetails({ first }: { first: ShopDetails }) {
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
