import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { definedIds, undefinedIds } from './cited-ids.ts'
import { readTree } from './read-tree.ts'

const root = path.resolve(import.meta.dirname, '..')
const documents = globSync('docs/*.md', { cwd: root }).map((file) =>
  readFileSync(path.join(root, file), 'utf8'),
)

test('every id that a comment or a test title cites is defined in docs/', () => {
  expect(undefinedIds(readTree(root), definedIds(documents))).toEqual([])
})

test('an id that no document defines is found in titles and comments, and values are no ids', () => {
  const sources = new Map([
    [
      'a.ts',
      "// T5: owner only\ntest('S1, P99 never looks paid', () => {})\nconst size = 'A4'\nconst id = 'T77'",
    ],
    ['b.ts', ' * I12 and K44 hold; 2026-11-16T10:00'],
  ])

  expect(undefinedIds(sources, new Set(['T5', 'S1', 'I12']))).toEqual(['a.ts:2 P99', 'b.ts:1 K44'])
})

test('lists, tables and rows of several define ids', () => {
  const text =
    '- T5 reaching others\n| R20 ✓, R21 ✓ | sessions end |\n| K1, K2 | commit |\nI1 sums to 0 · I2 stock'

  expect([...definedIds([text])]).toEqual(['T5', 'R20', 'R21', 'K1', 'K2', 'I1', 'I2'])
})
