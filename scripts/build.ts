// Builds what `npm start` serves: the storefront with its fonts, and compressed copies of every text file.
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { precompress } from './precompress.ts'

const root = path.resolve(import.meta.dirname, '..')
const storefront = path.join(root, 'apps/storefront')

const vite = path.join(root, 'node_modules/vite/bin/vite.js')

execFileSync(process.execPath, [vite, 'build', '--app', '--logLevel', 'warn'], {
  cwd: storefront,
  stdio: 'inherit',
})
await precompress(path.join(storefront, 'build/client'))
