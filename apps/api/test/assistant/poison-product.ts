import type { ProductId } from '@ahia/contracts/ids'
import type { TestApi } from '../test-api.ts'

/** Lets a shop write this wherever it writes freely, while `during` is done; then its own words are back. */
export async function poisonProduct<Result>(
  { pool }: TestApi,
  { productId, text }: { productId: ProductId; text: string },
  during: () => Promise<Result>,
): Promise<Result> {
  const { rows } = await pool.query(
    'select subtitle, description, specifications from products where id = $1',
    [productId],
  )
  const { subtitle, description, specifications } = rows[0]
  const write = (words: unknown[]) =>
    pool.query('update products set subtitle = $2, description = $3, specifications = $4 where id = $1', [
      productId,
      ...words,
    ])
  await write([text.slice(0, 120), text.padEnd(60, '.'), inEveryValue(specifications, text)])
  try {
    return await during()
  } finally {
    await write([subtitle, description, specifications])
  }
}

const inEveryValue = (specifications: object, text: string): Record<string, string> =>
  Object.fromEntries(Object.keys(specifications).map((label) => [label, text.slice(0, 200)]))
