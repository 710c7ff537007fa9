import type { OptionId, VariantId } from '@ahia/contracts/ids'
import type { VariantsInput } from '@ahia/contracts/seller/listing-fields'

export type { VariantsInput }
export type VariantInput = VariantsInput['values'][number]
export type OptionInput = NonNullable<VariantInput['options']>['values'][number]

/** The rows that are offered now. */
export type StoredVariant = {
  id: VariantId
  hasOptions: boolean
  options: readonly { id: OptionId }[]
}

type PlannedRow<Id, Row> = { id: Id; position: number; isNew: boolean; row: Row }
export type PlannedVariant = PlannedRow<VariantId, VariantInput> & {
  /** It was sold itself and now its options are, or the other way round. */
  changesLevel: boolean
}
export type PlannedOption = PlannedRow<OptionId, OptionInput> & { variantId: VariantId }

export type ChoicePlan = {
  variants: PlannedVariant[]
  options: PlannedOption[]
  /** No longer offered. */
  gone: { variantIds: VariantId[]; optionIds: OptionId[] }
}

export class ChoiceFault extends Error {
  readonly path: string
  constructor(path: string, message: string) {
    super(message)
    this.path = path
  }
}

const NOT_A_ROW = 'This row is not one of the product'

/** SELL-15: rows keep their ids; throws a `ChoiceFault` for an id of another product or another variant. */
export function planChoices(
  stored: readonly StoredVariant[],
  input: VariantsInput | null,
  newId: <Id extends string>() => Id,
): ChoicePlan {
  const rows = input?.values ?? []
  const byId = new Map(stored.map((variant) => [variant.id, variant]))
  const variants = rows.map((row, position): PlannedVariant => {
    const known = row._id === undefined ? undefined : byId.get(row._id)
    if (row._id !== undefined && !known) throw new ChoiceFault(`variants.values.${position}._id`, NOT_A_ROW)
    const changesLevel = known !== undefined && known.hasOptions !== (row.options !== null)
    return { id: known?.id ?? newId<VariantId>(), position, isNew: !known, row, changesLevel }
  })
  const options = variants.flatMap((variant) => planOptions(variant, byId.get(variant.id), newId))
  const keptVariants = new Set(variants.map(({ id }) => id))
  const keptOptions = new Set(options.map(({ id }) => id))
  return {
    variants,
    options,
    gone: {
      variantIds: stored.map(({ id }) => id).filter((id) => !keptVariants.has(id)),
      optionIds: stored.flatMap(({ options: all }) =>
        all.map(({ id }) => id).filter((id) => !keptOptions.has(id)),
      ),
    },
  }
}

function planOptions(
  { id: variantId, position: at, row }: PlannedVariant,
  stored: StoredVariant | undefined,
  newId: <Id extends string>() => Id,
): PlannedOption[] {
  return (row.options?.values ?? []).map((option, position) => {
    const known = stored?.options.find(({ id }) => id === option._id)
    if (option._id !== undefined && !known)
      throw new ChoiceFault(`variants.values.${at}.options.values.${position}._id`, NOT_A_ROW)
    return { id: known?.id ?? newId<OptionId>(), variantId, position, isNew: !known, row: option }
  })
}
