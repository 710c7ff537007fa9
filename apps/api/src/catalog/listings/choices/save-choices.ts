import { newId } from '#platform/ids.ts'
import type { Tx } from '#tables.ts'
import type { OwnProduct } from '../listing.sql.ts'
import { badField } from '../listings.errors.ts'
import type { LockedListing } from '../locked-listing.sql.ts'
import { bookStock, type StockChange } from './booked-stock.sql.ts'
import {
  clearProduct,
  clearVariants,
  dropOptions,
  dropVariants,
  listStoredVariants,
  writeOptions,
  writeVariants,
} from './choice-rows.sql.ts'
import {
  ChoiceFault,
  type ChoicePlan,
  type OptionInput,
  planChoices,
  type VariantInput,
  type VariantsInput,
} from './plan-choices.rules.ts'
import { type SkuChange, writeSkus } from './skus.sql.ts'

/** SELL-13, SELL-15: makes the rows as they were sent. The caller has locked the product and writes its `variant_name`. */
export async function saveChoices(
  tx: Tx,
  own: OwnProduct,
  listing: Pick<LockedListing, 'status' | 'variantName'>,
  input: VariantsInput | null,
): Promise<void> {
  const { productId } = own
  const plan = tryPlan(await listStoredVariants(tx, productId), input)
  const changes = listStockChanges(plan, listing.status === 'DRAFT')
  await dropOptions(tx, productId, plan.gone.optionIds)
  await dropVariants(tx, productId, plan.gone.variantIds)
  if (listing.variantName === null && input !== null) await clearProduct(tx, productId)
  const divided = plan.variants.filter(({ changesLevel, row }) => changesLevel && row.options !== null)
  await clearVariants(
    tx,
    productId,
    divided.map(({ id }) => id),
  )
  await writeVariants(tx, productId, plan.variants)
  await writeOptions(tx, productId, plan.options)
  await bookStock(tx, productId, changes)
  await writeSkus(tx, own, listSkuChanges(plan))
}

function tryPlan(stored: Parameters<typeof planChoices>[0], input: VariantsInput | null): ChoicePlan {
  try {
    return planChoices(stored, input, newId)
  } catch (error) {
    throw error instanceof ChoiceFault ? badField(error.path, error.message) : error
  }
}

function listStockChanges({ variants, options }: ChoicePlan, isDraft: boolean): StockChange[] {
  return [
    ...variants.flatMap(({ id, isNew, changesLevel, position, row }) => {
      const path = `variants.values.${position}`
      if (row.options !== null && row.quantity !== undefined)
        throw badField(`${path}.quantity`, 'is counted for each option')
      const change = changeOf(row, isNew || changesLevel, path)
      return change === 0
        ? []
        : [{ variantId: id, optionId: null, change, isOpening: isNew || changesLevel || isDraft }]
    }),
    ...options.flatMap(({ id, variantId, isNew, row }) => {
      const change = changeOf(row, isNew, 'variants')
      return change === 0 ? [] : [{ variantId, optionId: id, change, isOpening: isNew || isDraft }]
    }),
  ]
}

/** What was typed less what was shown; a new row showed nothing. */
export function changeOf(
  { quantity, quantityShown }: Pick<VariantInput | OptionInput, 'quantity' | 'quantityShown'>,
  isNew: boolean,
  path: string,
): number {
  if (quantity === undefined) return 0
  if (isNew) return quantity
  if (quantityShown === undefined)
    throw badField(`${path}.quantityShown`, 'Send the quantity that was shown as well')
  return quantity - quantityShown
}

const listSkuChanges = ({ variants, options }: ChoicePlan): SkuChange[] => [
  ...variants.flatMap(({ id, row: { sku, options: below } }) =>
    sku === undefined || below !== null ? [] : [{ variantId: id, optionId: null, sku }],
  ),
  ...options.flatMap(({ id, variantId, row: { sku } }) =>
    sku === undefined ? [] : [{ variantId, optionId: id, sku }],
  ),
]
