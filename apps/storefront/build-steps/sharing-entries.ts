import type { Plugin } from 'vite'

/**
 * Lets the file of a route be used by others for more than the route itself. Else each route whose code travels in a
 * group costs every visit one more request, for a file that only names what is in the group. The router's own plugin
 * says otherwise, so this one has to come after it.
 */
export const sharingEntries = (): Plugin => ({
  name: 'ahia:sharing-entries',
  configEnvironment: (name) =>
    name === 'client'
      ? { build: { rollupOptions: { preserveEntrySignatures: 'allow-extension' } } }
      : undefined,
})
