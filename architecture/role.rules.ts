import type { Place } from './place.ts'
import type { Import } from './resolve-import.ts'
import type { ImportRule } from './rule.ts'

const PURE_PACKAGES = ['packages/money', 'packages/rules', 'packages/reference', 'packages/contracts']

const isOurs = ({ from }: Import): boolean => from.layout === 'api' && !from.isTest
const isPure = (to: Place | null): boolean =>
  to !== null && (to.role === 'rules' || PURE_PACKAGES.includes(to.home))
const isEnteredFrom = ({ from }: Import, ...entries: string[]): boolean =>
  from.isTest || entries.some((entry) => from.path === `apps/api/src/${entry}`)

/** What the suffix of a file in the api allows it to import, and who may import it. */
export const roleRules = {
  routesAskUseCases: {
    sentence: 'a .routes.ts calls a use case or a .reads.ts, never a .sql.ts',
    isBroken: (arrow) => isOurs(arrow) && arrow.from.role === 'routes' && arrow.to?.role === 'sql',
  },
  rulesArePure: {
    sentence: 'a .rules.ts imports only other .rules.ts and the packages money, rules, reference, contracts',
    isBroken: (arrow) => isOurs(arrow) && arrow.from.role === 'rules' && !isPure(arrow.to),
  },
  routesAreMountedInApp: {
    sentence: 'only app.ts, seller-routes.ts, dev-routes.ts and admin-app.ts import a .routes.ts',
    isBroken: (arrow) =>
      arrow.to?.layout === 'api' &&
      arrow.to.role === 'routes' &&
      !isEnteredFrom(arrow, 'app.ts', 'seller-routes.ts', 'dev-routes.ts', 'admin-app.ts'),
  },
  jobsAreStartedByTheWorker: {
    sentence: 'only worker.ts and jobs.ts import a .jobs.ts',
    isBroken: (arrow) =>
      arrow.to?.layout === 'api' && arrow.to.role === 'jobs' && !isEnteredFrom(arrow, 'worker.ts', 'jobs.ts'),
  },
  seedIsSownByMain: {
    sentence: 'only main.ts imports seed/',
    isBroken: (arrow) =>
      arrow.to?.layout === 'api' &&
      arrow.to.folder === 'seed' &&
      arrow.from.folder !== 'seed' &&
      !isEnteredFrom(arrow, 'main.ts'),
  },
  seedIsLoadedOnDemand: {
    sentence: 'main.ts loads seed/ with import(), so that a market without DEMO_MARKET never reads it',
    isBroken: (arrow) =>
      arrow.to?.layout === 'api' &&
      arrow.to.folder === 'seed' &&
      arrow.from.path === 'apps/api/src/main.ts' &&
      arrow.how !== 'dynamic',
  },
} satisfies Record<string, ImportRule>
