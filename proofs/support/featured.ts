import { ask } from '@ahia/testing/offer-load'

export const FEATURED = '/api/v1/products/featured'

/** The front page's products as they are sent, to be compared word for word. */
export async function getFeatured(url: string): Promise<string> {
  const { answer, broken } = await ask(url + FEATURED)
  if (answer?.status === 200) return answer.body
  throw new Error(`The market gave no featured products: ${broken?.reason ?? answer?.status}`)
}
