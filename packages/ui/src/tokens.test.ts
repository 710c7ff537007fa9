import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const THEMES = ['light', 'dark'] as const
type Theme = (typeof THEMES)[number]
type Pair = [front: string, ground: string]

const CSS = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const tokens = readTokens(CSS)

const TEXT_MINIMUM = 4.5
const NON_TEXT_MINIMUM = 3
const GROUNDS = ['bg', 'surface', 'surface-2']
const STATUSES = ['ok', 'warn', 'info', 'danger', 'neutral']
const CHARTS = ['indigo', 'camwood', 'leaf', 'ochre', 'sky', 'plum']
const SOFT_GROUNDS = ['brand-soft', 'accent-soft', ...STATUSES.map((status) => `${status}-soft`)]

const textPairs: Pair[] = [
  ...['text', 'text-2', 'text-3'].flatMap((front) => GROUNDS.map((ground): Pair => [front, ground])),
  ...SOFT_GROUNDS.map((ground): Pair => ['text', ground]),
  ...['brand', 'brand-hover'].map((ground): Pair => ['on-brand', ground]),
  ...['surface', 'bg', 'brand-soft'].map((ground): Pair => ['brand-text', ground]),
  ...['accent', 'accent-hover'].map((ground): Pair => ['on-accent', ground]),
  ...['surface', 'accent-soft'].map((ground): Pair => ['accent-text', ground]),
  ['on-sun', 'sun'],
  ['on-strip', 'strip'],
  ...STATUSES.map((status): Pair => [status, `${status}-soft`]),
  ...STATUSES.map((status): Pair => [status, 'surface']),
  ['surface', 'danger'],
]

const nonTextPairs: Pair[] = [
  ...['border-strong', 'star', 'focus', 'brand', 'accent'].map((front): Pair => [front, 'surface']),
  ...CHARTS.map((chart): Pair => [`chart-${chart}`, 'surface']),
]

describe.each(THEMES)('%s theme', (theme) => {
  test.each(textPairs)('text in %s is readable on %s', (front, ground) => {
    expect(contrast(theme, front, ground)).toBeGreaterThanOrEqual(TEXT_MINIMUM)
  })

  test.each(nonTextPairs)('shapes in %s are visible on %s', (front, ground) => {
    expect(contrast(theme, front, ground)).toBeGreaterThanOrEqual(NON_TEXT_MINIMUM)
  })
})

test.each(THEMES)('WIN-83 the frame of what is chosen is seen on its ground in the %s theme', (theme) => {
  for (const ground of ['surface', 'surface-2', 'brand-soft'])
    expect(contrast(theme, 'brand', ground)).toBeGreaterThanOrEqual(NON_TEXT_MINIMUM)
})

test.each(THEMES)('WIN-81 a toast has an edge and words that are seen in the %s theme', (theme) => {
  expect(contrast(theme, 'on-strip', 'strip')).toBeGreaterThanOrEqual(TEXT_MINIMUM)
  expect(contrast(theme, 'border-strong', 'strip')).toBeGreaterThanOrEqual(NON_TEXT_MINIMUM)
})

test.each(THEMES)('WIN-81 the focus on ink, as in a toast, is seen in the %s theme', (theme) => {
  const css = readFileSync(new URL('./frame.css', import.meta.url), 'utf8')
  const [, ring = ''] =
    /\.on-ink :focus-visible[^{]*\{\s*outline-color: var\(--color-([\w-]+)\)/.exec(css) ?? []

  expect(contrast(theme, ring, 'strip')).toBeGreaterThanOrEqual(NON_TEXT_MINIMUM)
})

test.each(THEMES)(
  'WIN-95 beside a dialog is the colour of the page below the veil in the %s theme',
  (theme) => {
    const [, ...veils] = /--color-veil: light-dark\((#\w{8}), (#\w{8})\)/.exec(CSS) ?? []
    const veil = veils[THEMES.indexOf(theme)] ?? ''
    const share = Number.parseInt(veil.slice(7), 16) / 255
    const below = channelsOf(tokens[theme].get('bg') ?? '')
    const blended = channelsOf(veil).map((one, at) => one * share + (below[at] ?? 0) * (1 - share))

    const veiled = channelsOf(tokens[theme].get('veiled') ?? '')
    expect(veiled.map((one, at) => Math.abs(one - (blended[at] ?? 0)) < 1.5)).toEqual([true, true, true])
  },
)

test('the formula returns the ratios measured when the colours were chosen', () => {
  expect(contrast('light', 'text', 'bg')).toBeCloseTo(16.1, 1)
  expect(contrast('dark', 'accent-text', 'accent-soft')).toBeCloseTo(7.2, 1)
})

function readTokens(css: string): Record<Theme, Map<string, string>> {
  const found = [...css.matchAll(/--color-([\w-]+): light-dark\((#\w{6}), (#\w{6})\);/g)]
  return {
    light: new Map(found.map(([, name = '', light = '']) => [name, light])),
    dark: new Map(found.map(([, name = '', , dark = '']) => [name, dark])),
  }
}

/** WCAG 2: (lighter + 0.05) / (darker + 0.05). */
function contrast(theme: Theme, front: string, ground: string): number {
  const [darker = 0, lighter = 0] = [luminance(theme, front), luminance(theme, ground)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(theme: Theme, token: string): number {
  const hex = tokens[theme].get(token)
  if (!hex) throw new Error(`No colour token ${token} in tokens.css`)
  const [red = 0, green = 0, blue = 0] = channelsOf(hex).map(linear)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const channelsOf = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
