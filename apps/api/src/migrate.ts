// A third door, for whoever brings the database forward apart from starting the market: `npm run migrate`.

import { readConfig } from '#platform/config.ts'
import { migrate } from '#platform/database/migrate.ts'

const { databaseUrl } = readConfig(process.env)
if (databaseUrl === null) throw new Error('DATABASE_URL is missing')
await migrate(databaseUrl, (name) => console.log(`migrating ${name}`))
