import type { Place } from './place.ts'
import type { ImportRule } from './rule.ts'

const isPartOfSlice = ({ layout, folder, role, isTest }: Place): boolean =>
  layout === 'web' && folder !== null && !['shell', 'platform'].includes(folder) && role !== 'page' && !isTest

export const webRules = {
  componentsStayHome: {
    sentence:
      'a component imports only its own slice, platform/ and packages; pages and shell/ compose slices',
    isBroken: ({ from, to }) =>
      isPartOfSlice(from) &&
      to?.home === from.home &&
      (to.folder === null || ![from.folder, 'platform'].includes(to.folder)),
  },
  webPlatformKnowsNoSlice: {
    sentence: "a web app's platform/ imports neither a slice nor shell/",
    isBroken: ({ from, to }) =>
      from.layout === 'web' &&
      from.folder === 'platform' &&
      !from.isTest &&
      to?.layout === 'web' &&
      to.folder !== null &&
      to.folder !== 'platform',
  },
} satisfies Record<string, ImportRule>
