import type { Product } from '@ahia/contracts/catalog'
import { type Pill, RadioPills } from '@ahia/ui/forms/radio-pills'
import { nairaText } from '../cards/price.tsx'
import { chooseOption, chooseVariant, chosenOf, pricesOf } from './choice.rules.ts'
import type { ChoiceState } from './choice-state.ts'

type ChoicePickersProps = { product: Product; choosing: ChoiceState }

/** PDP-04: the pickers of variant and option. */
export function ChoicePickers({ product, choosing }: ChoicePickersProps) {
  const { choice } = choosing
  const { variant } = chosenOf(product, choice)
  const withoutAddOns = { ...choice, addOnIds: [] }
  return (
    <>
      {product.variants.map(({ variantName, variantValues }) => (
        <RadioPills
          key={variantName}
          legend={variantName}
          name="variant"
          chosen={choice.variantId}
          onChoose={choosing.chooseVariant}
          pills={toPills(
            variantValues,
            (id) => pricesOf(product, chooseVariant(product, withoutAddOns, id)).unitNaira,
          )}
        />
      ))}
      {variant?.options.map(({ optionName, optionValues }) => (
        <RadioPills
          key={optionName}
          legend={optionName}
          name="option"
          chosen={choice.optionId}
          onChoose={choosing.chooseOption}
          pills={toPills(
            optionValues,
            (id) => pricesOf(product, chooseOption(product, withoutAddOns, id)).unitNaira,
          )}
        />
      ))}
    </>
  )
}

type Value = { _id: string; value: string; quantity: number }

/** Prices are shown only where they differ: otherwise every pill would show the same one. */
function toPills(values: readonly Value[], nairaOf: (id: string) => number): Pill[] {
  const prices = new Map(values.map(({ _id }) => [_id, nairaOf(_id)]))
  const doDiffer = new Set(prices.values()).size > 1
  return values.map(({ _id, value, quantity }) => {
    if (quantity === 0) return { value: _id, label: value, note: 'Out of stock', look: 'faded' }
    return { value: _id, label: value, note: doDiffer ? nairaText(prices.get(_id) ?? 0) : null }
  })
}
