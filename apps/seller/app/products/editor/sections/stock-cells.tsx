import { MAX_LOW_STOCK } from '@ahia/contracts/limits'
import { useFormField } from '../editor-context.ts'
import type { OptionRow } from '../listing-form.ts'
import { countError, priceError } from '../typed.rules.ts'
import { Cell } from './cell.tsx'

type StockCellsProps = { row: OptionRow; hasStock: boolean; onChange: (part: Partial<OptionRow>) => void }

export function StockCells({ row, hasStock, onChange }: StockCellsProps) {
  const basePrice = useFormField('basePrice')
  const { value, price, quantity, sku, lowStock } = row
  return (
    <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
      <Cell
        label="Price in ₦"
        of={value}
        inputMode="decimal"
        placeholder={basePrice === '' ? 'Base price' : basePrice}
        value={price}
        error={priceError(price)}
        onChange={(event) => onChange({ price: event.target.value })}
      />
      {hasStock && (
        <>
          <Cell
            label="Quantity"
            of={value}
            name="quantity"
            inputMode="numeric"
            value={quantity}
            error={countError(quantity)}
            onChange={(event) => onChange({ quantity: event.target.value })}
          />
          <Cell
            label="SKU"
            of={value}
            maxLength={60}
            value={sku}
            onChange={(event) => onChange({ sku: event.target.value })}
          />
          <Cell
            label="Low at"
            of={value}
            inputMode="numeric"
            value={lowStock}
            error={countError(lowStock, { most: MAX_LOW_STOCK })}
            onChange={(event) => onChange({ lowStock: event.target.value })}
          />
        </>
      )}
    </div>
  )
}

export function valueError(value: string, isTwice: boolean): string | null {
  if (value.trim() === '') return 'Name it'
  return isTwice ? 'Already added' : null
}
