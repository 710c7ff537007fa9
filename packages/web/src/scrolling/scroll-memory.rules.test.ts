import { expect, test } from 'vitest'
import { scrollOnArrival } from './scroll-memory.rules.ts'

const about = { pathname: '/about', search: '', hash: '' }
const home = { pathname: '/', search: '', hash: '' }
const forward = { isBackOrForward: false, rememberedY: undefined }

test('SHELL-04 a new path scrolls to the top', () => {
  expect(scrollOnArrival({ from: about, to: home, ...forward })).toEqual({ kind: 'to', y: 0 })
})

test('SHELL-04 a new query keeps the scroll position', () => {
  const filtered = { ...about, search: '?tag=catalog' }

  expect(scrollOnArrival({ from: about, to: filtered, ...forward })).toEqual({ kind: 'stay' })
})

test('SHELL-04 a new hash scrolls to its anchor and never to the top', () => {
  const anchored = { ...about, hash: '#logistics' }

  expect(scrollOnArrival({ from: about, to: anchored, ...forward })).toEqual({ kind: 'to-anchor' })
  expect(scrollOnArrival({ from: anchored, to: about, ...forward })).toEqual({ kind: 'stay' })
})

test('SHELL-04 Back restores the scroll position, also at the top', () => {
  const back = { from: home, to: about, isBackOrForward: true }

  expect(scrollOnArrival({ ...back, rememberedY: 740 })).toEqual({ kind: 'to', y: 740 })
  expect(scrollOnArrival({ ...back, rememberedY: 0 })).toEqual({ kind: 'to', y: 0 })
  expect(scrollOnArrival({ ...back, rememberedY: undefined })).toEqual({ kind: 'to', y: 0 })
})
