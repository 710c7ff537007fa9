import { MAX_LOW_STOCK } from '@ahia/contracts/limits'
import { groupDigits } from '@ahia/money/group-digits'
import { TextField } from '@ahia/ui/forms/field'
import { totalStock } from '../choices.rules.ts'
import { useChange, useFormField } from '../editor-context.ts'
import { countError, priceError } from '../typed.rules.ts'
import { Section } from './section.tsx'
import { YouReceive } from './you-receive.tsx'

/** SELL-10, SELL-17 */
export function PriceSection() {
  const stock = useFormField('stock')
  const basePrice = useFormField('basePrice')
  const choices = useFormField('choices')
  const change = useChange()
  const hasChoices = choices.values.length > 0
  return (
    <Section id="price" title="Price and stock">
      <div className="grid grid-cols-2 items-start gap-4">
        <TextField
          label="Price in ₦"
          name="basePrice"
          required
          inputMode="decimal"
          autoComplete="off"
          value={basePrice}
          error={priceError(basePrice)}
          onChange={(event) => change({ basePrice: event.target.value })}
        />
        {hasChoices ? (
          <div className="grid gap-1.5">
            <p className="font-semibold">Quantity</p>
            <p className="flex min-h-12 items-center text-text-2 tabular-nums">
              {groupDigits(totalStock({ choices, stock }))} in all choices
            </p>
          </div>
        ) : (
          <TextField
            label="Quantity"
            name="quantity"
            required
            inputMode="numeric"
            autoComplete="off"
            value={stock.quantity}
            error={countError(stock.quantity)}
            onChange={(event) => change({ stock: { ...stock, quantity: event.target.value } })}
          />
        )}
      </div>
      <YouReceive price={basePrice} />
      {!hasChoices && (
        <TextField
          label="Low stock at"
          name="lowStock"
          hint="We'll email you when this many or fewer are left. The usual number is 3."
          inputMode="numeric"
          autoComplete="off"
          value={stock.lowStock}
          error={countError(stock.lowStock, { most: MAX_LOW_STOCK })}
          onChange={(event) => change({ stock: { ...stock, lowStock: event.target.value } })}
        />
      )}
      {!hasChoices && (
        <TextField
          label="SKU"
          name="sku"
          hint="Your own number for it. Only you see it."
          maxLength={60}
          autoComplete="off"
          value={stock.sku}
          onChange={(event) => change({ stock: { ...stock, sku: event.target.value } })}
        />
      )}
    </Section>
  )
}
