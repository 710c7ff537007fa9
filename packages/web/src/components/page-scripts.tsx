/// <reference types="vite/client" />
import { use } from 'react'
import { preload } from 'react-dom'
import { PAGE_DATA_ID, writeJson } from '../app/page-data.ts'
import { listFiles, type Manifest, PAGE_FILES_ID, type PageFiles } from '../app/page-files.ts'
import { ServerPageContext } from '../app/server-page-context.ts'
import { START_SCRIPT } from '../loading/start-script.ts'

/** The base path of the app. */
const BASE = import.meta.env.BASE_URL

type PageScriptsProps = {
  /** The URL of the script in the `<head>`. */
  boot: string
  /** The source of the script that starts the app. */
  entry: string
  when: PageFiles['when']
  /** The files of the build; null in development, where Vite serves the source. */
  manifest: Manifest | null
}

/** The last elements of the `<body>`, on the server only: React leaves unknown elements there alone. */
export function PageScripts({ boot, entry, when, manifest }: PageScriptsProps) {
  const served = use(ServerPageContext)
  if (!import.meta.env.SSR || !served) return null
  const { file, pageData } = served
  const pageFiles = manifest && filesOf(manifest, { boot, entry, when, page: file })
  if (when === 'at-once') for (const name of pageFiles?.files ?? []) preload(name, FETCHED)
  return (
    <>
      <JsonScript id={PAGE_DATA_ID} value={pageData} />
      {pageFiles ? (
        <>
          <JsonScript id={PAGE_FILES_ID} value={pageFiles} />
          <script type="module" async>
            {START_SCRIPT}
          </script>
        </>
      ) : (
        <SourceScripts entry={entry} />
      )}
    </>
  )
}

/** As the start script fetches them, but named in the `<head>`; after the style sheet and the font, which paint the page. */
const FETCHED = { as: 'fetch', crossOrigin: 'anonymous', fetchPriority: 'low' } as const

export const JsonScript = ({ id, value }: { id: string; value: unknown }) => (
  <script type="application/json" id={id}>
    {writeJson(value)}
  </script>
)

export type WantedScripts = Omit<PageFiles, 'files'> & { page: string | null }

export function filesOf(manifest: Manifest, { boot, entry, when, page }: WantedScripts): PageFiles {
  const files = listFiles({ manifest, base: BASE }, entry, ...(page === null ? [] : [page]))
  return { boot, entry: files[0] ?? '', files, when }
}

/** For Vite's dev server: hot reload and React Refresh. */
export const SourceScripts = ({ entry }: { entry: string }) => (
  <>
    <script type="module">{REFRESH}</script>
    <script type="module" src={`${BASE}@vite/client`} />
    <script type="module" src={BASE + entry} />
  </>
)

const REFRESH = `import { injectIntoGlobalHook } from '${BASE}@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type`
