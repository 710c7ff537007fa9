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
    groups: [{ name: 'base', test: /\/packages\//, minShareCount: 2, priority: 1 }],
  }),
)
