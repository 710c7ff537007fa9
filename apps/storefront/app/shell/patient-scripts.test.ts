import { expect, test } from 'vitest'
import { askAfterPainting } from './patient-scripts.rules.ts'

const START = `import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1_clientLoader from "/assets/asker.js";
import * as route1_main from "/assets/home.js";
const route1 = {...route1_clientLoader,...route1_main};
  
  window.__reactRouterRouteModules = {"root":route0,"home":route1};

import("/assets/entry.js");`

test('the scripts of a page are asked for after it was painted, all at once', () => {
  const late = askAfterPainting(START, ['/assets/goods.js'])

  expect(late).toMatch(/^await new Promise\(/)
  expect(late).toContain('["/assets/goods.js"]')
  expect(late).toContain(
    'Promise.all([import("/assets/manifest.js"), import("/assets/root.js"), import("/assets/asker.js"), import("/assets/home.js")])',
  )
  expect(late).toContain('const [, route0, route1_clientLoader, route1_main] = await bring()')
  expect(late).not.toMatch(/^import /m)
  expect(late).toMatch(
    /import\("\/assets\/entry\.js"\);\ndispatchEvent\(new Event\("ahia:scripts-here"\)\);$/,
  )
})

test.each([
  ['without imports', 'window.__reactRouterRouteModules = {}'],
  ['with an import of another kind', `${START}\nimport { x } from "/y.js"`],
  ['for another global', START.replace('window.__reactRouterRouteModules', 'window.elsewhere')],
])('a start script %s is refused, so that an upgrade is noticed', (_, start) => {
  expect(() => askAfterPainting(start, [])).toThrow('writes its start script differently')
})
