import { MEASURING, SIZE_GUIDES, type SizeTable } from '@ahia/reference/size-guides'
import { Dialog } from '@ahia/ui/overlays/dialog'

type SizeGuideDialogProps = { subcategory: string; isOpen: boolean; onClose: () => void }

/** WIN-43: the tables for the subcategory, and how to measure. */
export function SizeGuideDialog({ subcategory, isOpen, onClose }: SizeGuideDialogProps) {
  const [, tables = []] = Object.entries(SIZE_GUIDES).find(([name]) => name === subcategory) ?? []
  return (
    <Dialog open={isOpen} onClose={onClose} title="Size guide">
      <div className="grid gap-6">
        <p className="text-text-2">
          Measurements are of the body, in inches unless it says cm. Shops cut differently: check the
          description, or ask the shop.
        </p>
        {tables.map((table) => (
          <Sizes key={table.title} {...table} />
        ))}
        <section aria-labelledby="measuring">
          <h3 id="measuring" className="mb-1 font-semibold">
            How to measure
          </h3>
          <ul className="grid gap-1 text-small text-text-2">
            {MEASURING.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </section>
      </div>
    </Dialog>
  )
}

function Sizes({ title, columns, rows }: SizeTable) {
  return (
    <table className="w-full text-left text-small tabular-nums">
      <caption className="mb-1 text-left text-body font-semibold">{title}</caption>
      <thead>
        <tr className="border-b border-border-strong">
          {columns.map((column) => (
            <th key={column} scope="col" className="py-2 pr-3 font-semibold">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-border">
        {rows.map(([size, ...measures]) => (
          <tr key={size}>
            <th scope="row" className="py-2 pr-3 font-semibold">
              {size}
            </th>
            {measures.map((measure, at) => (
              <td key={at} className="py-2 pr-3">
                {measure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
