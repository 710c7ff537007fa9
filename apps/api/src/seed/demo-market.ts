import type { Category } from '@ahia/reference/categories'
import type { DeliveryState } from '@ahia/reference/delivery-states'

type DemoProduct = { name: string; category: Category; priceNaira: number }
type DemoShop = { name: string; city: string; state: DeliveryState; products: DemoProduct[] }

/** Invented shops in real places, enough to see the market open. */
export const demoShops: DemoShop[] = [
  {
    name: 'Mama Nkechi Kitchen',
    city: 'Enugu',
    state: 'ENUGU',
    products: [
      { name: 'Party jollof rice, large bowl', category: 'FOOD', priceNaira: 5_500 },
      { name: 'Ofe onugbu with pounded yam', category: 'FOOD', priceNaira: 4_200 },
      { name: 'Okpa, hot, pack of 4', category: 'FOOD', priceNaira: 2_000 },
    ],
  },
  {
    name: 'Gadget Yard',
    city: 'Wuse, Abuja',
    state: 'ABUJA',
    products: [
      { name: '20,000 mAh power bank, 22.5 W', category: 'TECH', priceNaira: 18_500 },
      { name: 'Wireless earbuds with charging case', category: 'TECH', priceNaira: 16_000 },
    ],
  },
  {
    name: 'Balogun Fabrics House',
    city: 'Lagos',
    state: 'LAGOS',
    products: [
      { name: 'Ankara cotton print, 6 yards', category: 'WARDROBE', priceNaira: 14_500 },
      { name: 'Cord lace for aso ebi, 5 yards', category: 'WARDROBE', priceNaira: 62_000 },
    ],
  },
  {
    name: 'Okada Farm Produce',
    city: 'Okada, Edo',
    state: 'EDO',
    products: [
      { name: 'Red palm oil, 5 L', category: 'ORGANIC', priceNaira: 11_500 },
      { name: 'White yam tubers, set of 5', category: 'ORGANIC', priceNaira: 13_000 },
    ],
  },
  {
    name: 'CareWell Pharmacy',
    city: 'GRA, Port Harcourt',
    state: 'PORT HARCOURT',
    products: [
      { name: 'Digital blood pressure monitor, upper arm', category: 'HEALTH', priceNaira: 34_000 },
      { name: 'First aid box, 62 pieces', category: 'HEALTH', priceNaira: 12_500 },
    ],
  },
  {
    name: 'CoolBreeze Appliances',
    city: 'Garki, Abuja',
    state: 'ABUJA',
    products: [{ name: 'Rechargeable standing fan, 18 inch', category: 'HOUSEHOLD', priceNaira: 68_000 }],
  },
]
