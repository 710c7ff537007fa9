import type { Product } from '@ahia/contracts/catalog'
import { nairaText } from '../cards/price.tsx'
import type { ChoiceState } from './choice-state.ts'

type AddOnsProps = { addOns: Product['addOns']; choosing: ChoiceState }

/** PDP-06: a checkbox per add-on. */
export function AddOns({ addOns, choosing: { choice, toggleAddOn } }: AddOnsProps) {
  if (addOns.length === 0) return null
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">
        Add-ons<span className="text-small font-normal text-text-2"> · added to the price</span>
      </legend>
      <ul className="divide-y divide-border border-y border-border">
        {addOns.map(({ _id, name, price }) => (
          <li key={_id}>
            <label className="flex min-h-11 cursor-pointer items-center gap-3 py-2">
              <input
                type="checkbox"
                checked={choice.addOnIds.includes(_id)}
                onChange={() => toggleAddOn(_id)}
                className="size-5 shrink-0 accent-brand"
              />
              <span className="flex-1">{name}</span>
              <span className="text-small font-semibold tabular-nums">+{nairaText(price)}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
