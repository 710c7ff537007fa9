import { clientManifest } from 'virtual:client-manifest'
import coreFont from '@ahia/ui/fonts/core.woff2?url'
import { FrameContext } from '@ahia/web/app/frame-context'
import { ArrivalFocus } from '@ahia/web/components/arrival-focus'
import { PageHead } from '@ahia/web/components/page-head'
import { PageScripts } from '@ahia/web/components/page-scripts'
import { PageView } from '@ahia/web/components/page-view'
import boot from '@ahia/web/loading/boot.js?url'
import { lazyOnInteraction } from '@ahia/web/loading/lazy-part'
import { ScrollMemory } from '@ahia/web/scrolling/scroll-memory'
import { Suspense, use } from 'react'
import { LazyErrorPage } from './error/lazy-error.tsx'
import { errorTitle } from './error/title.ts'
import favicon from './favicon.svg?url'
import { readFrame } from './frame.ts'
import { pageTitle } from './head/page-title.ts'
import { Header } from './header/header.tsx'
import { loadLazyFrame } from './load-lazy-frame.ts'
import { InstallWorker } from './offline/install-worker.tsx'
import { usePageIs } from './page-kinds.ts'
import { PageStyles } from './page-styles.tsx'

const MAIN_ID = 'main'
const ENTRY = 'app/entry.client.tsx'

const loadContactStrip = () => loadLazyFrame().then(({ ContactStrip }) => ContactStrip)
const loadChatSlot = () => loadLazyFrame().then(({ ChatSlot }) => ChatSlot)
const loadFooter = () => loadLazyFrame().then(({ Footer }) => Footer)
const loadToasts = () => loadLazyFrame().then(({ ToastRegion }) => ToastRegion)
const loadPageChange = () => loadLazyFrame().then(({ PageChange }) => PageChange)
const ContactStrip = import.meta.env.SSR ? await loadContactStrip() : lazyOnInteraction(loadContactStrip)
const ChatSlot = import.meta.env.SSR ? await loadChatSlot() : lazyOnInteraction(loadChatSlot)
const Footer = import.meta.env.SSR ? await loadFooter() : lazyOnInteraction(loadFooter)
const ToastRegion = import.meta.env.SSR ? await loadToasts() : lazyOnInteraction(loadToasts)
const PageChange = import.meta.env.SSR ? await loadPageChange() : lazyOnInteraction(loadPageChange)

/** The whole document: the frame around every page, and the page. */
export function Document() {
  const { publicUrl, year, outsideLinks } = readFrame(use(FrameContext))
  const isFilledByBrowser = usePageIs('filledByBrowser')
  return (
    // boot.js sets data-theme before React loads
    <html lang="en-NG" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {import.meta.env.SSR && <script src={boot} />}
        <link rel="preload" as="font" type="font/woff2" href={coreFont} crossOrigin="anonymous" />
        <link rel="icon" type="image/svg+xml" href={favicon} />
        <link rel="apple-touch-icon" href="/icons/apple-touch-180.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <PageStyles />
        <PageHead publicUrl={publicUrl} errorTitle={(status) => pageTitle(errorTitle(status))} />
      </head>
      <body className="flex min-h-dvh flex-col text-body">
        <a href={`#${MAIN_ID}`} className="skip-link">
          Skip to content
        </a>
        <Suspense>
          <ContactStrip />
        </Suspense>
        <Header />
        <main id={MAIN_ID} tabIndex={-1} className="flex-1 outline-none">
          <PageView ErrorView={LazyErrorPage} />
        </main>
        <Suspense>
          <Footer year={year} links={outsideLinks} />
        </Suspense>
        <Suspense>
          <ChatSlot />
        </Suspense>
        <Suspense>
          <ToastRegion />
        </Suspense>
        <Suspense>
          <PageChange />
        </Suspense>
        <InstallWorker />
        <ScrollMemory />
        <ArrivalFocus target={MAIN_ID} />
        <PageScripts
          boot={boot}
          entry={ENTRY}
          when={isFilledByBrowser ? 'at-once' : 'after-painting'}
          manifest={clientManifest}
        />
      </body>
    </html>
  )
}
