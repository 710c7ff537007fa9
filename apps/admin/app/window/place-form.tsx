import { addFeatured, changeFeatured, type FeaturedPlace } from '@ahia/contracts/admin/window'
import type { ProductId } from '@ahia/contracts/ids'
import { FEATURED_REASON_LABELS, FEATURED_REASONS, type FeaturedReason } from '@ahia/reference/window'
import { Button } from '@ahia/ui/button'
import { SelectField, TextField } from '@ahia/ui/forms/field'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { type FormEvent, useState } from 'react'
import { call } from '#session/staff-session.ts'
import { beginOf, endOf } from './lagos-days.rules.ts'

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i
const USUAL_POSITION = 500

type PlaceFormProps = { place: FeaturedPlace | null; onSaved: () => void }

/** A new place, or other days for one. Empty days stay as they are: from now, and until it is taken away. */
export function PlaceForm({ place, onSaved }: PlaceFormProps) {
  const attempt = useAttempt("We couldn't save the place")
  const [error, setError] = useState<string | null>(null)
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '')
    const terms = {
      from: (beginOf(text('from')) ?? new Date(place?.from ?? Date.now())).toISOString(),
      until: endOf(text('until'))?.toISOString() ?? place?.until ?? null,
      position: Number(text('position')) || USUAL_POSITION,
      why: text('why') as FeaturedReason,
    }
    const productId = ID.exec(text('product'))?.[0].toLowerCase()
    if (place === null && productId === undefined) return setError("Paste the product's address")
    setError(null)
    attempt.run(async (signal) => {
      if (place) await call(changeFeatured, { id: place._id, ...terms }, { signal })
      else await call(addFeatured, { productId: productId as ProductId, ...terms }, { signal })
      onSaved()
    })
  }
  return (
    <form onSubmit={save} noValidate className="grid gap-3 pb-3 sm:grid-cols-2">
      {place === null && (
        <div className="sm:col-span-2">
          <TextField
            label="Product"
            name="product"
            required
            error={error}
            attempted
            hint="Paste its address."
          />
        </div>
      )}
      <TextField
        label="From"
        name="from"
        type="date"
        hint={place ? 'Leave it empty to keep it as it is.' : 'Leave it empty to start now.'}
      />
      <TextField
        label="Last day"
        name="until"
        type="date"
        hint={place ? 'Leave it empty to keep it as it is.' : 'Leave it empty for no end date.'}
      />
      <TextField
        label="Order"
        name="position"
        type="number"
        min={1}
        max={1000}
        defaultValue={place?.position ?? USUAL_POSITION}
        hint="Lower numbers come first."
      />
      <SelectField label="Why" required name="why" defaultValue={place?.why ?? 'CHOSEN'}>
        {FEATURED_REASONS.map((why) => (
          <option key={why} value={why}>
            {FEATURED_REASON_LABELS[why]}
          </option>
        ))}
      </SelectField>
      <Button type="submit" busy={attempt.state.step === 'busy'} className="justify-self-start">
        Save
      </Button>
      <div className="sm:col-span-2">
        <AttemptFailure attempt={attempt} />
      </div>
    </form>
  )
}
