import { startApp } from '@ahia/web/app/start-app'
import { call } from '#session/staff-session.ts'
import { Document } from '#shell/document.tsx'
import { routes } from './routes.ts'

// Not awaited: pages import from this file and would wait for it to end.
void startApp({ routes, call, document: <Document /> })
