import { isFoundation, stepOf } from './layers.ts'
import type { Import } from './resolve-import.ts'
import type { FileRule, ImportRule } from './rule.ts'

type Crossing = { from: string; to: string }

/** From which folder of the api into which other one; null for any other import, and for tests. */
function crossingOf({ from, to }: Import): Crossing | null {
  if (from.layout !== 'api' || from.isTest || !from.folder) return null
  if (to?.layout !== 'api' || !to.folder || to.folder === from.folder) return null
  return { from: from.folder, to: to.folder }
}

const isSlice = (folder: string): boolean => !isFoundation(folder) && folder !== 'seed'

function climbs({ from, to }: Crossing): boolean {
  const [fromStep, toStep] = [stepOf(from), stepOf(to)]
  return fromStep !== null && fromStep > 0 && toStep !== null && toStep >= fromStep
}

export const layerRules = {
  slicesLookDown: {
    sentence: 'a slice imports only slices on lower steps of the layers; upward news is an outbox event',
    isBroken: (arrow) => {
      const crossing = crossingOf(arrow)
      return crossing !== null && climbs(crossing)
    },
  },
  slicesHaveEntryFiles: {
    sentence:
      'a slice is entered through a use case, its .reads, a rule or its errors, never its .sql, .routes or .jobs',
    isBroken: (arrow) => {
      const crossing = crossingOf(arrow)
      const isClosed = ['sql', 'routes', 'jobs'].includes(arrow.to?.role ?? '')
      return crossing !== null && isSlice(crossing.to) && isClosed
    },
  },
  foundationKnowsNoSlice: {
    sentence: 'platform/ and providers/ import no slice',
    isBroken: (arrow) => {
      const crossing = crossingOf(arrow)
      return crossing !== null && isFoundation(crossing.from) && !isFoundation(crossing.to)
    },
  },
  seedCallsUseCases: {
    sentence: "seed/ imports the slices' use cases and platform/, and no providers",
    isBroken: (arrow) => {
      const crossing = crossingOf(arrow)
      return crossing?.from === 'seed' && crossing.to === 'providers'
    },
  },
  rootExportsOnlyTables: {
    sentence: 'what stands in a folder of apps/api/src imports nothing of the api outside one but tables.ts',
    isBroken: ({ from, to }) => {
      const isInside = from.layout === 'api' && from.folder !== null && !from.isTest
      const isAtRoot = to?.home === 'apps/api' && to.folder === null
      return isInside && isAtRoot && to.path !== 'apps/api/src/tables.ts'
    },
  },
} satisfies Record<string, ImportRule>

export const layerFileRules = {
  slicesHaveAStep: {
    sentence: 'every slice of the api has a layer: add it to layers.ts',
    brokenBy: ({ place: { layout, folder } }) => {
      if (layout !== 'api' || folder === null || folder === 'seed') return null
      return stepOf(folder) === null ? folder : null
    },
  },
} satisfies Record<string, FileRule>
