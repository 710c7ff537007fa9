import type { DataOf } from '@ahia/contracts/endpoint'
import { exportMyData } from '@ahia/contracts/profile/privacy'
import { BRAND } from '@ahia/reference/brand'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { Button, buttonClass } from '@ahia/ui/button'
import { StatePanel } from '@ahia/ui/state-panel'
import { saveFile } from '@ahia/web/browser/save-file'
import { Link } from '@ahia/web/components/link'
import { definePage } from '@ahia/web/router/page'
import { useEffect, useState } from 'react'
import { call } from '#session/customer-session.ts'
import { useCustomerOnly } from '#session/use-customer-only.ts'
import { pageHead } from '#shell/head/page-head.ts'
import { ACCOUNT_PAGE, FILLED_BY_BROWSER } from '#shell/page-kinds.ts'
import { takeExportKey } from './export-key.ts'
import { ShownData } from './shown-data.tsx'

type MyData = DataOf<typeof exportMyData>
type State = { step: 'loading' } | { step: 'failed'; message: string } | { step: 'ready'; mine: MyData }

/** Only the browser knows whose data it is, so the server's page is the same for everybody. */
export default definePage({
  pageKinds: { ...ACCOUNT_PAGE, ...FILLED_BY_BROWSER },
  head: () => pageHead({ title: 'My Data', description: 'Everything we hold about you.', isIndexed: false }),
  isPublic: true,
  View: MyDataPage,
})

/** PRIV-02: everything that is kept, to read and to save. */
function MyDataPage() {
  const [key, setKey] = useState<string | null | undefined>(undefined)
  useEffect(() => setKey(takeExportKey()), [])
  const isCustomer = useCustomerOnly() === 'customer'
  return (
    <div className="page-width py-6 lg:py-8">
      <h1 className="text-h1 font-extrabold">My Data</h1>
      {key === null ? <NoKey /> : isCustomer && key ? <OwnData exportKey={key} /> : <Loading />}
    </div>
  )
}

function OwnData({ exportKey }: { exportKey: string }) {
  const [state, setState] = useState<State>({ step: 'loading' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const asking = new AbortController()
    setState({ step: 'loading' })
    call(exportMyData, { key: exportKey }, { signal: asking.signal }).then(
      (mine) => setState({ step: 'ready', mine }),
      (error: unknown) => {
        if (!asking.signal.aborted) setState({ step: 'failed', message: messageOf(error) })
      },
    )
    return () => asking.abort()
  }, [exportKey, attempt])
  if (state.step === 'loading') return <Loading />
  if (state.step === 'failed')
    return (
      <StatePanel
        alert
        title={state.message}
        actions={<Button onClick={() => setAttempt(attempt + 1)}>Try Again</Button>}
      />
    )
  const { mine } = state
  const save = () => {
    const name = `${BRAND.slug}-my-data-${mine.exportedAt.slice(0, 10)}.json`
    saveFile(name, new Blob([JSON.stringify(mine, null, 2)], { type: 'application/json' }))
  }
  return (
    <>
      <p className="mt-2 text-text-2">
        As of {lagosMoment(mine.exportedAt)}, Lagos time. Close this page if you share this computer.
      </p>
      <Button className="mt-4" onClick={save}>
        Download as a file
      </Button>
      <ShownData mine={mine} />
    </>
  )
}

const messageOf = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : "We couldn't load your data"

function Loading() {
  return (
    <p role="status" className="mt-4 min-h-40 text-text-2">
      Collecting your data…
    </p>
  )
}

function NoKey() {
  return (
    <>
      <p className="mt-4 mb-6">Open the link in our email, or ask for a new one in your profile.</p>
      <Link to="/profile" className={buttonClass('primary')}>
        Go to my profile
      </Link>
    </>
  )
}
