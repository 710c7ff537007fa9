// The limit of writing: one row a request, confirmed on disk before the answer.
import { barePool } from './bare-pool.ts'
import { serveBare } from './serve-bare.ts'

const pool = barePool()
await pool.query(
  'create table notes (id bigint generated always as identity primary key, text text not null)',
)

const note = { name: 'note', text: 'insert into notes (text) values ($1) returning id', values: ['jollof'] }
serveBare(async () => {
  const { rows } = await pool.query(note)
  return JSON.stringify({ success: true, data: rows })
})
