import { ToastRegion } from '@ahia/ui/toast'
import { type ReactNode, useContext } from 'react'
import { Links, Meta, Outlet, Scripts, useRouteLoaderData } from 'react-router'
import { NonceContext } from '#platform/nonce.ts'
import { hostContext } from '#platform/page-host.ts'
import { ArrivalFocus } from '#shell/arrival-focus.tsx'
import { ContactStrip } from '#shell/contact-strip.tsx'
import { ErrorPage } from '#shell/error-page.tsx'
import favicon from '#shell/favicon.svg?url'
import { Footer } from '#shell/footer.tsx'
import { Header } from '#shell/header.tsx'
import { ScrollMemory } from '#shell/scroll-memory.tsx'
import { statusOf } from '#shell/status-of.ts'
import themeBoot from '#shell/theme-boot.js?url'
import coreFont from '../.generated/fonts/core.woff2?url'
import nairaFont from '../.generated/fonts/naira.woff2?url'
import type { Route } from './+types/root'
import './app.css'

const MAIN_ID = 'main'

export const loader = ({ context }: Route.LoaderArgs) => ({
  publicUrl: context.get(hostContext).publicUrl,
  year: lagosYear(new Date()),
})

/** What the frame shows does not change while somebody walks about, so it is not asked for again. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext)
  const frame = useRouteLoaderData<typeof loader>('root')
  return (
    // theme-boot.js writes data-theme before React arrives
    <html lang="en-NG" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script src={themeBoot} nonce={nonce} suppressHydrationWarning />
        <link rel="preload" as="font" type="font/woff2" href={coreFont} crossOrigin="anonymous" />
        <link rel="preload" as="font" type="font/woff2" href={nairaFont} crossOrigin="anonymous" />
        <link rel="icon" type="image/svg+xml" href={favicon} />
        <Meta />
        <Links nonce="" />
      </head>
      <body className="flex min-h-dvh flex-col text-body">
        <a href={`#${MAIN_ID}`} className="skip-link">
          Skip to content
        </a>
        <ContactStrip />
        <Header />
        <main id={MAIN_ID} tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
        <Footer year={frame?.year ?? lagosYear(new Date())} />
        <ToastRegion />
        <ScrollMemory />
        <ArrivalFocus target={MAIN_ID} />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

/** The last resort: framed-page.tsx shows the errors of all pages. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage status={statusOf(error)} />
}

const lagosYear = (now: Date): number =>
  Number(new Intl.DateTimeFormat('en-NG', { timeZone: 'Africa/Lagos', year: 'numeric' }).format(now))
