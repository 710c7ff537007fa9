import { listCountries, listRegions } from '@ahia/contracts/reference'
import { beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../test/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})

test('DATA-06 about 240 countries have a unique name, a unique two-letter code and regions', async () => {
  const { countries } = await api.call(listCountries, {})

  expect(countries.length).toBeGreaterThan(240)
  expect(new Set(countries.map(({ name }) => name)).size).toBe(countries.length)
  expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length)
  expect(countries).toContainEqual({ name: 'Nigeria', code: 'NG' })
  for (const { name, code } of countries) {
    const { country, regions } = await api.call(listRegions, { code })
    expect(country).toEqual({ name, code })
    expect(regions.length, name).toBeGreaterThan(0)
  }
})

test('DATA-06 Nigeria has its 36 states and Abuja', async () => {
  const { regions } = await api.call(listRegions, { code: 'NG' })

  expect(regions).toHaveLength(37)
  expect(regions).toContainEqual({ name: 'Enugu', code: 'EN' })
})

test('DATA-06 a region without a code has null', async () => {
  const { regions } = await api.call(listRegions, { code: 'CK' })

  expect(regions[0]).toEqual({ name: 'Aitutaki', code: null })
})

test.each(['XX', 'ng', 'Nigeria', '__proto__', 'NG ', "'--"])('DATA-06 %s is not a country', async (code) => {
  await expect(api.call(listRegions, { code })).rejects.toMatchObject({
    code: 'COUNTRY_NOT_FOUND',
    status: 404,
  })
})
