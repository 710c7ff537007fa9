import { fileURLToPath } from 'node:url'
import { serviceWorker } from '@ahia/web/vite/service-worker'
import { webApp } from '@ahia/web/vite/web-app'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { appManifest } from './build-steps/app-manifest.ts'

const WORKER = fileURLToPath(new URL('./app/worker/service-worker.ts', import.meta.url))

export default defineConfig(() =>
  webApp({
    base: '/seller/',
    plugins: [appManifest(), serviceWorker(WORKER), tailwindcss(), react()],
    // To a browser each file costs as much as some kilobytes: what several screens share travels together.
    groups: [
      { name: 'base', test: /\/(packages|seller\/app\/(session|shell))\//, minShareCount: 2, priority: 2 },
      { name: 'orders', test: /\/seller\/app\/orders\//, minShareCount: 2, priority: 1 },
      { name: 'screens', test: /\/seller\/app\//, minShareCount: 2, priority: 0 },
    ],
  }),
)
