import path from 'node:path'

/**
 * For programs of ours that a run starts again and again: reading up to a thousand TypeScript files is half of a start. Node
 * keeps there what it has made of them, found by what they say.
 */
export const compiledPrograms = {
  NODE_COMPILE_CACHE: path.resolve(import.meta.dirname, '../../../../node_modules/.cache/compiled'),
}
