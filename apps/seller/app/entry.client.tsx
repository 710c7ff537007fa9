import { shopSession } from '@ahia/shop-session/shop-session'
import { startApp } from '@ahia/web/app/start-app'
import { takeEarlyCalls } from '@ahia/web/loading/early-calls'
import { prefetchOnIntent } from '@ahia/web/loading/prefetch-on-intent'
import { Document } from '#shell/document.tsx'
import { routes } from './routes.ts'

takeEarlyCalls()
// Not awaited: pages import from this file and would wait for it to end.
void startApp({ routes, call: shopSession.call, document: <Document /> }).then(prefetchOnIntent)
