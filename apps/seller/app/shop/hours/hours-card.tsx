import { getShopHours, type ShopHours } from '@ahia/contracts/seller/shop-hours'
import { shopSession } from '@ahia/shop-session/shop-session'
import { Button } from '@ahia/ui/button'
import { Card } from '@ahia/ui/card'
import { LoadedPart } from '@ahia/web/components/loaded-part'
import { useOwnPart } from '@ahia/web/parts/use-part'
import { useState } from 'react'
import { useHashArrival } from '../use-hash-arrival.ts'
import { toLines } from './hours.rules.ts'
import { HoursForm } from './hours-form.tsx'

/** SELL-50: when the shop is open. */
export function HoursCard() {
  const loaded = useOwnPart(
    (signal) => shopSession.call(getShopHours, {}, { signal }),
    "We couldn't load your opening hours.",
  )
  return (
    <Card as="section" id="hours" aria-labelledby="hours-title">
      <h2 id="hours-title" className="mb-2 text-h3 font-extrabold">
        Opening hours
      </h2>
      <p className="mb-3 text-pretty text-text-2">
        Meals are due two hours after payment, counted while you're open. Everything else is due by the end of
        the next working day.
      </p>
      <LoadedPart {...loaded}>{(first) => <LoadedHours first={first} />}</LoadedPart>
    </Card>
  )
}

function LoadedHours({ first }: { first: ShopHours }) {
  useHashArrival('hours')
  const [hours, setHours] = useState(first)
  const [isEditing, setEditing] = useState(false)
  const [note, setNote] = useState('')
  const show = (saved: ShopHours) => {
    setHours(saved)
    setEditing(false)
    setNote('Opening hours saved.')
  }
  if (isEditing)
    return <HoursForm hours={hours} onSaved={show} onChanged={setHours} onCancel={() => setEditing(false)} />
  return (
    <>
      {hours.version === 0 && (
        <p className="mb-3 text-pretty">You haven't set your hours yet. Until you do, these count:</p>
      )}
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        {toLines(hours.days).map(({ days, hours: open }) => (
          <div key={days} className="contents">
            <dt className="text-text-2">{days}</dt>
            <dd className="tabular-nums">{open}</dd>
          </div>
        ))}
      </dl>
      <Button
        look={hours.version === 0 ? 'primary' : 'outline'}
        onClick={() => setEditing(true)}
        className="mt-4"
      >
        {hours.version === 0 ? 'Set opening hours' : 'Change opening hours'}
      </Button>
      <p role="status" className="mt-3 font-semibold text-ok empty:hidden">
        {note}
      </p>
    </>
  )
}
