import path from 'node:path'
import type { Plugin } from 'vite'

const ADDRESS = /\?url$/
const NAMED = '\0file-name:'

/**
 * For tests: `import address from './some.css?url'` returns the file's name and reads nothing, so pages can be rendered
 * before anything is built.
 */
export function fileNames(): Plugin {
  return {
    name: 'ahia:file-names',
    enforce: 'pre',
    resolveId: {
      filter: { id: ADDRESS },
      // The id must not look like a style sheet, which others would read.
      handler: (id) => `${NAMED}${path.basename(id.replace(ADDRESS, ''))}:`,
    },
    load(id) {
      if (!id.startsWith(NAMED)) return null
      return `export default ${JSON.stringify(`/assets/${id.slice(NAMED.length, -1)}`)}`
    },
  }
}
