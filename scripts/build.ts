// Builds what `npm start` serves: the web apps with their fonts, and compressed copies of every text file.
// node scripts/build.ts storefront
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { precompress } from './precompress.ts'

const root = path.resolve(import.meta.dirname, '..')
const [name] = process.argv.slice(2)
if (!name) throw new Error('Which app? storefront, seller or admin')
const app = path.join(root, 'apps', name)

const vite = path.join(root, 'node_modules/vite/bin/vite.js')

execFileSync(process.execPath, [vite, 'build', '--app', '--logLevel', 'warn'], { cwd: app, stdio: 'inherit' })
await precompress(path.join(app, 'build/client'))
