import { webApp } from '@ahia/web/vite/web-app'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { appManifest } from './build-steps/app-manifest.ts'

export default defineConfig(() =>
  webApp({
    base: '/seller/',
    plugins: [appManifest(), tailwindcss(), react()],
    groups: [{ name: 'base', test: /\/packages\//, minShareCount: 2, priority: 1 }],
  }),
)
