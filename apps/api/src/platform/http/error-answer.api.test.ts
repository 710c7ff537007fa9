import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestApi } from '../../../test/test-api.ts'
import { createLog } from '../log.ts'

const away = () => {
  throw Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })
}

/** An API with two routes and a page that fail, and what it logs beyond the requests themselves. */
async function startFailing() {
  const lines: string[] = []
  const api = await startTestApi({
    log: createLog('warn', { write: (line) => lines.push(line) }),
    render: async () => away(),
    alsoServe: (app) =>
      app.get('/api/v1/away', away).get('/api/v1/slow', (c) =>
        c.var.deps.db.transaction(async (tx) => {
          await sql`set local statement_timeout = 20`.execute(tx)
          await sql`select pg_sleep(10)`.execute(tx)
          return c.body(null)
        }),
      ),
  })
  return { origin: api.origin, logged: () => lines.map((line) => JSON.parse(line)) }
}

const WARN = 40
const ERROR = 50

test.each(['/api/v1/away', '/a-page'])(
  'a request to %s without a database gets 503 and logs a warning with the reason',
  async (path) => {
    const { origin, logged } = await startFailing()

    const { status, headers } = await fetch(origin + path)

    expect(status).toBe(503)
    const requestId = headers.get('x-request-id')
    const reason = 'connect ECONNREFUSED 127.0.0.1:5432'
    expect(logged()).toMatchObject([{ level: WARN, requestId, code: 'ECONNREFUSED', reason }])
  },
)

test('a statement that took too long gets 503 and is logged as an error', async () => {
  const { origin, logged } = await startFailing()

  const { status } = await fetch(`${origin}/api/v1/slow`)

  expect(status).toBe(503)
  expect(logged()).toMatchObject([{ level: ERROR, err: { code: '57014' } }])
})
