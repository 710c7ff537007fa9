import path from 'node:path'
import { expect, test } from 'vitest'
import { readTree } from './read-tree.ts'

const IN_BROWSERS =
  /^(apps\/(admin|seller|storefront)\/app|packages\/(contracts|money|reference|rules|shop-session|ui|web)\/src)\//
const IS_TEST = /\.test\.tsx?$/
/** At the left margin, and not inside a function. */
const MADE_AT_LOAD = /^(?:export )?(?:const|let) (?:(?!=>).)*new Intl\./m

const makesAtLoad = (source: string): boolean => MADE_AT_LOAD.test(source)

// Making one takes a cheap phone a tenth of a second and more, and a bundler must leave it in a file even when nobody uses it.
test('no file of a browser makes a formatter of dates or numbers while it is loaded', () => {
  const files = [...readTree(path.resolve(import.meta.dirname, '..'))].filter(
    ([file]) => IN_BROWSERS.test(file) && !IS_TEST.test(file),
  )

  expect(files.length).toBeGreaterThan(100)
  expect(files.filter(([, source]) => makesAtLoad(source)).map(([file]) => file)).toEqual([])
})

test('a formatter made at load is seen, one made when it is needed is not', () => {
  expect(makesAtLoad("const YEAR = new Intl.DateTimeFormat('en-NG')")).toBe(true)
  expect(makesAtLoad("export const grouped = new Intl.NumberFormat('en-NG')")).toBe(true)
  expect(makesAtLoad("const format = () => new Intl.NumberFormat('en-NG')")).toBe(false)
  expect(makesAtLoad("function year() {\n  const made = new Intl.DateTimeFormat('en-NG')\n}")).toBe(false)
})
