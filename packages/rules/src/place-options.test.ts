import { expect, test } from 'vitest'
import { findCountry, findRegion, placeOptions } from './place-options.ts'

const ghana = { name: 'Ghana', code: 'GH' }
const kenya = { name: 'Kenya', code: 'KE' }
const nigeria = { name: 'Nigeria', code: 'NG' }
const countries = [ghana, kenya, nigeria]

const labels = (...asked: Parameters<typeof placeOptions>) => {
  const { first, others } = placeOptions(...asked)
  return [...first, ...others].map(({ label }) => label)
}

test('DATA-06 all places are offered by full name, in their own order', () => {
  expect(placeOptions(countries)).toEqual({
    first: [],
    others: [
      { value: 'Ghana', label: 'Ghana' },
      { value: 'Kenya', label: 'Kenya' },
      { value: 'Nigeria', label: 'Nigeria' },
    ],
  })
})

test('DATA-06 a whitelist keeps only its places, and then a blacklist is ignored', () => {
  expect(labels(countries, { whitelist: ['NG', 'GH', 'XX'] })).toEqual(['Ghana', 'Nigeria'])
  expect(labels(countries, { whitelist: ['NG'], blacklist: ['NG'] })).toEqual(['Nigeria'])
})

test('DATA-06 a blacklist removes its places', () => {
  expect(labels(countries, { blacklist: ['KE'] })).toEqual(['Ghana', 'Nigeria'])
})

test('DATA-06 priority places come first, in the given order, and only once', () => {
  const { first, others } = placeOptions(countries, { priority: ['NG', 'XX', 'GH'] })

  expect(first.map(({ label }) => label)).toEqual(['Nigeria', 'Ghana'])
  expect(others.map(({ label }) => label)).toEqual(['Kenya'])
})

test('DATA-06 a priority place that is not offered is not added', () => {
  expect(labels(countries, { blacklist: ['NG'], priority: ['NG'] })).toEqual(['Ghana', 'Kenya'])
})

test('DATA-06 label and value can each be the full name or the short code', () => {
  const [shortLabel] = placeOptions([nigeria], { label: 'code' }).others
  const [shortValue] = placeOptions([nigeria], { value: 'code' }).others

  expect(shortLabel).toEqual({ value: 'Nigeria', label: 'NG' })
  expect(shortValue).toEqual({ value: 'NG', label: 'Nigeria' })
})

test('DATA-06 a region without a code is identified by its name', () => {
  const regions = [{ name: 'Aitutaki', code: null }]

  expect(labels(regions, { label: 'code' })).toEqual(['Aitutaki'])
  expect(labels(regions, { blacklist: ['Aitutaki'] })).toEqual([])
})

test('DATA-06 custom regions come after the others', () => {
  expect(labels([ghana], { custom: ['Elsewhere'] })).toEqual(['Ghana', 'Elsewhere'])
})

test('DATA-06 duplicate custom regions drop the whole custom list', () => {
  expect(labels([ghana], { custom: ['Elsewhere', 'Ghana'] })).toEqual(['Ghana'])
  expect(labels([ghana], { custom: ['Elsewhere', 'Elsewhere'] })).toEqual(['Ghana'])
})

test('DATA-06 an unknown country is an error, and a known one is found by name or code', () => {
  expect(findCountry(countries, 'Nigeria')).toEqual({ state: 'known', place: nigeria })
  expect(findCountry(countries, 'NG')).toEqual({ state: 'known', place: nigeria })
  expect(findCountry(countries, '')).toEqual({ state: 'none-chosen' })
  expect(findCountry(countries, 'Wakanda')).toEqual({
    state: 'unknown',
    message: "We don't know a country called Wakanda. Choose one from the list.",
  })
})

test('DATA-06 a region of another country is an error', () => {
  const regions = [{ name: 'Lagos', code: 'LA' }]

  expect(findRegion(regions, 'Lagos', 'Nigeria')).toMatchObject({ state: 'known' })
  expect(findRegion(regions, 'Ashanti', 'Nigeria')).toEqual({
    state: 'unknown',
    message: 'Ashanti is not in our list for Nigeria. Choose another.',
  })
})
