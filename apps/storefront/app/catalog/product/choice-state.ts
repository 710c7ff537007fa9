import { useState } from 'react'
import {
  availableOf,
  type ChoiceOnPage,
  type Choosable,
  changeQuantity,
  chooseOption,
  chooseVariant,
  chosenOf,
  firstChoice,
  pricesOf,
  toggleAddOn,
} from './choice.rules.ts'

export type ChoiceState = {
  choice: ChoiceOnPage
  /** What is chosen, in the shop's words: 'Sky blue'. */
  values: string[]
  available: number
  plainNaira: number
  unitNaira: number
  addOnsNaira: number
  totalNaira: number
  chooseVariant: (variantId: string) => void
  chooseOption: (optionId: string) => void
  changeQuantity: (quantity: number) => void
  toggleAddOn: (addOnId: string) => void
}

/** The current choice, its price and its stock. */
export function useChoosing(product: Choosable): ChoiceState {
  const [choice, setChoice] = useState(() => firstChoice(product))
  const { variant, option } = chosenOf(product, choice)
  return {
    choice,
    values: [variant, option].flatMap((one) => one?.value ?? []),
    available: availableOf(product, choice),
    ...pricesOf(product, choice),
    chooseVariant: (variantId) => setChoice((now) => chooseVariant(product, now, variantId)),
    chooseOption: (optionId) => setChoice((now) => chooseOption(product, now, optionId)),
    changeQuantity: (quantity) => setChoice((now) => changeQuantity(product, now, quantity)),
    toggleAddOn: (addOnId) => setChoice((now) => toggleAddOn(product, now, addOnId)),
  }
}
