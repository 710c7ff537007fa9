import pg from 'pg'

// A process of its own that appends to the audit until it is ended, and says what the database has confirmed.
const [url = '', name = ''] = process.argv.slice(2)
const client = new pg.Client({ connectionString: url })
await client.connect()
for (let at = 0; ; at += 1) {
  const requestId = `${name}-${at}`
  await client.query('begin')
  await client.query(
    `insert into audit_entries (actor_kind, act, subjects, request_id) values ('MARKET', 'shop.approve', $1, $2)`,
    [[`shop:${name}`], requestId],
  )
  await client.query('commit')
  process.stdout.write(`${requestId}\n`)
}
