import { type FeaturedPlace, removeFeatured } from '@ahia/contracts/admin/window'
import { FEATURED_REASON_LABELS } from '@ahia/reference/window'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { Button } from '@ahia/ui/button'
import { Tag } from '@ahia/ui/tag'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { useState } from 'react'
import { call } from '#session/staff-session.ts'
import { PlaceForm } from './place-form.tsx'

type FeaturedProps = { places: readonly FeaturedPlace[]; onChange: () => void }

/** The products of the front page, in their order. */
export function Featured({ places, onChange }: FeaturedProps) {
  return (
    <section aria-labelledby="featured" className="grid gap-3">
      <h2 id="featured" className="text-h3 font-extrabold">
        Featured products
      </h2>
      <details className="rounded-card border border-border bg-surface px-4">
        <summary className="cursor-pointer py-2.5 font-semibold">Add a product</summary>
        <PlaceForm place={null} onSaved={onChange} />
      </details>
      {places.length === 0 && <p className="text-text-2">No featured products.</p>}
      <ul className="divide-y divide-border rounded-card border border-border bg-surface empty:hidden">
        {places.map((place) => (
          <Place key={place._id} place={place} onChange={onChange} />
        ))}
      </ul>
    </section>
  )
}

function Place({ place, onChange }: { place: FeaturedPlace; onChange: () => void }) {
  const { _id: id, product, from, until, position, why } = place
  const [isOpen, setOpen] = useState(false)
  const attempt = useAttempt("We couldn't remove it")
  const remove = () =>
    attempt.run(async (signal) => {
      await call(removeFeatured, { id }, { signal })
      onChange()
    })
  return (
    <li className="px-3 py-1">
      <div className="flex flex-wrap items-center gap-x-3">
        <span className="w-8 text-small text-text-2 tabular-nums">{position}</span>
        <div className="min-w-0 flex-1 basis-60">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-semibold wrap-anywhere">{product.name}</span>
            <span className="text-small text-text-2">{product.shopName}</span>
            {!product.isVisible && <Tag tone="warn">Not on sale: its place is empty</Tag>}
            {why === 'PACKAGE' && <Tag tone="info">{FEATURED_REASON_LABELS[why]}</Tag>}
          </p>
          <p className="text-meta text-text-2">
            from {lagosMoment(from)} {until ? `until ${lagosMoment(until)}` : 'until you remove it'}
          </p>
        </div>
        <Button look="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Change<span className="sr-only">: {product.name}</span>
        </Button>
        <Button look="ghost" busy={attempt.state.step === 'busy'} onClick={remove}>
          Remove<span className="sr-only">: {product.name}</span>
        </Button>
      </div>
      {isOpen && <PlaceForm place={place} onSaved={onChange} />}
      <AttemptFailure attempt={attempt} />
    </li>
  )
}
