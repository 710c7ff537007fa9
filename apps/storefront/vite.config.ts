import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { serviceWorker } from '@ahia/web/vite/service-worker'
import { webApp } from '@ahia/web/vite/web-app'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { makeBrandFiles, PUBLIC_FOLDER } from './build-steps/brand-files.ts'
import { documents } from './build-steps/documents.ts'

/**
 * What several pages share travels by folder, in few files: to a browser each file costs as much as some kilobytes. The
 * first match wins; folders that no line names are files of their own.
 */
const BUNDLES: readonly [name: string, folders: RegExp][] = [
  ['document-texts', /^packages\/documents\/texts\//],
  ['articles', /^packages\/documents\/|app\/(documents|content\/(articles|texts))\//],
  ['shop', /^packages\/ui\/src\/rows\//], // no page has one without the other
  ['forms', /^packages\/(ui|web)\/src\/forms\//],
  [
    'interaction',
    /^packages\/web\/src\/menus\/|app\/(shell\/sign-in|content\/newsletter|catalog\/search|assistant)\//,
  ],
  ['account', /^packages\/web\/src\/passwords\//], // shoppers' pages need none of it
  ['base', /^packages\/|app\/(shell|shell\/head|session|content|pictures|accounts\/profile)\/[^/]+$/],
  ['base', /app\/delivery\/(known-)?delivery-state\.ts$/], // home needs it, and no more of its folder
  ['base', /app\/(switches|shell\/offline)\//], // small, and a file each otherwise
  ['base', /app\/about\/contact-cards\.tsx$/], // the same
  ['listing', /app\/catalog\/(listing|filters)\//],
  ['shop', /app\/(cart|catalog|checkout|delivery|wishlist)\//],
  ['account', /app\/(accounts|address|merchant)\//],
]

const GROUPS = [
  { name: 'frame', tags: ['$initial' as const], priority: 2 },
  { name: bundleOf, minShareCount: 2, priority: 1 },
]

/** Folders are read from the project's own root: it may itself lie in a folder called `apps` or `packages`. */
const ROOT = path.resolve(import.meta.dirname, '../..')

function bundleOf(file: string): string | null {
  const source = path.relative(ROOT, file).replaceAll('\\', '/')
  if (!/^(apps|packages)\//.test(source)) return null
  const named = BUNDLES.find(([, folders]) => folders.test(source))
  return named?.[0] ?? source.split('/').slice(3, -1).join('-')
}

const WORKER = fileURLToPath(new URL('./app/worker/service-worker.ts', import.meta.url))

export default defineConfig(async () => {
  await makeBrandFiles()
  return {
    ...(await webApp({
      base: '/',
      plugins: [documents(), tailwindcss(), react(), serviceWorker(WORKER)],
      groups: GROUPS,
    })),
    publicDir: PUBLIC_FOLDER,
  }
})
