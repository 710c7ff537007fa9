import { Button } from '@ahia/ui/button'
import { SlowNote } from '@ahia/web/components/slow-note'
import { AttemptFailed } from './attempt-failed.tsx'
import { countChanges, draftOf, priceError } from './drafts.ts'
import type { Stock } from './use-stock.ts'

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]

/** Stays in view while something is typed: one confirmation for all of it. */
export function SaveBar({ stock: { rows, drafts, notes, saving, save, undo } }: { stock: Stock }) {
  const { prices, moves } = countChanges(rows, drafts)
  const isWrong = rows.some((row) => priceError(row, draftOf(drafts, row)) !== null)
  const isBusy = saving.state.step === 'busy'
  const failed = [...notes.values()].flat().filter(({ outcome }) => !outcome.isSaved).length
  const saved = [...notes.values()].flat().length - failed
  if (prices + moves === 0)
    return (
      <p role="status" className="font-semibold text-ok empty:hidden">
        {saved > 0 && failed === 0 && 'All changes saved.'}
      </p>
    )
  const words = [...counted(prices, 'price', 'prices'), ...counted(moves, 'stock change', 'stock changes')]
  return (
    <section
      aria-label="Unsaved changes"
      className="sticky bottom-20 z-10 grid gap-3 rounded-card border border-border-strong bg-surface p-4 shadow-e2 lg:bottom-4"
    >
      <p role="status" className="font-semibold">
        {failed > 0
          ? `${failed} not saved. Look at the notes above.`
          : `Not saved yet: ${words.join(' and ')}`}
      </p>
      {saving.state.step === 'failed' && (
        <AttemptFailed heading="We couldn't save your changes" failure={saving.state} />
      )}
      {isBusy && <SlowNote />}
      <div className="flex gap-3">
        <Button className="flex-1" busy={isBusy} busyLabel="Saving..." disabled={isWrong} onClick={save}>
          {`Save ${prices + moves}`}
        </Button>
        <Button look="outline" disabled={isBusy} onClick={undo}>
          Undo
        </Button>
      </div>
    </section>
  )
}
