import { webApp } from '@ahia/web/vite/web-app'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { makeBrandFiles, PUBLIC_FOLDER } from './build-steps/brand-files.ts'
import { documents } from './build-steps/documents.ts'
import { serviceWorker } from './build-steps/service-worker.ts'

/**
 * Modules that several pages share are bundled per folder: one file compresses better than a dozen small ones, and a
 * folder holds what is used together.
 */
const GROUPS = [
  { name: 'frame', tags: ['$initial' as const], priority: 2 },
  { name: folderOf, minShareCount: 2, priority: 1 },
]

/** Most package code is small and needed nearly everywhere. Components, forms, long texts and a shop's session are not. */
const BASE = /^(?!documents|shop-session|ui\/src\/|web\/src\/(forms|menus))/

function folderOf(file: string): string | null {
  const [, home = '', folder = ''] = /\/(apps|packages)\/(.+)\/[^/]+$/.exec(file) ?? []
  // `app/documents` draws what `packages/documents` holds: both in one chunk would make every page with a document heavier.
  if (folder === 'documents/src') return 'documents-data'
  if (home === 'packages') return BASE.test(folder) ? 'base' : folder.replace('/src', '').replaceAll('/', '-')
  return home === 'apps' ? folder.replace('storefront/app/', '').replaceAll('/', '-') : null
}

export default defineConfig(async () => {
  await makeBrandFiles()
  return {
    ...(await webApp({
      base: '/',
      plugins: [documents(), tailwindcss(), react(), serviceWorker()],
      groups: GROUPS,
    })),
    publicDir: PUBLIC_FOLDER,
  }
})
