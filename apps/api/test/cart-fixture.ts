import { addToCart, getCart } from '@ahia/contracts/cart'
import type { z } from 'zod'
import { aCustomer, send } from './customer.ts'
import { readData } from './read-data.ts'
import { readError } from './read-error.ts'
import { startTestApi, type TestApi } from './test-api.ts'

/** As many calls from one address, and as many at once, as a test makes: none is rejected. */
const DEV_PAGES_OPEN = { BROWSE_LIMIT_PER_MINUTE: '1000000', MAX_IN_FLIGHT: '1000', TRUST_PROXY_HOPS: '1' }

export const startCartApi = (): Promise<TestApi> => startTestApi({ env: DEV_PAGES_OPEN })

let customers = 0

/** A customer at their cart, from a network of their own. */
export async function aShopper(api: TestApi) {
  const customer = await aCustomer(api)
  const { token } = customer
  const network = `10.2.${++customers >> 8}.${customers & 255}`
  const post = (call: string, body: unknown = {}) => send(api, `/cart/${call}`, { token, body, network })
  const showCart = async () => (await readData(getCart, await send(api, '/cart', { token, network }))).cart
  return {
    ...customer,
    post,
    showCart,
    /** What was added; fails when it was refused. */
    add: async (line: z.input<typeof addToCart.body>) => {
      const answer = await post('addToCart', line)
      if (answer.status !== 200) throw new Error(`Refused: ${await answer.text()}`)
      const { itemId, quantity } = await readData(addToCart, answer)
      if (itemId === null) throw new Error('Its line is forgotten')
      return { itemId, quantity }
    },
    errorOf: async (call: string, body: unknown = {}) => readError(await post(call, body)),
    quantities: async () => (await showCart()).items.map(({ quantity }) => quantity),
  }
}
