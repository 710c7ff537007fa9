import { getLastImport, type Import } from '@ahia/contracts/seller/imports'
import { shopSession } from '@ahia/shop-session/shop-session'
import { Banner } from '@ahia/ui/banner'
import { buttonClass } from '@ahia/ui/button'
import { SlowNote } from '@ahia/web/components/slow-note'
import { useOwnPart } from '@ahia/web/parts/use-part'
import { AttemptFailed } from '../attempt-failed.tsx'
import { DownloadButton } from '../download-button.tsx'
import { StockFailed, StockLoading } from '../stock-states.tsx'
import { MatchColumns } from './match-columns.tsx'
import { Plan } from './plan.tsx'
import { Result } from './result.tsx'
import { useImport } from './use-import.ts'

/** Where the button to press next is below. */
const NEXT_IS_BELOW: ReadonlySet<Import['state']> = new Set(['MATCHING', 'PLANNED'])

const load = (signal: AbortSignal) => shopSession.call(getLastImport, {}, { signal })

/** SELL-44: send a file, look at what it would change, apply exactly that. */
export function ImportSteps() {
  const { part, reload } = useOwnPart(load, "We couldn't load your last file.")
  if (part.state === 'loading') return <StockLoading />
  if (part.state === 'failed') return <StockFailed message={part.message} onRetry={reload} />
  return <LoadedImport first={part.value.import} />
}

function LoadedImport({ first }: { first: Import | null }) {
  const state = useImport(first)
  const { current, sending, send, isTooLarge } = state
  const isSending = sending.state.step === 'busy'
  return (
    <>
      <section className="grid gap-3 rounded-card border border-border bg-surface p-4 shadow-e1">
        <ol className="grid list-decimal gap-1 pl-5 text-pretty marker:font-semibold marker:text-text-2">
          <li>Download your products.</li>
          <li>Change prices, stock or low-stock marks in your spreadsheet, and save it as CSV.</li>
          <li>Choose the file here. You'll see every change before we save it.</li>
        </ol>
        <div className="grid gap-3 sm:flex sm:flex-wrap">
          <label
            className={`${buttonClass(current && NEXT_IS_BELOW.has(current.state) ? 'outline' : 'primary')} cursor-pointer`}
          >
            {isSending ? 'Sending...' : 'Choose a CSV file'}
            <input
              type="file"
              accept=".csv,text/csv,text/plain"
              className="sr-only"
              disabled={isSending}
              onChange={({ target }) => {
                const [file] = target.files ?? []
                if (file) send(file)
                target.value = '' // the same file can be chosen again once it is put right
              }}
            />
          </label>
          <DownloadButton />
        </div>
        <p className="text-small text-pretty text-text-2">
          Up to 10,000 rows and 5 MB. An empty cell changes nothing. Rows with a new SKU and a title become
          drafts.
        </p>
        {isSending && <SlowNote />}
        {isTooLarge && (
          <Banner tone="danger" role="alert">
            This file is larger than 5 MB. Split it into smaller files.
          </Banner>
        )}
        {sending.state.step === 'failed' && (
          <AttemptFailed heading="We couldn't send your file" failure={sending.state} />
        )}
      </section>
      {current && <Current {...state} current={current} />}
    </>
  )
}

type CurrentProps = Omit<ReturnType<typeof useImport>, 'current'> & { current: Import }

function Current({ current, apply, applying, match, matching }: CurrentProps) {
  const { state, fileName, counts } = current
  if (state === 'READING')
    return (
      <Banner role="status">{`Checking ${fileName}. You can leave this page; we'll keep the result.`}</Banner>
    )
  if (state === 'APPLYING')
    return (
      <Banner role="status">{`Saving: ${counts.done + counts.skipped} of ${counts.changed + counts.new} rows.`}</Banner>
    )
  if (state === 'REFUSED')
    return (
      <Banner tone="danger" role="alert" heading={`We couldn't read ${fileName}`}>
        {current.reason}
      </Banner>
    )
  const columns = current.canMatch && (
    <MatchColumns key={current.planHash} file={current} match={match} matching={matching} />
  )
  if (state === 'MATCHING')
    return (
      <section aria-labelledby="columns" className="grid gap-4">
        <h2 id="columns" className="text-h2 font-extrabold">{`Match the columns of ${fileName}`}</h2>
        <Banner tone="warn" role="alert">
          {current.reason}
        </Banner>
        {columns}
      </section>
    )
  if (state === 'PLANNED')
    return (
      <Plan key={current.planHash} plan={current} apply={apply} applying={applying}>
        {columns}
      </Plan>
    )
  return <Result done={current} />
}
