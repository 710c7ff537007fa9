import type { Facets } from '@ahia/contracts/catalog'
import { groupDigits } from '@ahia/money/group-digits'
import { isSameBrand } from '../listing/query.rules.ts'
import { BOX, Count, LEGEND, ROW } from './field-parts.tsx'

type BrandFieldProps = { brand: string; offered: Facets['brands']; onChoose: (brand: string) => void }

/** WIN-45: only where goods have brands. A chosen brand stays even if none of its goods fit, so that it can be taken back. */
export function BrandField({ brand, offered, onChoose }: BrandFieldProps) {
  if (offered.length === 0 && brand === '') return null
  const isOffered = offered.some(({ value }) => isSameBrand(value, brand))
  const shown = brand === '' || isOffered ? offered : [{ value: brand, count: undefined }, ...offered]
  return (
    <fieldset className="min-w-0">
      <legend className={LEGEND}>Brand</legend>
      <label className={ROW}>
        <input
          type="radio"
          name="brand"
          value=""
          checked={brand === ''}
          onChange={() => onChoose('')}
          className={BOX}
        />
        Any brand
      </label>
      {shown.map(({ value, count }) => (
        <label key={value} className={ROW}>
          <input
            type="radio"
            name="brand"
            value={value}
            checked={isSameBrand(value, brand)}
            onChange={() => onChoose(value)}
            className={BOX}
          />
          <span className="min-w-0 truncate">{value}</span>
          <Count>{count === undefined ? null : groupDigits(count)}</Count>
        </label>
      ))}
    </fieldset>
  )
}
