import { clientManifest } from 'virtual:client-manifest'
import coreFont from '@ahia/ui/fonts/core.woff2?url'
import { FrameContext } from '@ahia/web/app/frame-context'
import { AppScripts, EarlyFiles } from '@ahia/web/components/app-scripts'
import { ArrivalFocus } from '@ahia/web/components/arrival-focus'
import { PageChange } from '@ahia/web/components/page-change'
import { PageHead } from '@ahia/web/components/page-head'
import { PageView } from '@ahia/web/components/page-view'
import boot from '@ahia/web/loading/boot.js?url'
import { ScrollMemory } from '@ahia/web/scrolling/scroll-memory'
import { use } from 'react'
import styles from '#styles/seller.css?url'
import { EarlyScripts } from './early-scripts.tsx'
import { ErrorView } from './error-view.tsx'
import { Frame } from './frame.tsx'
import { hubTitle } from './hub-title.ts'
import { ShopNotes } from './shop-notes.tsx'

const MAIN_ID = 'main'
const ENTRY = 'app/entry.client.tsx'

/** The document of the Seller Hub. It has nothing personal, so one page serves every shop. */
export function Document() {
  const frame = use(FrameContext)
  const publicUrl = 'publicUrl' in frame && typeof frame.publicUrl === 'string' ? frame.publicUrl : ''
  return (
    // boot.js sets data-theme before React loads
    <html lang="en-NG" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Before the scripts: a browser fetches only a few files at once, and these are what it paints with. */}
        {import.meta.env.SSR && <link rel="preload" as="style" href={styles} />}
        {import.meta.env.SSR && <link rel="preload" as="script" href={boot} />}
        <link rel="preload" as="font" type="font/woff2" href={coreFont} crossOrigin="anonymous" />
        <link rel="icon" type="image/png" href="/icons/192.png" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-180.png" />
        <link rel="manifest" href="/seller/manifest.webmanifest" />
        {import.meta.env.SSR && <EarlyScripts />}
        {import.meta.env.SSR && <EarlyFiles boot={boot} entry={ENTRY} manifest={clientManifest} />}
        {/* Without a precedence it stays here: no script above it waits for it. */}
        <link rel="stylesheet" href={styles} />
        {import.meta.env.SSR && <script src={boot} />}
        <PageHead publicUrl={publicUrl} errorTitle={() => hubTitle('Something went wrong')} />
      </head>
      <body className="text-body">
        <a href={`#${MAIN_ID}`} className="skip-link">
          Skip to content
        </a>
        <Frame>
          <main id={MAIN_ID} tabIndex={-1} className="page-width flex-1 py-6 outline-none lg:py-10">
            <ShopNotes />
            <PageView ErrorView={ErrorView} />
          </main>
        </Frame>
        <PageChange />
        <ScrollMemory />
        <ArrivalFocus target={MAIN_ID} />
        <AppScripts entry={ENTRY} manifest={clientManifest} />
      </body>
    </html>
  )
}
