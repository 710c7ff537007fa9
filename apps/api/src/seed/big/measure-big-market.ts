import { measureMarket, openLink } from './load.sql.ts'

const number = new Intl.NumberFormat('en-NG')

/** A one-line summary of the market's size. */
export async function measureBigMarket(url: string): Promise<string> {
  const link = await openLink(url)
  try {
    const { shops, products, variants, addOns, megabytes } = await measureMarket(link)
    const parts = [
      `${number.format(products)} products of ${number.format(shops)} shops`,
      `${number.format(variants)} variants`,
      `${number.format(addOns)} add-ons`,
      `${number.format(megabytes)} MB`,
    ]
    return parts.join(', ')
  } finally {
    await link.end()
  }
}
