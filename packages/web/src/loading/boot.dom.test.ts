import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { HYDRATED } from './events.ts'

const SOURCE = readFileSync(path.join(import.meta.dirname, 'boot.js'), 'utf8')
const { dataset } = document.documentElement

/** Listens to a target of its own: other tests use this window. */
function boot(): EventTarget {
  const events = new EventTarget()
  new Function('addEventListener', SOURCE)(events.addEventListener.bind(events))
  return events
}

const forget = () => {
  localStorage.clear()
  sessionStorage.clear()
}
beforeEach(forget) // pages of other tests keep where they were scrolled to
afterEach(forget)

test('WIN-70 until it is hydrated a page knows what this browser keeps', () => {
  localStorage.setItem('ahia-cart', '{}')
  sessionStorage.setItem('user', '{}')

  const events = boot()
  expect(dataset.kept?.split(' ')).toEqual(['ahia-cart', 'user'])

  events.dispatchEvent(new Event(HYDRATED))
  expect(dataset).not.toHaveProperty('kept')
})

test('WIN-70 a browser that keeps nothing says so', () => {
  const events = boot()

  expect(dataset.kept).toBe('')
  events.dispatchEvent(new Event(HYDRATED))
})
