import { getShopHours, type ShopHours } from '@ahia/contracts/seller/shop-hours'
import { shopSession } from '@ahia/shop-session/shop-session'
import { Button } from '@ahia/ui/button'
import { useState } from 'react'
import { ShopCard } from '../shop-card.tsx'
import { toLines } from './hours.rules.ts'
import { HoursForm } from './hours-form.tsx'

/** SELL-50: when the shop is open. */
export function HoursCard() {
  return (
    <ShopCard
      id="hours"
      title="Opening hours"
      intro={
        <>
          Meals are due two hours after payment, counted while you're open. Everything else is due by the end
          of the next working day.
        </>
      }
      load={(signal) => shopSession.call(getShopHours, {}, { signal })}
      failed="We couldn't load your opening hours."
    >
      {(first) => <LoadedHours first={first} />}
    </ShopCard>
  )
}

function LoadedHours({ first }: { first: ShopHours }) {
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
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {toLines(hours.days).map(({ days, hours: open }) => (
          <div key={days} className="contents">
            <dt className="text-text-2">{days}</dt>
            <dd className="whitespace-nowrap tabular-nums">{open}</dd>
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
