// For developing: storefront with hot reload, API restarted on every change, on one port. The database stays up.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { startLocalPostgres } from '@ahia/local-postgres/local-postgres'

const root = path.resolve(import.meta.dirname, '..')
// What the server itself is made of. The storefront and packages/ui are Vite's, which needs no restart.
const SERVER_SOURCES = [
  'apps/api',
  'apps/payment-sandbox',
  'packages/contracts',
  'packages/money',
  'packages/reference',
  'packages/rules',
]
const SETTLE_MS = 150 // an editor saves several files at once

const own = process.env.DATABASE_URL ? null : await startOwnDatabase()
let market = startMarket()
let isEnding = false

for (const folder of SERVER_SOURCES) fs.watch(path.join(root, folder), { recursive: true }, onChange)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const)
  process.on(signal, () => void end())

function startMarket(): ChildProcess {
  const env = {
    NODE_ENV: 'development',
    LOG_LEVEL: 'warn',
    ...process.env,
    ...(own ? { DATABASE_URL: own.url } : {}),
  }
  return spawn(process.execPath, ['apps/api/src/main.ts'], { cwd: root, stdio: 'inherit', env })
}

let settling: NodeJS.Timeout | undefined
let restarting = Promise.resolve()
function onChange(_event: string, file: string | null): void {
  if (!file || !/\.(ts|sql)$/.test(file) || /\.test\.ts$/.test(file)) return
  clearTimeout(settling)
  // One after the other: two markets at once would fight for the port.
  settling = setTimeout(() => {
    restarting = restarting.then(() => restart(file))
  }, SETTLE_MS)
}

async function restart(file: string): Promise<void> {
  if (isEnding) return
  console.log(`\n${file} changed, starting again`)
  await stopMarket()
  if (!isEnding) market = startMarket()
}

// One that fell over while somebody was typing is simply started again with the next change.
async function stopMarket(): Promise<void> {
  if (market.exitCode !== null || market.signalCode !== null) return
  market.kill('SIGTERM')
  await once(market, 'exit')
}

async function end(): Promise<void> {
  if (isEnding) return
  isEnding = true
  await stopMarket()
  await own?.stop()
  process.exit(0)
}

async function startOwnDatabase() {
  const dataDir = path.resolve(root, process.env.DATA_DIR || '.data')
  const server = await startLocalPostgres({ dataDir })
  return { url: await server.createDatabase('ahia'), stop: server.stop }
}
