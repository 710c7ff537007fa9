import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const SOURCE = /@source (?:not )?"([^"]+)"/g

/** `../{cart,home}/*.tsx` names two places. */
function alternatives(pattern: string): string[] {
  const [whole, names] = /\{([^{}]*)\}/.exec(pattern) ?? []
  if (whole === undefined || names === undefined) return [pattern]
  return names.split(',').flatMap((name) => alternatives(pattern.replace(whole, name)))
}

test('every place that a style sheet reads classes from has files', () => {
  const sheets = globSync('apps/*/app/styles/*.css', { cwd: root })
  const empty = sheets.flatMap((sheet) =>
    [...readFileSync(path.join(root, sheet), 'utf8').matchAll(SOURCE)]
      .flatMap(([, pattern = '']) => alternatives(pattern))
      .filter((place) => globSync(path.join(path.dirname(sheet), place), { cwd: root }).length === 0)
      .map((place) => `${sheet} ${place}`),
  )

  expect(sheets.length).toBeGreaterThan(0)
  expect(empty).toEqual([])
})
