import type { Facets } from '@ahia/contracts/catalog'
import { groupDigits } from '@ahia/money/group-digits'
import { memo } from 'react'
import { isSameBrand } from '../listing/query.rules.ts'
import type { FilterDraft } from './draft.rules.ts'
import { RadioList } from './radio-list.tsx'

type BrandFieldProps = {
  brand: string
  offered: Facets['brands']
  onPress: (change: Partial<FilterDraft>) => void
}

/** WIN-45: only where goods have brands. A chosen brand stays even if none of its goods fit, so that it can be taken back. */
export const BrandField = memo(function BrandField({ brand, offered, onPress }: BrandFieldProps) {
  if (offered.length === 0 && brand === '') return null
  const isOffered = offered.some(({ value }) => isSameBrand(value, brand))
  const shown = brand === '' || isOffered ? offered : [{ value: brand, count: undefined }, ...offered]
  return (
    <RadioList
      legend="Brand"
      name="brand"
      any="Any brand"
      chosen={brand}
      isSame={isSameBrand}
      onChoose={(chosen) => onPress({ brand: chosen })}
      offered={shown.map(({ value, count }) => ({
        value,
        label: <span className="min-w-0 truncate">{value}</span>,
        count: count === undefined ? null : groupDigits(count),
      }))}
    />
  )
})
