// For developing: storefront with hot reload, API restarted on every change, on one port. The database stays up.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { createDatabase } from '@ahia/local-postgres/create-database'
import { startLocalPostgres } from '@ahia/local-postgres/local-postgres'

const root = path.resolve(import.meta.dirname, '..')

const own = process.env.DATABASE_URL ? null : await startOwnDatabase()
const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'apps/api/src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: {
    NODE_ENV: 'development',
    LOG_LEVEL: 'warn',
    ...process.env,
    ...(own ? { DATABASE_URL: own.url } : {}),
  },
})
const end = () => void child.kill('SIGTERM')
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(signal, end)
child.on('exit', async () => {
  await own?.stop()
  process.exit(0)
})

async function startOwnDatabase() {
  const dataDir = path.resolve(root, process.env.DATA_DIR || '.data')
  const server = await startLocalPostgres({ dataDir })
  await createDatabase(server.url('postgres'), 'ahia')
  return { url: server.url('ahia'), stop: server.stop }
}
