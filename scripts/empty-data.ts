// Removes everything that a market on this laptop has stored (DATA_DIR, else .data): npm run data:empty
// The next `npm start` fills a new demo market.
import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { findRunningServer } from '@ahia/local-postgres/running-server'

const folder = path.resolve(import.meta.dirname, '..', process.env.DATA_DIR || '.data')
const postgres = path.join(folder, 'postgres')

if (findRunningServer(postgres)) {
  console.error('The market is running: stop it first (Ctrl-C)')
  process.exitCode = 1
} else if (existsSync(folder)) {
  rmSync(folder, { recursive: true })
  console.log(`Emptied: ${folder}`)
} else {
  console.log('There is nothing to empty')
}
