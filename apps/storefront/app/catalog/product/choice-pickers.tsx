import type { Product } from '@ahia/contracts/catalog'
import { type Pill, RadioPills } from '@ahia/ui/forms/radio-pills'
import { nairaText } from '../cards/price.tsx'
import { chooseOption, chosenOf, pricesOf, pricesOfVariant } from './choice.rules.ts'
import type { ChoiceState } from './choice-state.ts'

type ChoicePickersProps = { product: Product; choosing: ChoiceState }

/** PDP-04: the pickers of variant and option. WIN-93: each price is that of the whole choice, and the words beside it say so. */
export function ChoicePickers({ product, choosing }: ChoicePickersProps) {
  const { choice } = choosing
  const { variant } = chosenOf(product, choice)
  return (
    <>
      {product.variants.map(({ variantName, variantValues }) => (
        <Picker
          key={variantName}
          legend={variantName}
          hint="full price"
          name="variant"
          chosen={choice.variantId}
          onChoose={choosing.chooseVariant}
          values={variantValues}
          nairaOf={(id) => pricesOfVariant(product, id)}
        />
      ))}
      {variant?.options.map(({ optionName, optionValues }) => (
        <Picker
          key={optionName}
          legend={optionName}
          hint={`price with ${variant.value}`}
          name="option"
          chosen={choice.optionId}
          onChoose={choosing.chooseOption}
          values={optionValues}
          nairaOf={(id) => [pricesOf(product, chooseOption(product, choice, id)).plainNaira]}
        />
      ))}
    </>
  )
}

type Value = { _id: string; value: string; quantity: number }
type PickerProps = Omit<Parameters<typeof RadioPills>[0], 'pills' | 'hint'> & {
  hint: string
  values: readonly Value[]
  /** What it can cost, with whichever option. */
  nairaOf: (id: string) => readonly number[]
}

/** Prices are shown only where they differ: otherwise every pill would show the same one. */
function Picker({ hint, values, nairaOf, ...pills }: PickerProps) {
  const texts = new Map(values.map(({ _id }) => [_id, priceText(nairaOf(_id))]))
  const doDiffer = new Set(texts.values()).size > 1
  return (
    <RadioPills
      {...pills}
      hint={doDiffer && values.some(({ quantity }) => quantity > 0) ? hint : null}
      pills={values.map(({ _id, value, quantity }): Pill => {
        if (quantity === 0) return { value: _id, label: value, note: 'Out of stock', look: 'faded' }
        return { value: _id, label: value, note: doDiffer ? (texts.get(_id) ?? null) : null }
      })}
    />
  )
}

function priceText(naira: readonly number[]): string {
  const least = Math.min(...naira)
  return `${naira.some((one) => one > least) ? 'from ' : ''}${nairaText(least)}`
}
