import type { Page } from '@playwright/test'
import { hydrated } from './test.ts'

/** Two portion sizes, two kinds of meat and add-ons. Large with goat meat is sold out. */
export const ONUGBU = 'Ofe onugbu with pounded yam'

/** The path of the product with this name in the demo market. */
export async function pathOfProduct({ request }: Page, name: string): Promise<string> {
  const response = await request.get('/api/v1/products', { params: { search: name, limit: 60 } })
  const { data } = await response.json()
  const found = data.products.find((product: { name: string }) => product.name === name)
  if (!found) throw new Error(`The demo market does not sell '${name}'`)
  return `/products/${found._id}`
}

export async function openProduct(page: Page, name: string, query = ''): Promise<void> {
  await page.goto((await pathOfProduct(page, name)) + query)
  await hydrated(page)
}
