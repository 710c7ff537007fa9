import type { ListingForm, OptionRow, StockCell, ValueRow } from './listing-form.ts'
import { newOption, newValue } from './listing-form.ts'
import { readCount } from './typed.rules.ts'

type Choices = ListingForm['choices']

/** Everything of a product that is sold and counted by itself. */
export function soldRows({ choices, stock }: Pick<ListingForm, 'choices' | 'stock'>): readonly StockCell[] {
  if (choices.values.length === 0) return [stock]
  return choices.values.flatMap((value) => (value.options.length === 0 ? [value] : value.options))
}

/** SELL-13: the total is shown all the time. */
export const totalStock = (form: Pick<ListingForm, 'choices' | 'stock'>): number =>
  soldRows(form).reduce((sum, { quantity }) => sum + (readCount(quantity) ?? 0), 0)

/** 'S, M, L' adds three values at once; those that are there already are left out. */
export function addValues<Row extends { value: string }>(
  rows: readonly Row[],
  typed: string,
  make: (value: string) => Row,
): Row[] {
  const known = new Set(rows.map(({ value }) => alike(value)))
  const added: Row[] = []
  for (const value of typed.split(/[,;\n]/).map((text) => text.trim())) {
    if (value === '' || known.has(alike(value))) continue
    known.add(alike(value))
    added.push(make(value))
  }
  return [...rows, ...added]
}

export const addChoices = (choices: Choices, typed: string): Choices => ({
  ...choices,
  values: addValues(choices.values, typed, newValue),
})

/** Moves one row up or down; the first and the last stay where they are. */
export function moved<Row>(rows: readonly Row[], from: number, by: -1 | 1): readonly Row[] {
  const to = from + by
  const [one, other] = [rows[from], rows[to]]
  if (one === undefined || other === undefined) return rows
  return rows.map((row, place) => (place === from ? other : place === to ? one : row))
}

/** An empty price is the base price, so all cost the same. */
export const samePriceForAll = (choices: Choices): Choices => ({
  ...choices,
  values: choices.values.map((value) => ({
    ...value,
    price: '',
    options: value.options.map((option) => ({ ...option, price: '' })),
  })),
})

/** Price and quantity of the first row for all below it; SKUs are different by nature. */
export function copyDown<Row extends OptionRow>(rows: readonly Row[]): Row[] {
  const [first, ...rest] = rows
  if (!first) return []
  return [first, ...rest.map((row) => ({ ...row, price: first.price, quantity: first.quantity }))]
}

/** The options of one value for all the others, as in 'each size in these colours'. Rows that match keep their id. */
export const copyOptions = (choices: Choices, from: ValueRow): Choices => ({
  ...choices,
  values: choices.values.map((value) => {
    if (value.row === from.row) return value
    const known = new Map(value.options.map((option) => [alike(option.value), option]))
    return {
      ...value,
      optionName: from.optionName,
      options: from.options.map(
        (option) =>
          known.get(alike(option.value)) ?? {
            ...newOption(option.value),
            price: option.price,
            quantity: option.quantity,
          },
      ),
    }
  }),
})

/** Shoppers cannot tell 'Red' from 'red' or 'rèd', and the server rejects both. */
export function twice(rows: readonly { value: string }[]): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const { value } of rows) counts.set(alike(value), (counts.get(alike(value)) ?? 0) + 1)
  return new Set([...counts].filter(([value, count]) => value !== '' && count > 1).map(([value]) => value))
}

export const alike = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/\s+/gu, ' ').trim().toLowerCase()
