/// <reference types="vite/client" />
import { use } from 'react'
import { PAGE_DATA_ID } from '../app/page-data.ts'
import { type Manifest, PAGE_FILES_ID } from '../app/page-files.ts'
import { ServerPageContext } from '../app/server-page-context.ts'
import { APP_START_SCRIPT, NAME_FILES_SCRIPT } from '../loading/start-script.ts'
import { filesOf, JsonScript, SourceScripts } from './page-scripts.tsx'

type AppScriptsProps = {
  /** The URL of the script in the `<head>`. */
  boot: string
  /** The source of the script that starts the app. */
  entry: string
  /** The files of the build; null in development, where Vite serves the source. */
  manifest: Manifest | null
}

/** For the `<head>` of an app whose pages are nothing without scripts, on the server only: React leaves them there alone. */
export function EarlyFiles({ boot, entry, manifest }: AppScriptsProps) {
  const served = use(ServerPageContext)
  if (!import.meta.env.SSR || !served || !manifest) return null
  return (
    <>
      <JsonScript
        id={PAGE_FILES_ID}
        value={filesOf(manifest, { boot, entry, when: 'at-once', page: served.file })}
      />
      <script>{NAME_FILES_SCRIPT}</script>
    </>
  )
}

/** The last elements of its `<body>`. */
export function AppScripts({ entry, manifest }: Omit<AppScriptsProps, 'boot'>) {
  const served = use(ServerPageContext)
  if (!import.meta.env.SSR || !served) return null
  return (
    <>
      <JsonScript id={PAGE_DATA_ID} value={served.pageData} />
      {manifest ? (
        <script type="module" async>
          {APP_START_SCRIPT}
        </script>
      ) : (
        <SourceScripts entry={entry} />
      )}
    </>
  )
}
