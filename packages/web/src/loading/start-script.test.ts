import { expect, test } from 'vitest'
import { startScript } from './start-script.ts'

const START = `import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";
;
  window.__reactRouterRouteModules = {"root":route0,"home":route1};

import("/assets/entry.js");`

const OPTIONS = { preloads: ['/assets/goods.js'], boot: '/assets/boot.js', when: 'at-once' } as const

test('every file of a page is fetched before any of its scripts is imported', () => {
  const script = startScript(START, OPTIONS)

  expect(script).toContain(
    'const files = ["/assets/manifest.js","/assets/root.js","/assets/home.js","/assets/entry.js","/assets/goods.js"]',
  )
  expect(script).toContain(
    '.then(() => Promise.all([import("/assets/manifest.js"), import("/assets/root.js"), import("/assets/home.js")]))',
  )
  expect(script).toContain('const [, route0, route1] = await load()')
  expect(script).not.toMatch(/^import /m)
  expect(script.indexOf('window.__reactRouterRouteModules')).toBeGreaterThan(script.indexOf('await load()'))
})

test('a page with words is painted before its scripts are asked for, one that is filled by the browser does not wait', () => {
  expect(startScript(START, { ...OPTIONS, when: 'after-painting' })).toContain('requestAnimationFrame')
  expect(startScript(START, OPTIONS)).not.toContain('requestAnimationFrame')
})

test.each([
  ['without imports', 'window.__reactRouterRouteModules = {}'],
  ['with an import of another kind', `${START}\nimport { x } from "/y.js"`],
  ['for another global', START.replace('window.__reactRouterRouteModules', 'window.elsewhere')],
  ['without an entry', START.replace('import("/assets/entry.js");', '')],
])('a start script %s is refused, so that an upgrade is noticed', (_, start) => {
  expect(() => startScript(start, OPTIONS)).toThrow('writes its start script differently')
})
