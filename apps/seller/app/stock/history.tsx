import type { StockRow } from '@ahia/contracts/shapes/stock-row'
import { Button } from '@ahia/ui/button'
import { onDemand } from '@ahia/web/components/on-demand'
import { useState } from 'react'
import { nameOf } from './stock-words.ts'

const HistoryPanel = onDemand(async () => (await import('./history-panel.tsx')).HistoryPanel)

/** SELL-40: loaded when somebody asks for it. */
export function History({ row }: { row: StockRow }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        look="ghost"
        aria-expanded={isOpen}
        aria-label={`History of ${nameOf(row)}`}
        onClick={() => setOpen(!isOpen)}
      >
        History
      </Button>
      {isOpen && (
        <div className="basis-full">
          <HistoryPanel row={row} />
        </div>
      )}
    </>
  )
}
