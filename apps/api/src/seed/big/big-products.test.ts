import { seededRandom } from '@ahia/demo-market/seeded-random'
import { fromNaira } from '@ahia/money/naira'
import { describe, expect, test } from 'vitest'
import { inventRating, inventStock, varyPrice } from './big-figures.ts'
import { listBigProducts } from './big-products.ts'
import { toBigShop } from './big-shop.ts'

const now = new Date('2026-11-01T00:00:00Z')
const aMarket = (shops: number, products: number) => ({
  shops: Array.from({ length: shops }, (_, number) => toBigShop(number, now)),
  products,
  now,
})
const rowsOf = (shops: number, products: number) =>
  [...listBigProducts(aMarket(shops, products))].map(({ row }) => row)

describe('the large test market', () => {
  test('is the same each time', () => {
    expect([...listBigProducts(aMarket(5, 200))]).toEqual([...listBigProducts(aMarket(5, 200))])
  })

  test('has names of 4 to 14 words, unique within a shop of any size', () => {
    const rows = rowsOf(2, 8_000)

    const lengths = rows.map(({ name }) => name.split(' ').length)
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(4)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(14)
    expect(new Set(rows.map(({ shop_id, name }) => `${shop_id} ${name}`)).size).toBe(rows.length)
  })

  test('has enough unique shop names for two million products', () => {
    const names = aMarket(20_000, 0).shops.map(({ row }) => row.name)

    expect(new Set(names).size).toBe(20_000)
  })

  test('has dates in the two years before now', () => {
    const dates = rowsOf(5, 500).map(({ created_at }) => created_at.getTime())

    expect(Math.min(...dates)).toBeGreaterThanOrEqual(now.getTime() - 730 * 86_400_000)
    expect(Math.max(...dates)).toBeLessThanOrEqual(now.getTime())
  })

  test('gives a product with variants the sum of their stock', () => {
    const withVariants = [...listBigProducts(aMarket(5, 500))].filter(({ variants }) => variants.length > 0)

    expect(withVariants.length).toBeGreaterThan(50)
    for (const { row, variants } of withVariants)
      expect(row.stock).toBe(variants.reduce((sum, { stock }) => sum + stock, 0))
  })
})

describe('generated figures', () => {
  const chances = Array.from({ length: 500 }, (_, number) => seededRandom(`figures ${number}`))

  test('prices end in 00 or 50 naira and stay within 40 % of their template', () => {
    for (const chance of chances) {
      const price = varyPrice(12_990, chance)
      expect(price % fromNaira(50)).toBe(0)
      expect(price).toBeGreaterThanOrEqual(fromNaira(12_990 * 0.6 - 25))
      expect(price).toBeLessThanOrEqual(fromNaira(12_990 * 1.4 + 25))
    }
  })

  test('ratings are between one star and five', () => {
    for (const chance of chances) {
      const { sum, count } = inventRating(50, chance)
      expect(sum).toBeGreaterThanOrEqual(count)
      expect(sum).toBeLessThanOrEqual(count * 5)
    }
  })

  test('a sold-out product is sold out in all its variants', () => {
    const soldOut = chances.filter((chance) => inventStock(3, chance).every((stock) => stock === 0))

    expect(soldOut.length).toBeGreaterThan(10)
    expect(soldOut.length).toBeLessThan(60)
  })
})
