import type { Product } from '@ahia/contracts/catalog'
import { BRAND } from '@ahia/reference/brand'
import { CATEGORY_LABELS } from '@ahia/reference/categories'
import { productPath } from '#catalog/cards/product-path.ts'
import { subcategoryLabel } from '#catalog/categories/subcategory-label.ts'
import type { JsonLd } from './json-ld.ts'

/** A product for search engines: price, stock, seller and rating. */
export const productJsonLd =
  (product: Product): JsonLd =>
  (publicUrl) =>
    import.meta.env.SSR
      ? {
          '@context': 'https://schema.org',
          '@type': 'Product',
          name: product.name,
          description: product.description || product.subtitle,
          sku: product._id,
          url: publicUrl + productPath(product._id),
          category: `${CATEGORY_LABELS[product.category]} > ${subcategoryLabel(product.subCategory)}`,
          ...brandOf(product),
          image: product.images.map((image) => publicUrl + image),
          offers: offerOf(product, publicUrl),
          ...ratingOf(product),
        }
      : null

/** WIN-44: left out for goods without one. */
const brandOf = ({ brand }: Product) => (brand === null ? {} : { brand: { '@type': 'Brand', name: brand } })

function offerOf(product: Product, publicUrl: string) {
  const prices = pricesOf(product)
  const [lowPrice, highPrice] = [Math.min(...prices), Math.max(...prices)]
  const terms = {
    priceCurrency: BRAND.currency,
    availability: `https://schema.org/${product.baseQuantity > 0 ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    url: publicUrl + productPath(product._id),
    seller: { '@type': 'Organization', name: product.shopId.name },
    hasMerchantReturnPolicy: returnPolicyOf(product),
  }
  return lowPrice === highPrice
    ? { '@type': 'Offer', price: lowPrice, ...terms }
    : { '@type': 'AggregateOffer', lowPrice, highPrice, offerCount: prices.length, ...terms }
}

/** PDP-07: the price of every choice, the most specific one each. */
function pricesOf({ basePrice, variants }: Product): number[] {
  const prices = variants
    .flatMap(({ variantValues }) => variantValues)
    .flatMap(({ price, options }) => {
      const optionValues = options.flatMap((group) => group.optionValues)
      const ownPrice = price ?? basePrice
      return optionValues.length === 0 ? [ownPrice] : optionValues.map((option) => option.price ?? ownPrice)
    })
  return prices.length === 0 ? [basePrice] : prices
}

const returnPolicyOf = ({ returnPolicy: { policy, period } }: Product) => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'NG',
  ...(policy === 'NONE' || period === 0
    ? { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }
    : {
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: period,
      }),
})

/** Without reviews there is no rating, not one of 0. */
const ratingOf = ({ rating, reviews }: Product) =>
  reviews === 0
    ? {}
    : { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: reviews } }
