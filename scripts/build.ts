// Builds what `npm start` serves: the storefront with its fonts, and compressed copies of every text file.
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { precompress } from './precompress.ts'

const root = path.resolve(import.meta.dirname, '..')
const storefront = path.join(root, 'apps/storefront')

const builder = path.join(root, 'node_modules/@react-router/dev/bin.cjs')

execFileSync(process.execPath, [builder, 'build', '--logLevel', 'warn'], {
  cwd: storefront,
  stdio: 'inherit',
})
await precompress(path.join(storefront, 'build/client'))
