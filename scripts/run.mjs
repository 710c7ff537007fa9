// The entry of every npm script. Builtins only, and understood by any Node from 20 on: nothing is installed yet.
import { ensureBuild } from './bootstrap/build.mjs'
import { ensurePackages } from './bootstrap/packages.mjs'
import { runCommand } from './bootstrap/run-command.mjs'
import { ensureNode } from './bootstrap/runtime.mjs'
import { Fault, say } from './bootstrap/steps.mjs'

// `npm start` is the laptop's way in: what a server must be told on purpose is said here. Your own variables win.
const laptop = {
  NODE_ENV: 'production',
  EMBEDDED_POSTGRES: 'true',
  DEMO_MARKET: 'true',
  LOG_LEVEL: 'warn',
}

const isGiven = (name) => Boolean(process.env[name])
// Anyone who reaches the site can read a mailbox, so it is for laptops alone: a name in public, a mail server or a database
// that others serve from says that this is none.
const mailboxUnless = (...signs) => (signs.some(isGiven) ? {} : { ALLOW_DEV_MAILBOX: 'true' })

// The same signs: anyone who sells in earnest must say who takes the money.
const paymentsUnless = (...signs) => (signs.some(isGiven) ? {} : { EMBEDDED_PAYMENTS: 'true' })

const script = (name) => ({ file: `scripts/${name}.ts` })
const commands = {
  start: {
    file: 'apps/api/build/main.js',
    env: {
      ...laptop,
      ...mailboxUnless('PUBLIC_URL', 'SMTP_URL'),
      ...paymentsUnless('PUBLIC_URL', 'PAYSTACK_SECRET_KEY'),
    },
    needsBuild: true,
    isServer: true,
  },
  worker: {
    file: 'apps/api/src/worker.ts',
    env: {
      ...laptop,
      ...mailboxUnless('PUBLIC_URL', 'SMTP_URL', 'DATABASE_URL'),
      ...paymentsUnless('PUBLIC_URL', 'PAYSTACK_SECRET_KEY'),
    },
    isServer: true,
  },
  migrate: { file: 'apps/api/src/migrate.ts' },
  dev: script('dev'),
  test: { ...script('test'), needsBuild: true },
  'test-full': { ...script('test-full'), needsBuild: true },
  verify: script('verify'),
  format: script('format'),
  tables: script('tables'),
  shots: { ...script('shots'), needsBuild: true },
  bench: { ...script('bench'), needsBuild: true },
  budgets: { ...script('budgets'), needsBuild: true },
  'demo-big': { file: 'apps/api/src/seed/big/demo-big.ts' },
  'empty-data': script('empty-data'),
  prove: { ...script('prove'), needsBuild: true },
  fuzz: { file: 'proofs/fuzz/fuzz.ts', needsBuild: true },
  'audit-money': script('audit-money'),
  'audit-verify': { file: 'apps/api/src/audit-verify.ts' },
  'staff-invite': { file: 'apps/api/src/staff-invite.ts' },
  'search-eval': script('search-eval'),
  'assistant-eval': script('assistant-eval'),
  paint: script('paint'),
  licences: script('licences'),
  'coverage-spec': script('coverage-spec'),
  texts: script('texts'),
  build: { file: 'scripts/built.ts', needsBuild: true },
}

const [name = 'start', ...args] = process.argv.slice(2)
try {
  const command = commands[name]
  if (!command) throw new Fault(`There is no command ${name}; there are ${Object.keys(commands).join(', ')}`)
  const node = await ensureNode()
  await ensurePackages(node)
  if (command.needsBuild) await ensureBuild(node)
  await runCommand(node, { ...command, args })
} catch (error) {
  if (!(error instanceof Fault)) throw error
  say(`ahia: ${error.message}`)
  process.exitCode = 1
}
