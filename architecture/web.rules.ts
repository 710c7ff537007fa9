import type { Place } from './place.ts'
import type { ImportRule } from './rule.ts'

/** What components of any slice may use. */
const BASE: readonly string[] = ['address', 'delivery', 'documents', 'offline', 'pictures', 'session']

const isBase = ({ folder }: Place): boolean => folder !== null && BASE.includes(folder)

const isPartOfSlice = ({ layout, folder, role, isTest }: Place): boolean =>
  layout === 'web' && folder !== null && folder !== 'shell' && role !== 'page' && !isTest

export const webRules = {
  componentsStayHome: {
    sentence: `a component imports only its own slice, ${BASE.join('/, ')}/ and packages; pages and shell/ compose slices`,
    isBroken: ({ from, to }) =>
      isPartOfSlice(from) && to?.home === from.home && to.folder !== from.folder && !isBase(to),
  },
  webBaseKnowsNoSlice: {
    sentence: `${BASE.join('/, ')}/ of a web app import neither a slice nor shell/`,
    isBroken: ({ from, to }) =>
      from.layout === 'web' &&
      isBase(from) &&
      !from.isTest &&
      to?.layout === 'web' &&
      to.folder !== null &&
      !isBase(to),
  },
} satisfies Record<string, ImportRule>
