// The limit of writing: one row a request, confirmed on disk before the answer.
import { minimalPool } from './minimal-pool.ts'
import { serveMinimal } from './serve-minimal.ts'

const pool = minimalPool()
await pool.query(
  'create table notes (id bigint generated always as identity primary key, text text not null)',
)

const note = { name: 'note', text: 'insert into notes (text) values ($1) returning id', values: ['jollof'] }
serveMinimal(async () => {
  const { rows } = await pool.query(note)
  return JSON.stringify({ success: true, data: rows })
})
