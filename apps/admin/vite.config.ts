import { webApp } from '@ahia/web/vite/web-app'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig(() =>
  webApp({
    base: '/',
    plugins: [tailwindcss(), react()],
    groups: [
      { name: 'base', test: /\/(packages|admin\/app\/(session|shell))\//, minShareCount: 2, priority: 2 },
      { name: 'screens', test: /\/admin\/app\//, minShareCount: 2, priority: 0 },
    ],
  }),
)
