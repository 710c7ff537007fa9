import type pg from 'pg'
import { inOpenTransaction } from '../database/own-connection.ts'

/** Every moment that decides about an order or its parcel. */
const TIMES = {
  orders: ['placed_at', 'held_until', 'delivered_at'],
  order_moves: ['moved_at'],
  parcels: [
    'paid_at',
    'due_at',
    'cancels_at',
    'late_at',
    'late_offered_at',
    'asked_at',
    'answered_at',
    'arrives_by',
    'closes_at',
  ],
  parcel_moves: ['moved_at'],
  delivery_codes: ['locked_until'],
  order_sums: ['delivered_at', 'returnable_until'],
}

/** Moves the database's clock for orders: this much time has passed since everything that happened to them. */
export const moveClock = (database: pg.Pool, span: string): Promise<void> =>
  inOpenTransaction(database, async (client) => {
    await client.query('set local session_replication_role = replica')
    for (const [table, columns] of Object.entries(TIMES)) {
      const set = columns.map((column) => `${column} = ${column} - $1::interval`).join(', ')
      await client.query(`update ${table} set ${set}`, [span])
    }
    await client.query('commit')
  })
