import { useState } from 'react'
import type { ShownOrder } from '../offline/apply-commands.rules.ts'
import { ScanButton } from '../order/scan-button.tsx'
import { findBySku, toPickRows } from './pick-list.rules.ts'
import { usePicks } from './picks.ts'

const BARCODES = ['code_128', 'code_39', 'ean_13', 'ean_8', 'upc_a', 'qr_code']

/** SELL-29: a barcode with the SKU of an item ticks it, where the browser can read one. */
export function ScanItems({ orders }: { orders: readonly ShownOrder[] }) {
  const { pick } = usePicks()
  const [words, setWords] = useState<string | null>(null)
  const read = (code: string) => {
    const row = findBySku(toPickRows(orders), code)
    if (row) pick(row.places, true)
    setWords(row ? `Ticked: ${row.quantity} × ${row.name}` : `Nothing on this list has the SKU ${code}.`)
  }
  return (
    <div className="grid gap-2 empty:hidden">
      <ScanButton label="Scan an item" formats={BARCODES} onRead={read} />
      {words && (
        <p role="status" className="font-semibold wrap-anywhere">
          {words}
        </p>
      )}
    </div>
  )
}
