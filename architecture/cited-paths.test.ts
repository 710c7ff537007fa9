import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { missingIn, type Tree } from './cited-paths.ts'
import { listFiles, readDocuments } from './read-tree.ts'

const ROOT = join(import.meta.dirname, '..')

test('documents name only files, folders and commands that exist', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const tree = { files: new Set(listFiles(ROOT)), commands: new Set(Object.keys(scripts)) }

  expect(missingIn(readDocuments(ROOT), tree).join('\n')).toBe('')
})

describe('finding what is missing', () => {
  const tree: Tree = {
    files: new Set(['apps/api/src/app.ts', 'docs/proofs.md']),
    commands: new Set(['prove']),
  }
  const missing = (text: string) => missingIn(new Map([['docs/x.md', text]]), tree)

  test.each(['`apps/api/src/app.ts`', '`src/app.ts`', '`app.ts`', '`apps/api`', '[proofs](proofs.md#new)'])(
    '%s exists',
    (text) => {
      expect(missing(text)).toEqual([])
    },
  )

  test.each([
    '`<slice>.sql.ts`',
    '`x.rules.ts`',
    '`*.slow.test.ts`',
    '`apps/api/build/main.js`',
    '[x](https://x.ng)',
  ])('%s is no path of ours', (text) => {
    expect(missing(text)).toEqual([])
  })

  test('a file, a folder, a link and a command that are gone are named with their line', () => {
    expect(missing('\nSee `shell/gone.ts`.')).toEqual(['docs/x.md:2 shell/gone.ts'])
    expect(missing('`apps/gone/src`')).toEqual(['docs/x.md:1 apps/gone/src'])
    expect(missing('[gone](gone.md)')).toEqual(['docs/x.md:1 gone.md'])
    expect(missing('`npm run prove` and `npm run gone -- x`')).toEqual(['docs/x.md:1 gone'])
  })
})
