import type { Facets } from '@ahia/contracts/catalog'
import { groupDigits } from '@ahia/money/group-digits'
import { stateName } from '@ahia/reference/address-words'
import { DELIVERY_STATES } from '@ahia/reference/delivery-states'
import { Icon } from '@ahia/ui/icon'
import { Stars } from '@ahia/ui/stars'
import type { ReactNode } from 'react'
import { nairaText } from '../cards/price.tsx'
import { BrandField } from './brand-field.tsx'
import { starsLabel } from './chips.rules.ts'
import { type FilterDraft, FREE_DELIVERY } from './draft.rules.ts'
import { BOX, Count, LEGEND, ROW } from './field-parts.tsx'

type FilterFieldsProps = {
  draft: FilterDraft
  facets: Facets | null
  /** Shown after the amounts. */
  priceAction: ReactNode
  /** A checkbox is complete when it is pressed; an amount is still being typed. */
  onPress: (change: Partial<FilterDraft>) => void
  onType: (change: Partial<FilterDraft>) => void
}

const STARS_OFFERED = [4, 3, 2]

/** LIST-11: the fields of all filters, with counts. */
export function FilterFields({ draft, facets, priceAction, onPress, onType }: FilterFieldsProps) {
  const span = facets?.price
  return (
    <div className="grid gap-6">
      <fieldset>
        <legend className={LEGEND}>Price</legend>
        <div className="flex items-end gap-2">
          <Amount
            name="minPrice"
            label="From"
            typed={draft.minPrice}
            example={span?.min}
            onType={(minPrice) => onType({ minPrice })}
          />
          <Amount
            name="maxPrice"
            label="To"
            typed={draft.maxPrice}
            example={span?.max}
            onType={(maxPrice) => onType({ maxPrice })}
          />
          {priceAction}
        </div>
      </fieldset>
      <BrandField
        brand={draft.brand}
        offered={facets?.brands ?? []}
        onChoose={(brand) => onPress({ brand })}
      />
      <fieldset>
        <legend className={LEGEND}>Rating</legend>
        <label className={ROW}>
          <input
            type="radio"
            name="rating"
            value=""
            checked={draft.rating === ''}
            onChange={() => onPress({ rating: '' })}
            className={BOX}
          />
          Any rating
        </label>
        {starsOffered(draft).map((stars) => (
          <label key={stars} className={ROW}>
            <input
              type="radio"
              name="rating"
              value={stars}
              checked={draft.rating === String(stars)}
              onChange={() => onPress({ rating: String(stars) })}
              className={BOX}
            />
            <span className="sr-only">{starsLabel(stars)}</span>
            <span aria-hidden="true" className="flex items-center gap-2">
              <Stars value={stars} />
              {stars < 5 && '& up'}
            </span>
            <Count>{facets?.ratings.find(({ value }) => value === stars)?.count}</Count>
          </label>
        ))}
      </fieldset>
      <DeliversTo
        state={draft.deliversTo}
        facets={facets}
        onChoose={(deliversTo) => onPress({ deliversTo })}
      />
      <fieldset>
        <legend className={LEGEND}>Only show</legend>
        <label className={ROW}>
          <input
            type="checkbox"
            name="inStock"
            value="true"
            checked={draft.inStock}
            onChange={({ target }) => onPress({ inStock: target.checked })}
            className={BOX}
          />
          In stock
          <Count>{facets?.inStock}</Count>
        </label>
        <label className={ROW}>
          <input
            type="checkbox"
            name="delivery"
            value={FREE_DELIVERY}
            checked={draft.isFreeDelivery}
            onChange={({ target }) => onPress({ isFreeDelivery: target.checked })}
            className={BOX}
          />
          Free delivery
          <Count>{facets?.delivery.find(({ value }) => value === FREE_DELIVERY)?.count}</Count>
        </label>
      </fieldset>
    </div>
  )
}

type DeliversToProps = { state: string; facets: Facets | null; onChoose: (state: string) => void }

/** WIN-04: a list to choose from and not 'to me', so that it works without scripts and in a shared link. */
function DeliversTo({ state, facets, onChoose }: DeliversToProps) {
  return (
    <label className="grid gap-2 text-small font-semibold">
      Delivers to
      <span className="relative">
        <select
          name="deliversTo"
          value={state}
          onChange={({ target }) => onChoose(target.value)}
          className="min-h-11 w-full appearance-none rounded-control border border-border-strong bg-surface py-1 pr-9 pl-3 font-normal"
        >
          <option value="">Anywhere</option>
          {DELIVERY_STATES.map((one) => (
            <option key={one} value={one}>
              {stateName(one)}
              {countWords(facets?.deliversTo.find(({ value }) => value === one)?.count)}
            </option>
          ))}
        </select>
        <Icon
          name="chevronDown"
          className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-text-2"
        />
      </span>
    </label>
  )
}

const countWords = (count: number | undefined): string =>
  count === undefined ? '' : ` (${groupDigits(count)})`

const starsOffered = ({ rating }: FilterDraft): number[] =>
  rating === '' || STARS_OFFERED.includes(Number(rating)) ? STARS_OFFERED : [Number(rating), ...STARS_OFFERED]

type AmountProps = {
  name: string
  label: string
  typed: string
  example: number | undefined
  onType: (text: string) => void
}

function Amount({ name, label, typed, example, onType }: AmountProps) {
  return (
    <label className="grid min-w-0 grow basis-0 gap-1 text-meta text-text-2">
      {label} (₦)
      <input
        name={name}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        inputMode="decimal"
        autoComplete="off"
        placeholder={example === undefined ? undefined : nairaText(example).slice(1)}
        className="min-h-11 w-full rounded-control border border-border-strong bg-surface px-3 text-body text-text lg:px-2 lg:text-small tabular-nums placeholder:text-text-3"
      />
    </label>
  )
}
