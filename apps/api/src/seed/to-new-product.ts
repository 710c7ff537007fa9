import type { AddOnId, OptionId, ProductId, ShopId, VariantId } from '@ahia/contracts/ids'
import type { DemoProduct, DemoShop } from '@ahia/demo-market/demo-goods'
import { fromNaira } from '@ahia/money/naira'
import type { NewProduct, NewVariant } from '#catalog/new-product.ts'
import type { DemoPicture } from './pictures/demo-pictures.ts'
import { stableId } from './stable-id.ts'

type NewProductInput = { shop: DemoShop; product: DemoProduct; pictures: DemoPicture[]; createdAt: Date }

export const shopIdOf = ({ name }: DemoShop): ShopId => stableId<ShopId>('shop', name)

/** Converts a demo product for the catalogue: a draft until its sales and reviews are stored too. */
export function toNewProduct({ shop, product, pictures, createdAt }: NewProductInput): NewProduct {
  const id = stableId<ProductId>('product', shop.name, product.name)
  return {
    id,
    shopId: shopIdOf(shop),
    name: product.name,
    subtitle: product.subtitle,
    description: product.description,
    category: product.category ?? shop.category,
    subCategory: product.subCategory,
    brand: product.brand ?? null,
    basePriceKobo: fromNaira(product.naira),
    stock: product.stock ?? 0,
    variants: product.variants
      ? { name: product.variants.name, values: product.variants.values.map((one) => toVariant(id, one)) }
      : null,
    addOns: (product.addOns ?? []).map(({ name, naira, max }) => ({
      id: stableId<AddOnId>('add-on', id, name),
      name,
      priceKobo: fromNaira(naira),
      maxQuantity: max,
    })),
    specifications: product.specifications,
    delivery: product.delivery,
    area: product.area ?? 'EVERYWHERE',
    promise: product.promise ?? null,
    returns: product.returns,
    taxClass: product.tax,
    pictures,
    isFeatured: product.isFeatured ?? false,
    status: 'DRAFT',
    createdAt,
  }
}

type DemoVariant = NonNullable<DemoProduct['variants']>['values'][number]

function toVariant(productId: ProductId, { value, naira, stock, options }: DemoVariant): NewVariant {
  const id = stableId<VariantId>('variant', productId, value)
  return {
    id,
    value,
    priceKobo: fromNaira(naira),
    stock: stock ?? 0,
    options: options
      ? {
          name: options.name,
          values: options.values.map((option) => ({
            id: stableId<OptionId>('option', id, option.value),
            value: option.value,
            priceKobo: fromNaira(option.naira),
            stock: option.stock,
          })),
        }
      : null,
  }
}
