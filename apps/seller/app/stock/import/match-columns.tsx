import type { Import } from '@ahia/contracts/seller/imports'
import {
  IMPORT_COLUMN_LABELS,
  IMPORT_COLUMNS,
  type ImportColumn,
} from '@ahia/reference/seller/import-columns'
import { Button } from '@ahia/ui/button'
import { SelectField } from '@ahia/ui/forms/field'
import type { Attempt } from '@ahia/web/forms/use-attempt'
import { useState } from 'react'
import { AttemptFailed } from '../attempt-failed.tsx'

type Match = (file: Import, means: (ImportColumn | null)[]) => void

type MatchColumnsProps = { file: Import; match: Match; matching: Attempt }

/** SELL-44: the shop says which column of its file is what; it is remembered for the next file. */
export function MatchColumns({ file, match, matching }: MatchColumnsProps) {
  const [means, setMeans] = useState(file.columns.map((column) => column.means))
  const columns = file.columns.map((column, place) => ({ ...column, place })) // two can have one name
  const choose = (place: number, chosen: ImportColumn | null) =>
    setMeans(means.map((before, at) => (at === place ? chosen : before === chosen ? null : before)))
  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        match(file, means)
      }}
    >
      <ul className="grid gap-3">
        {columns.map(({ heading, example, place }) => (
          <li key={place} className="rounded-card border border-border bg-surface p-3">
            <SelectField
              label={heading || `Column ${place + 1}`}
              hint={example === '' ? 'Empty in the first row' : `First row: ${example}`}
              isUnmarked
              value={means[place] ?? ''}
              onChange={({ target }) => choose(place, (target.value || null) as ImportColumn | null)}
            >
              <option value="">Not used</option>
              {IMPORT_COLUMNS.map((column) => (
                <option key={column} value={column}>
                  {IMPORT_COLUMN_LABELS[column]}
                </option>
              ))}
            </SelectField>
          </li>
        ))}
      </ul>
      <p className="text-small text-text-2">
        We'll remember this for your next file. Your first line must be the headings.
      </p>
      <Button
        type="submit"
        busy={matching.state.step === 'busy'}
        busyLabel="Checking..."
        className="w-full sm:w-auto sm:justify-self-start"
      >
        Check the file
      </Button>
      {matching.state.step === 'failed' && (
        <AttemptFailed heading="We couldn't read the file with these columns" failure={matching.state} />
      )}
    </form>
  )
}
