import { startPostgresForCopies } from '@ahia/testing/throw-away-postgres'
import type { TestProject } from 'vitest/node'
import { migrate } from '#platform/database/migrate.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of a database; put another name at its end for one of your own. */
    templateUrl: string
  }
}

export const TEMPLATE = 'template_ahia'

export default async function setUp(project: TestProject) {
  const postgres = await startPostgresForCopies()
  const url = await postgres.createDatabase(TEMPLATE)
  await migrate(url)
  project.provide('templateUrl', url)
  return () => postgres.stop()
}
