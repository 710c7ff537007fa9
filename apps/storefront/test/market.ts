import type { featuredProducts, listProducts, showProduct } from '@ahia/contracts/catalog'
import type { AnswerOf } from '@ahia/contracts/endpoint'
import type { listQuestions } from '@ahia/contracts/questions/product-questions'
import type { listReviews } from '@ahia/contracts/reviews'
import type { showShop } from '@ahia/contracts/shops'

type Card = AnswerOf<typeof featuredProducts>['products'][number]
type Product = AnswerOf<typeof showProduct>['product']
type Listing = AnswerOf<typeof listProducts>
type Reviews = AnswerOf<typeof listReviews>
type Questions = AnswerOf<typeof listQuestions>
type Shop = AnswerOf<typeof showShop>['shop']

const idOf = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`

const SELLER = { _id: idOf(1), name: 'Mama Nkechi Kitchen', city: 'Enugu', avatar: null }

const card = (own: Partial<Card> = {}): Card => ({
  _id: idOf(100),
  name: 'Party jollof rice, large bowl',
  subtitle: 'Serves four',
  images: ['/media/jollof.webp'],
  placeholder: null,
  basePrice: 5500,
  fromPrice: null,
  baseQuantity: 20,
  category: 'FOOD',
  subCategory: 'Ready-to-Eat Meals',
  rating: 4.6,
  reviews: 12,
  sales: 2140,
  isFeatured: true,
  logistics: { deliveryType: 'STANDARD' },
  shopId: SELLER,
  ...own,
})

export const cards = (count: number): Card[] =>
  Array.from({ length: count }, (_, place) => card({ _id: idOf(200 + place), name: `Product ${place + 1}` }))

/** Products of a rail, in this order. */
export const railOf = (names: string[]) =>
  cards(names.length).map(({ _id, basePrice, fromPrice, category }, at) => ({
    ...{ _id, basePrice, fromPrice, category, name: names[at] ?? '' },
    images: ['/media/jollof-0123456789/720.webp'],
    ...{ sales: 1480, shopName: SELLER.name },
  }))

export const product = (own: Partial<Product> = {}): Product => ({
  ...card(),
  shopId: { ...SELLER, rating: 4.4, reviews: 80 },
  brand: null,
  description: 'Long-grain rice cooked down in tatashe.',
  specifications: { Protein: 'Quarter chicken, fried' },
  variants: [],
  addOns: [],
  returnPolicy: { policy: 'NONE', period: 0 },
  taxClass: 'STANDARD',
  ...own,
})

export const shop = (own: Partial<Shop> = {}): Shop => ({
  _id: SELLER._id,
  name: SELLER.name,
  city: 'Surulere, Lagos',
  state: 'LAGOS',
  description: 'Amala, gbegiri and ewedu since 1998.',
  avatar: null,
  rating: 4.4,
  reviews: 80,
  since: '2025-03-01T09:00:00.000Z',
  sign: { image: '/signs/1/leaf-awning-mortar.svg', text: 'chalk' },
  owner: { name: 'Iya Sikiru', line: 'If you find one lump in it, I turn you another.' },
  followers: 0,
  products: [],
  ...own,
})

/** One page that holds all there is. */
export const listing = (products: Card[], own: Partial<Listing> = {}): Listing => ({
  products,
  total: products.length,
  page: 1,
  pages: Math.min(products.length, 1),
  facets: {
    categories: products.length > 0 ? [{ value: 'FOOD', count: products.length }] : [],
    subCategories: [],
    ratings: [],
    inStock: products.length,
    delivery: [],
    deliversTo: [],
    brands: [],
    price: null,
  },
  didYouMean: null,
  understood: { chips: [], isClose: false, notCarried: null },
  ...own,
})

const STARS = [5, 4, 3, 2, 1]

export const reviews = (own: Partial<Reviews> = {}): Reviews => ({
  reviews: [],
  total: 0,
  page: 1,
  pages: 0,
  stars: STARS.map((stars) => ({ stars, count: 0 })),
  ...own,
})

export const questions = (own: Partial<Questions> = {}): Questions => ({
  questions: [],
  total: 0,
  page: 1,
  pages: 0,
  ...own,
})
