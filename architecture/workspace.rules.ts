import { PACKAGE_MAY_USE } from './package-directions.ts'
import type { Place } from './place.ts'
import type { FileRule, ImportRule } from './rule.ts'

const packageName = (place: Place): string => place.home.replace('packages/', '')

const directions = Object.entries(PACKAGE_MAY_USE)
  .map(([name, targets]) => `${name} → ${targets.join(', ') || 'nothing of ours'}`)
  .join('; ')

export const workspaceRules = {
  appsStayApart: {
    sentence: 'an app imports packages, never another app',
    isBroken: ({ from, to }) => from.kind === 'app' && to?.kind === 'app' && from.home !== to.home,
  },
  packagesKnowNoApp: {
    sentence: 'a package never imports an app',
    isBroken: ({ from, to }) => from.kind === 'package' && to?.kind === 'app',
  },
  demoMarketStaysInSeed: {
    sentence:
      'of the apps only seed/ of the api and tests import @ahia/demo-market: production needs none of it',
    isBroken: ({ from, to }) =>
      to?.home === 'packages/demo-market' && from.kind === 'app' && from.folder !== 'seed' && !from.isTest,
  },
  packagesPointDown: {
    sentence: `between packages only these directions: ${directions}`,
    isBroken: ({ from, to }) => {
      if (from.kind !== 'package' || to?.kind !== 'package' || from.home === to.home) return false
      return !PACKAGE_MAY_USE[packageName(from)]?.includes(packageName(to))
    },
  },
} satisfies Record<string, ImportRule>

export const workspaceFileRules = {
  packagesHaveDirections: {
    sentence: 'a package says which packages it may import: give it a line in package-directions.ts',
    brokenBy: ({ place }) => {
      const isUnknown = place.kind === 'package' && !(packageName(place) in PACKAGE_MAY_USE)
      return isUnknown ? place.home : null
    },
  },
} satisfies Record<string, FileRule>
