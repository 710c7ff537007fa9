import { type Product, showProduct } from '@ahia/contracts/catalog'
import { fromNaira, toNaira } from '@ahia/money/naira'
import { lineKey } from '@ahia/rules/cart/cart-line'
import { withFewer, withLine, withoutLine } from '@ahia/rules/cart/guest-lines'
import { priceLine, totalOf } from '@ahia/rules/priced-line'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { aLineOf, anAddOn, anOption, aVariant, openShop } from '../../test/builders.ts'
import { aShopper, startCartApi } from '../../test/cart-fixture.ts'
import type { TestApi } from '../../test/test-api.ts'

type Choice = ReturnType<typeof toChoice>
type GuestLine = Choice & { quantity: number; price: number; addedAt: string }
type Step =
  | { do: 'add'; at: number; quantity: number }
  | { do: 'reduce'; at: number; by: number }
  | { do: 'remove'; at: number }
  | { do: 'clear' }

const at = fc.nat({ max: 5 })
const steps = fc.array(
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record({
        do: fc.constant('add' as const),
        at,
        quantity: fc.integer({ min: 1, max: 30 }),
      }),
    },
    {
      weight: 5,
      arbitrary: fc.record({ do: fc.constant('reduce' as const), at, by: fc.integer({ min: 1, max: 20 }) }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('remove' as const), at }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('clear' as const) }) },
  ),
  { minLength: 4, maxLength: 30 },
)

let api: TestApi
let choices: ReturnType<typeof aLineOf>[]
let products: Map<string, Product>
beforeAll(async () => {
  api = await startCartApi()
  const hot = { ...anOption('Hot', 1_000), priceKobo: fromNaira(2700.25) }
  const large = aVariant({ value: 'Large', options: { name: 'Spice', values: [hot] } })
  const small = aVariant({ value: 'Small', priceKobo: fromNaira(0), stock: 1_000 })
  const fish = anAddOn('Fish', 700.5)
  const { products: goods } = await openShop(api.db, [
    { name: 'Jollof', variants: { name: 'Size', values: [large, small] }, addOns: [fish] },
    { name: 'Water', stock: 1_000 },
    { name: 'Zobo drink', stock: 1_000, basePriceKobo: fromNaira(350.75) },
  ])
  const [jollof, water, zobo] = goods
  if (!jollof || !water || !zobo) throw new Error('There is no shop')
  const spiced = aLineOf(jollof, { selectedVariantId: large.id, selectedOptionId: hot.id })
  const withFish = (quantity: number) => ({ ...spiced, selectedAddOns: [{ addOnId: fish.id, quantity }] })
  const aSmall = aLineOf(jollof, { selectedVariantId: small.id })
  choices = [spiced, withFish(1), withFish(2), aSmall, aLineOf(water), aLineOf(zobo)]
  const shown = await Promise.all(goods.map(({ id }) => api.call(showProduct, { id })))
  products = new Map(shown.map(({ product }) => [product._id, product]))
})

/** The cart of a guest, by the rules of the browser. */
function asGuest(taken: Step[]): readonly GuestLine[] {
  return taken.reduce<readonly GuestLine[]>((items, step, minute) => {
    if (step.do === 'clear') return []
    const choice = toChoice(step.at)
    if (step.do === 'remove') return withoutLine(items, choice)
    if (step.do === 'reduce') return withFewer(items, choice, step.by)
    const addedAt = new Date(minute * 60_000).toISOString()
    return withLine(items, { ...choice, quantity: step.quantity, price: 0, addedAt })
  }, [])
}

/** The cart of a customer, over HTTP. */
async function asCustomer(taken: Step[]) {
  const ada = await aShopper(api)
  const itemIds = new Map<number, string>()
  for (const step of taken) {
    if (step.do === 'clear') await ada.post('clearCart')
    else if (step.do === 'add')
      itemIds.set(step.at, (await ada.add({ ...toChoice(step.at), quantity: step.quantity })).itemId)
    else await change(step, itemIds.get(step.at))
  }
  return ada.showCart()

  async function change(step: Step, itemId: string | undefined): Promise<void> {
    if (itemId === undefined) return // a page has no button for what was never there
    if (step.do === 'reduce') await ada.post('reduceQuantity', { itemId, by: step.by })
    else await ada.post('removeFromCart', { itemId })
  }
}

function toChoice(place: number) {
  const choice = choices[place]
  if (!choice) throw new Error(`There is no choice ${place}`)
  const { productId, selectedVariantId = null, selectedOptionId = null, selectedAddOns = [] } = choice
  return { productId, selectedVariantId, selectedOptionId, selectedAddOns }
}

const totalOfGuest = (items: readonly GuestLine[]): number => {
  const priced = items.map((item) => {
    const product = products.get(item.productId)
    return product ? priceLine(item, product) : null
  })
  return toNaira(totalOf(priced.filter((line) => line !== null)))
}

test('CART-03, CART-12 after any sequence of changes, a guest’s and a customer’s cart have the same items and total', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const guest = asGuest(taken)
      const customer = await asCustomer(taken)

      const inBrief = (items: readonly (Choice & { quantity: number })[]) =>
        items.map((item) => [lineKey(item), item.quantity])
      expect(inBrief(customer.items)).toEqual(inBrief(guest))
      expect(customer.totalItems).toBe(guest.reduce((total, { quantity }) => total + quantity, 0))
      expect(customer.subtotal).toBe(totalOfGuest(guest))
    }),
    { numRuns: 30 },
  )
})
