import { posix } from 'node:path'
import type { Import } from './resolve-import.ts'
import type { FileRule, ImportRule } from './rule.ts'

/** Relative paths that may leave their home, each with its reason. */
const PATHS_OUT = [
  // The command that lists tables reads the api's own migrations.
  { from: 'scripts/tables.ts', to: 'apps/api/' },
  // A million cases go through the ledger's own rules: a copy of them would prove nothing.
  { from: 'proofs/money.ts', to: 'apps/api/src/ledger/' },
  // The chain is sealed, stored and checked by the market's own code, not by a copy of it.
  { from: 'proofs/chain/', to: 'apps/api/src/' },
  // Titles of tests are found with the same tokens as imports; a second reader would be a second truth.
  { from: 'scripts/coverage-spec/', to: 'architecture/read-tokens.ts' },
]

// From a folder deeper in a slice, `#platform/log.ts` may stand for a row of `../`.
const isBelow = ({ from, to }: Import): boolean =>
  to?.folder === from.folder && to.path.startsWith(`${posix.dirname(from.path)}/`)

const isOtherFolder = ({ from, to }: Import): boolean =>
  from.layout !== null && to?.layout === from.layout && to.home === from.home && to.folder !== from.folder

/** The prefix shows the distance, in tests too. */
export const pathRules = {
  sameSliceByDot: {
    sentence: 'a file of the same slice is written ./x.ts',
    isBroken: (arrow) => arrow.by === 'hash' && isBelow(arrow),
  },
  otherSliceByHash: {
    sentence: 'a file of another slice is written #catalog/x.ts, never as a relative path',
    isBroken: (arrow) => arrow.by === 'relative path' && isOtherFolder(arrow),
  },
  otherWorkspaceByName: {
    sentence: 'another workspace is written @ahia/…; a relative path stays inside its own home',
    isBroken: ({ by, from, to }) =>
      by === 'relative path' &&
      to?.home !== from.home &&
      !PATHS_OUT.some((path) => from.path.startsWith(path.from) && to?.path.startsWith(path.to)),
  },
  ownWorkspaceByPath: {
    sentence: 'a file of the own workspace is written ./x.ts or #catalog/x.ts, never @ahia/…',
    isBroken: ({ by, from, to }) => by === 'package name' && to?.home === from.home,
  },
} satisfies Record<string, ImportRule>

export const pathFileRules = {
  noBarrels: {
    sentence: 'no index.ts that only re-exports: import the file that has it',
    brokenBy: ({ place: { path }, onlyReExports }) =>
      onlyReExports && /^index\.tsx?$/.test(posix.basename(path)) ? path : null,
  },
} satisfies Record<string, FileRule>
