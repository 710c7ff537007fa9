import type { Import } from '@ahia/contracts/seller/imports'
import { IMPORT_COLUMN_LABELS } from '@ahia/reference/seller/import-columns'
import { Button } from '@ahia/ui/button'
import { Icon } from '@ahia/ui/icon'
import type { Attempt } from '@ahia/web/forms/use-attempt'
import { type ReactNode, useState } from 'react'
import { AttemptFailed } from '../attempt-failed.tsx'
import { FileButton } from '../download-button.tsx'
import { ImportRows } from './import-rows.tsx'

type PlanProps = {
  plan: Import
  apply: (plan: Import, oddPrices: 'LEAVE_OUT' | 'APPLY') => void
  applying: Attempt
  /** How its columns were read, to be matched otherwise. */
  children: ReactNode
}

/** SELL-44: what would happen, before it does. */
export function Plan({ plan, apply, applying, children }: PlanProps) {
  const { new: added, changed, same, wrong, odd } = plan.counts
  const [isSure, setSure] = useState(false)
  const saved = added + changed - (isSure ? 0 : odd)
  const all = [`${rows(changed)} to change`, ...(added > 0 ? [`${added.toLocaleString('en')} new`] : [])]
  return (
    <section aria-labelledby="plan" className="grid gap-4">
      <h2 id="plan" className="text-h2 font-extrabold">{`What ${plan.fileName} would change`}</h2>
      <p>{`${all.join(', ')}, ${same.toLocaleString('en')} already the same, ${wrong} wrong. Nothing is saved yet.`}</p>
      {children && (
        <details className="group rounded-card border border-border bg-surface p-3">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 font-semibold [&::-webkit-details-marker]:hidden">
            <span className="flex-1">{`How we read your columns: ${readAs(plan)}`}</span>
            <Icon name="chevronDown" className="size-5 shrink-0 text-text-3 group-open:rotate-180" />
          </summary>
          <div className="mt-3">{children}</div>
        </details>
      )}
      {odd > 0 && (
        <label className="flex min-h-12 items-center gap-3 rounded-control bg-warn-soft p-3">
          <input
            type="checkbox"
            checked={isSure}
            onChange={(event) => setSure(event.target.checked)}
            className="size-6 shrink-0"
          />
          <span>
            {odd === 1
              ? 'One price changes by more than half or is below ₦50. Save it too.'
              : `${odd} prices change by more than half or are below ₦50. Save them too.`}
          </span>
        </label>
      )}
      {wrong > 0 && (
        <>
          <ImportRows title={`Wrong (${wrong})`} of={plan} only="WRONG" />
          <div>
            <FileButton
              path={`/seller/imports/${plan._id}/errors.csv`}
              fileName="errors.csv"
              label="Download rows with errors"
            />
          </div>
        </>
      )}
      {added > 0 && <ImportRows title={`New products, as drafts (${added})`} of={plan} only="NEW" />}
      {changed > 0 && <ImportRows title={`Changes (${changed})`} of={plan} only="CHANGED" />}
      <Button
        busy={applying.state.step === 'busy'}
        busyLabel="Starting..."
        disabled={saved === 0}
        onClick={() => apply(plan, isSure ? 'APPLY' : 'LEAVE_OUT')}
        className="w-full sm:w-auto sm:justify-self-start"
      >
        {saved === 0 ? 'Nothing to save' : `Save ${rows(saved)}`}
      </Button>
      {applying.state.step === 'failed' && (
        <AttemptFailed heading="We couldn't save your file" failure={applying.state} />
      )}
    </section>
  )
}

const rows = (count: number): string => (count === 1 ? '1 row' : `${count.toLocaleString('en')} rows`)

/** 'SKU, Price, Available' */
const readAs = ({ columns }: Import): string =>
  columns.flatMap(({ means }) => (means === null ? [] : [IMPORT_COLUMN_LABELS[means]])).join(', ')
