import { clientManifest } from 'virtual:client-manifest'
import coreFont from '@ahia/ui/fonts/core.woff2?url'
import { FrameContext } from '@ahia/web/app/frame-context'
import { ArrivalFocus } from '@ahia/web/components/arrival-focus'
import { PageChange } from '@ahia/web/components/page-change'
import { PageHead } from '@ahia/web/components/page-head'
import { PageScripts } from '@ahia/web/components/page-scripts'
import { PageView } from '@ahia/web/components/page-view'
import boot from '@ahia/web/loading/boot.js?url'
import { ScrollMemory } from '@ahia/web/scrolling/scroll-memory'
import { use } from 'react'
import styles from '#styles/admin.css?url'
import { ErrorView } from './error-view.tsx'
import { Frame } from './frame.tsx'
import { officeTitle } from './office-title.ts'

const MAIN_ID = 'main'

/** The document of the back office. It has nothing personal: whatever staff see is asked for by the browser. */
export function Document() {
  const frame = use(FrameContext)
  const publicUrl = 'publicUrl' in frame && typeof frame.publicUrl === 'string' ? frame.publicUrl : ''
  return (
    // boot.js sets data-theme before React loads
    <html lang="en-NG" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        {import.meta.env.SSR && <script src={boot} />}
        <link rel="preload" as="font" type="font/woff2" href={coreFont} crossOrigin="anonymous" />
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href={styles} precedence="page" />
        <PageHead publicUrl={publicUrl} errorTitle={() => officeTitle('Something went wrong')} />
      </head>
      {/* Whatever people typed, however long a word: nothing may push the page wide. */}
      <body className="text-body wrap-anywhere">
        <a href={`#${MAIN_ID}`} className="skip-link">
          Skip to content
        </a>
        <Frame>
          <main
            id={MAIN_ID}
            tabIndex={-1}
            className="mx-auto w-full max-w-350 flex-1 px-4 py-5 outline-none lg:px-6"
          >
            <PageView ErrorView={ErrorView} />
          </main>
        </Frame>
        <PageChange />
        <ScrollMemory />
        <ArrivalFocus target={MAIN_ID} />
        <PageScripts boot={boot} entry="app/entry.client.tsx" when="at-once" manifest={clientManifest} />
      </body>
    </html>
  )
}
