import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const MAX_LINES = 150
const MAX_WORDS = 25
const MAP = readFileSync(join(import.meta.dirname, '../ARCHITECTURE.md'), 'utf8')

test(`the map of the code has at most ${MAX_LINES} lines, and its glossary at most ${MAX_WORDS} words`, () => {
  const [, glossary = ''] = /^## Words\n([\s\S]*?)^## /m.exec(MAP) ?? []
  const [, , ...rows] = glossary.split('\n').filter((line) => line.startsWith('| '))

  expect(MAP.trimEnd().split('\n').length).toBeLessThanOrEqual(MAX_LINES)
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.length).toBeLessThanOrEqual(MAX_WORDS)
})
