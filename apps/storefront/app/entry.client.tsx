import { startApp } from '@ahia/web/app/start-app'
import { prefetchOnIntent } from '@ahia/web/loading/prefetch-on-intent'
import { hasTypedBeforeReload } from '@ahia/web/loading/typed-before-reload'
import { call } from '#session/customer-session.ts'
import { Document } from '#shell/document.tsx'
import { routes } from './routes.ts'

// Not awaited: pages import from this file and would wait for it to end.
void startApp({ routes, call, document: <Document /> }).then(prefetchOnIntent)

if (hasTypedBeforeReload())
  void import('@ahia/web/loading/restore-typed').then((loaded) => loaded.restoreTyped())
