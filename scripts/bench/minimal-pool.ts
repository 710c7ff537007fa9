import pg from 'pg'

export const minimalPool = (): pg.Pool =>
  new pg.Pool({ connectionString: process.env.DATABASE_URL, max: Number(process.env.PG_POOL_MAX) })
