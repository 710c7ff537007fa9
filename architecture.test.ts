import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkArchitecture } from './architecture/check-architecture.ts'
import { listImports } from './architecture/list-imports.ts'
import { LEGAL, PLANTED } from './architecture/planted.ts'
import { readTokens } from './architecture/read-tokens.ts'
import { readTree } from './architecture/read-tree.ts'

type Plant = readonly [file: string, specifier: string]

const FILE_RULES = ['slicesHaveAStep', 'packagesHaveDirections']

const checkOne = (file: string, source: string) => checkArchitecture(new Map([[file, source]])).violations
const specifiersIn = (source: string) => listImports(readTokens(source)).map(({ specifier }) => specifier)

describe('this repository', () => {
  test('every import points the way the layers allow', () => {
    const { violations } = checkArchitecture(readTree(import.meta.dirname))

    const report = violations.map(({ text }) => text).join('\n')
    expect(report, `${violations.length} imports point the wrong way:\n${report}`).toBe('')
  })

  test.each(['apps/api/src/', 'apps/storefront/app/', 'packages/', 'scripts/', 'architecture'])(
    'files of %s are among those read',
    (start) => {
      expect([...readTree(import.meta.dirname).keys()].some((path) => path.startsWith(start))).toBe(true)
    },
  )
})

describe('planted wrong imports', () => {
  const planted = Object.entries<readonly Plant[]>(PLANTED).flatMap(([rule, plants]) =>
    plants.map(([file, specifier]) => ({ rule, file, specifier })),
  )

  test.each(planted)('$rule is named for $file → $specifier', ({ rule, file, specifier }) => {
    const violations = checkOne(file, `// why\nimport { x } from '${specifier}'\n`)

    const [named, ...more] = violations.filter((violation) => violation.rule === rule)
    expect(more).toEqual([])
    expect(named?.text).toMatch(
      FILE_RULES.includes(rule) ? `${file}:1 → ` : `${file}:2 → ${specifier} — rule: `,
    )
  })

  test.each(LEGAL)('%s → %s is allowed', (file, specifier) => {
    expect(checkOne(file, `import { x } from '${specifier}'\n`)).toEqual([])
  })

  test('main.ts may load seed/ with import()', () => {
    expect(checkOne('apps/api/src/main.ts', "await import('#seed/demo-shops.ts')\n")).toEqual([])
  })

  test('a slice without a step is reported once, however many files it has', () => {
    const { violations } = checkArchitecture(
      new Map([
        ['apps/api/src/loyalty/give-points.ts', "import { db } from '#platform/database.ts'"],
        ['apps/api/src/loyalty/take-points.ts', ''],
      ]),
    )

    expect(violations.map(({ text }) => text)).toEqual([
      'apps/api/src/loyalty/give-points.ts:1 → loyalty — rule: ' +
        'every slice of the api has a layer: add it to layers.ts',
    ])
  })

  test('an index.ts that only passes on is found; one that says something of its own is not', () => {
    const index = 'packages/money/src/index.ts'

    expect(checkOne(index, "export * from './kobo.ts'\nexport type { Kobo } from './kobo.ts'")).toHaveLength(
      1,
    )
    expect(checkOne(index, "import { add } from './kobo.ts'\nexport { add }")).toHaveLength(1)
    expect(checkOne(index, "import { add } from './kobo.ts'\nexport const twice = add")).toEqual([])
    expect(checkOne('packages/money/src/kobo.ts', "export { add } from './add.ts'")).toEqual([])
  })

  test('having read no file or no import is a failure, not a pass', () => {
    expect(() => checkArchitecture(new Map())).toThrow('no file was read')
    expect(() => checkOne('scripts/empty.ts', 'export const x = 1')).toThrow('no import was read')
  })

  test('a wrong import in a real folder is read from disk, and generated folders are left alone', () => {
    const root = mkdtempSync(join(tmpdir(), 'ahia-architecture-'))
    const wrong = "import { x } from '@ahia/api/src/main.ts'\n"
    const paths = [
      'apps/storefront/app/cart/cart-page.tsx',
      'apps/storefront/build/server.ts',
      'apps/storefront/.generated/types/app.ts',
      'packages/ui/node_modules/react/react.ts',
    ]
    for (const path of paths) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), wrong)
    }

    const { fileCount, violations } = checkArchitecture(readTree(root))
    rmSync(root, { recursive: true })

    expect(fileCount).toBe(1)
    expect(violations.map(({ text }) => text)).toEqual([
      'apps/storefront/app/cart/cart-page.tsx:1 → @ahia/api/src/main.ts — rule: an app imports packages, never another app',
    ])
  })
})

describe('reading imports', () => {
  test.each([
    ["import a, { type B } from './x.ts'", './x.ts'],
    ["import {\n  a,\n  b,\n} from './x.ts'", './x.ts'],
    ["import * as a from './x.ts'", './x.ts'],
    ["import type { A } from './x.ts'", './x.ts'],
    ["import './x.css'", './x.css'],
    ["export * from './x.ts'", './x.ts'],
    ["export type { A } from './x.ts'", './x.ts'],
    ["export * as a from './x.ts'", './x.ts'],
    ["const page = await import('./x.ts')", './x.ts'],
    ['const page = await import(`./x.ts`)', './x.ts'],
    ["type X = typeof import('./x.ts')", './x.ts'],
    [`const html = \`<p>\${await import('./x.ts')}</p>\``, './x.ts'],
    ["const tag = <p>Don't</p>\nimport('./x.ts')", './x.ts'],
    ["const quote = /['\"`]/\nimport('./x.ts')", './x.ts'],
    ["const half = a / 2 // it's / half\nimport('./x.ts')", './x.ts'],
  ])('%j imports %s', (source, specifier) => {
    expect(specifiersIn(source)).toEqual([specifier])
  })

  test.each([
    "// import a from './x.ts'",
    "/* import a from './x.ts'\nimport './y.ts' */",
    'const text = "import a from \'./x.ts\'"',
    "const text = `\nimport a from './x.ts'\n`",
    'const page = await import(name)',
    `const page = await import(\`./\${name}.ts\`)`,
    "const map = { import: './x.ts' }",
    'export { a, b }\nexport const from = "x"',
  ])('%j imports nothing', (source) => {
    expect(specifiersIn(source)).toEqual([])
  })

  test('a source the reader cannot follow is refused, not skipped', () => {
    expect(() => checkOne('scripts/x.ts', "import { 'a-b' as c } from './x.ts'")).toThrow('cannot read')
    expect(() => checkOne('scripts/x.ts', "const text = `never ends\nimport './x.ts'")).toThrow('never ends')
  })
})
