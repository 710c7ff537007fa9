import { PageScripts } from '@ahia/web/components/page-scripts'
import { lazyOnInteraction } from '@ahia/web/loading/lazy-part'
import { type ReactNode, Suspense, useContext } from 'react'
import { Meta, Outlet, useRouteLoaderData } from 'react-router'
import { NonceContext } from '#platform/nonce.ts'
import { hostContext } from '#platform/page-host.ts'
import { ArrivalFocus } from '#shell/arrival-focus.tsx'
import boot from '#shell/boot.js?url'
import { bringWoken } from '#shell/bring-woken.ts'
import favicon from '#shell/favicon.svg?url'
import { Header } from '#shell/header.tsx'
import { InstallWorker } from '#shell/install-worker.tsx'
import { usePageIs } from '#shell/page-kinds.ts'
import { PageStyles } from '#shell/page-styles.tsx'
import { ScrollMemory } from '#shell/scroll-memory.tsx'
import coreFont from '../.generated/fonts/core.woff2?url'
import type { Route } from './+types/root'

const MAIN_ID = 'main'

const bringContactStrip = () => bringWoken().then(({ ContactStrip }) => ContactStrip)
const bringChatSlot = () => bringWoken().then(({ ChatSlot }) => ChatSlot)
const bringFooter = () => bringWoken().then(({ Footer }) => Footer)
const bringToasts = () => bringWoken().then(({ ToastRegion }) => ToastRegion)
const bringPageChange = () => bringWoken().then(({ PageChange }) => PageChange)
const ContactStrip = import.meta.env.SSR ? await bringContactStrip() : lazyOnInteraction(bringContactStrip)
const ChatSlot = import.meta.env.SSR ? await bringChatSlot() : lazyOnInteraction(bringChatSlot)
const Footer = import.meta.env.SSR ? await bringFooter() : lazyOnInteraction(bringFooter)
const ToastRegion = import.meta.env.SSR ? await bringToasts() : lazyOnInteraction(bringToasts)
const PageChange = import.meta.env.SSR ? await bringPageChange() : lazyOnInteraction(bringPageChange)

export const loader = ({ context }: Route.LoaderArgs) => ({
  publicUrl: context.get(hostContext).publicUrl,
  year: lagosYear(new Date()),
})

/** What the frame shows does not change while somebody walks about, so it is not asked for again. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext)
  const isFilledByBrowser = usePageIs('filledByBrowser')
  const frame = useRouteLoaderData<typeof loader>('root')
  return (
    // boot.js writes data-theme before React arrives
    <html lang="en-NG" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script src={boot} nonce={nonce} suppressHydrationWarning />
        <link rel="preload" as="font" type="font/woff2" href={coreFont} crossOrigin="anonymous" />
        <link rel="icon" type="image/svg+xml" href={favicon} />
        <link rel="apple-touch-icon" href="/icons/apple-touch-180.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <PageStyles />
        <Meta />
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
          {children}
        </main>
        <Suspense>
          <Footer year={frame?.year ?? new Date().getFullYear()} />
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
        <PageScripts boot={boot} when={isFilledByBrowser ? 'at-once' : 'after-painting'} />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

/** The last resort, and the lightest: framed-page.tsx shows the errors of all pages. */
export function ErrorBoundary() {
  return (
    <div className="page-width py-20">
      <h1 className="text-h1 font-extrabold">Something Went Wrong</h1>
      <p className="mt-3">
        <a href="/" className="font-semibold text-brand-text underline">
          Go Home
        </a>
      </p>
    </div>
  )
}

const lagosYear = (now: Date): number =>
  Number(new Intl.DateTimeFormat('en-NG', { timeZone: 'Africa/Lagos', year: 'numeric' }).format(now))
