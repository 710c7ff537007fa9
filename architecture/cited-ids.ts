/** Promises, invariants, kill points, faults, threats, provider facts, traps: R8, I12, K3, F10, T5, P21, S1. */
const CITED = /(?<![\w%.:#/-])[RIKFTPS][1-9]\d?(?![\w.:%-])/g
/** An id stands first in a list item or a table row, alone or among others ('K1, K2', 'R20 ✓, R21 ✓'), or between dots. */
const DEFINED = /(?:^- |^\| |, | · |^)([RIKFTPS][1-9]\d?)(?= |,|\*)/gm

/** Ids that documents define. */
export const definedIds = (documents: readonly string[]): Set<string> =>
  new Set(documents.flatMap((text) => [...text.matchAll(DEFINED)].map(([, id = '']) => id)))

/** Places that cite an id which no document defines, as `path:line id`. */
export function undefinedIds(sources: ReadonlyMap<string, string>, defined: ReadonlySet<string>): string[] {
  return [...sources].flatMap(([path, source]) =>
    source.split('\n').flatMap((line, at) =>
      citedIn(line)
        .filter((id) => !defined.has(id))
        .map((id) => `${path}:${at + 1} ${id}`),
    ),
  )
}

/** Only comments and titles of tests cite; elsewhere a capital with a digit is a value. */
function citedIn(line: string): string[] {
  const isCiting = /^\s*(\/\/|\/?\*)/.test(line) || /\b(test|describe)\b.*\(/.test(line)
  return isCiting ? [...line.matchAll(CITED)].map(([id]) => id) : []
}
