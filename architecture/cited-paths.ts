import { posix } from 'node:path'

const CODE_SPAN = /`([^`\s]+)`/g
const LINK = /\]\(([^)#\s]+)/g
const COMMAND = /npm run ([a-z:]+)/g
/** `apps/api/src`, `browse/page.sql.ts` and `load-gate.ts`; not `<slice>.sql.ts`, `*.slow.test.ts` or `x.rules.ts`. */
const PATH = /^(?:[\w-][\w.-]*\/)*[\w-]{2,}[\w.-]*\.(?:tsx?|mjs|sql|css)$/
const FOLDER = /^(?:apps|packages|docs|scripts|proofs|e2e|architecture)\/[\w./-]+$/
const BUILT = /(?:^|\/)build\//

export type Tree = { files: ReadonlySet<string>; commands: ReadonlySet<string> }

/** Paths, links and commands in documents that do not exist, as `path:line what`. */
export function missingIn(documents: ReadonlyMap<string, string>, { files, commands }: Tree): string[] {
  const known = new Set([...files].flatMap(endsOf))
  const isKnown = (path: string): boolean => known.has(path.replace(/\/$/, ''))
  return [...documents].flatMap(([document, text]) =>
    text.split('\n').flatMap((line, at) => {
      const paths = firstGroups(line, CODE_SPAN).filter((code) => isPath(code) && !isKnown(code))
      const links = firstGroups(line, LINK).filter(
        (link) => isLocal(link) && !isKnown(resolve(document, link)),
      )
      const names = firstGroups(line, COMMAND).filter((name) => !commands.has(name))
      return [...paths, ...links, ...names].map((missing) => `${document}:${at + 1} ${missing}`)
    }),
  )
}

const firstGroups = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found)

const isPath = (code: string): boolean => (PATH.test(code) || FOLDER.test(code)) && !BUILT.test(code)

const isLocal = (link: string): boolean => !/^(?:[a-z]+:|\/)/.test(link)

const resolve = (document: string, link: string): string => posix.join(posix.dirname(document), link)

/** A document may leave out the first folders: 'a/b/c.ts' is known as itself, 'b/c.ts' and 'c.ts', and so are its folders. */
function endsOf(file: string): string[] {
  const parts = file.split('/')
  const folders = parts.slice(1).map((_, at) => parts.slice(0, at + 1).join('/'))
  return [...parts.map((_, at) => parts.slice(at).join('/')), ...folders]
}
