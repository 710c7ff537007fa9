import type { Page } from '@playwright/test'
import { takenOver } from './test.ts'

/** A plate in two portions with two kinds of meat; the large one with goat meat is sold out. It has add-ons. */
export const ONUGBU = 'Ofe onugbu with pounded yam'

/** Where the demo market shows the product of this name. */
export async function pathOfProduct({ request }: Page, name: string): Promise<string> {
  const response = await request.get('/api/v1/products', { params: { search: name, limit: 60 } })
  const { data } = await response.json()
  const found = data.products.find((product: { name: string }) => product.name === name)
  if (!found) throw new Error(`The demo market does not sell '${name}'`)
  return `/products/${found._id}`
}

export async function openProduct(page: Page, name: string, query = ''): Promise<void> {
  await page.goto((await pathOfProduct(page, name)) + query)
  await takenOver(page)
}
