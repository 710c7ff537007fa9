import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

test('the browser’s theme colour matches the strip below it', () => {
  const tokens = readFileSync(createRequire(import.meta.url).resolve('@ahia/ui/tokens.css'), 'utf8')
  const boot = readFileSync(new URL('./boot.js', import.meta.url), 'utf8')

  const [, light, dark] = tokens.match(/--color-strip: light-dark\((#\w+), (#\w+)\)/) ?? []

  expect(boot).toContain(`{ light: '${light}', dark: '${dark}' }`)
})
