import type { Facets } from '@ahia/contracts/catalog'
import { groupDigits } from '@ahia/money/group-digits'
import { stateName } from '@ahia/reference/address-words'
import { DELIVERY_STATES } from '@ahia/reference/delivery-states'
import { Icon } from '@ahia/ui/icon'
import { memo, type ReactNode } from 'react'
import { nairaText } from '../cards/price.tsx'
import { BrandField } from './brand-field.tsx'
import { type FilterDraft, FREE_DELIVERY } from './draft.rules.ts'
import { BOX, Count, LEGEND, mayLeadOn, ROW } from './field-parts.tsx'
import { RatingField } from './rating-field.tsx'

export type FilterFieldsProps = {
  draft: FilterDraft
  facets: Facets | null
  /** Shown after the amounts. */
  priceAction: ReactNode
  /** A checkbox is complete when it is pressed; an amount is still being typed. */
  onPress: (change: Partial<FilterDraft>) => void
  onType: (change: Partial<FilterDraft>) => void
}

/**
 * LIST-11: the fields of all filters, with counts. WIN-72: without those that would show nothing. A press draws only the
 * field that it changes, so that a cheap phone answers at once: what they are given must stay the same meanwhile.
 */
export function FilterFields({ draft, facets, priceAction, onPress, onType }: FilterFieldsProps) {
  return (
    <div className="grid gap-6">
      <PriceField
        minPrice={draft.minPrice}
        maxPrice={draft.maxPrice}
        span={facets?.price}
        action={priceAction}
        onType={onType}
      />
      <BrandField brand={draft.brand} offered={facets?.brands ?? NONE} onPress={onPress} />
      <RatingField rating={draft.rating} counts={facets?.ratings ?? NONE} onPress={onPress} />
      <DeliversTo state={draft.deliversTo} facets={facets} onPress={onPress} />
      <OnlyShow draft={draft} facets={facets} onPress={onPress} />
    </div>
  )
}

const NONE: never[] = []

type PriceFieldProps = Pick<FilterDraft, 'minPrice' | 'maxPrice'> &
  Pick<FilterFieldsProps, 'onType'> & { span: Facets['price'] | undefined; action: ReactNode }

const PriceField = memo(function PriceField({ minPrice, maxPrice, span, action, onType }: PriceFieldProps) {
  return (
    <fieldset>
      <legend className={LEGEND}>Price</legend>
      <div className="flex items-end gap-2">
        <Amount
          name="minPrice"
          label="From"
          typed={minPrice}
          example={span?.min}
          onType={(text) => onType({ minPrice: text })}
        />
        <Amount
          name="maxPrice"
          label="To"
          typed={maxPrice}
          example={span?.max}
          onType={(text) => onType({ maxPrice: text })}
        />
        {action}
      </div>
    </fieldset>
  )
})

function OnlyShow({ draft, facets, onPress }: Pick<FilterFieldsProps, 'draft' | 'facets' | 'onPress'>) {
  const free = facets?.delivery.find(({ value }) => value === FREE_DELIVERY)?.count
  const hasInStock = draft.inStock || mayLeadOn(facets?.inStock)
  const hasFree = draft.isFreeDelivery || mayLeadOn(free)
  if (!hasInStock && !hasFree) return null
  return (
    <fieldset>
      <legend className={LEGEND}>Only show</legend>
      {hasInStock && (
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
      )}
      {hasFree && (
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
          <Count>{free}</Count>
        </label>
      )}
    </fieldset>
  )
}

type DeliversToProps = Pick<FilterFieldsProps, 'facets' | 'onPress'> & { state: string }

/** WIN-04: a list to choose from and not 'to me', so that it works without scripts and in a shared link. */
const DeliversTo = memo(function DeliversTo({ state, facets, onPress }: DeliversToProps) {
  const countOf = (one: string) => facets?.deliversTo.find(({ value }) => value === one)?.count
  return (
    <label className="grid gap-2 text-small font-semibold">
      Delivers to
      <span className="relative">
        <select
          name="deliversTo"
          value={state}
          onChange={({ target }) => onPress({ deliversTo: target.value })}
          className="min-h-11 w-full appearance-none rounded-control border border-border-strong bg-surface py-1 pr-9 pl-3 font-normal"
        >
          <option value="">Anywhere</option>
          {DELIVERY_STATES.filter((one) => one === state || mayLeadOn(countOf(one))).map((one) => (
            <option key={one} value={one}>
              {stateName(one)}
              {countWords(countOf(one))}
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
})

const countWords = (count: number | undefined): string =>
  count === undefined ? '' : ` (${groupDigits(count)})`

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
