import type { IconName } from '@ahia/ui/icon'

export type Tab = {
  to: string
  label: string
  icon: IconName
  /** What one finds there, in one line. */
  about: string
  /** Has a place of its own at the bottom of a phone, where four fit. The others are behind 'More'. */
  isFirst: boolean
}

/** SELL-02: the hub's screens, in the order in which they are shown. A new screen adds its line here. */
export const TABS: readonly Tab[] = [
  { to: '/seller', label: 'Home', icon: 'home', about: 'What needs you today', isFirst: true },
  {
    to: '/seller/orders',
    label: 'Orders',
    icon: 'box',
    about: 'What to pack, hand over and deliver',
    isFirst: true,
  },
  {
    to: '/seller/products',
    label: 'Products',
    icon: 'tag',
    about: 'What you sell, its prices and stock',
    isFirst: true,
  },
  {
    to: '/seller/questions',
    label: 'Questions',
    icon: 'chat',
    about: 'What customers ask about your products',
    isFirst: false,
  },
  {
    to: '/seller/reviews',
    label: 'Reviews',
    icon: 'star',
    about: 'What customers say, and your replies',
    isFirst: false,
  },
  {
    to: '/seller/stock',
    label: 'Stock and prices',
    icon: 'grid',
    about: 'Count, restock, change prices',
    isFirst: false,
  },
  {
    to: '/seller/money',
    label: 'Money',
    icon: 'bag',
    about: 'Your balance, what is pending, invoices',
    isFirst: true,
  },
  {
    to: '/seller/news',
    label: 'News',
    icon: 'info',
    about: 'What happened to your orders',
    isFirst: false,
  },
  {
    to: '/seller/shop',
    label: 'Shop',
    icon: 'shop',
    about: 'Opening hours, holiday, package, details, terms',
    isFirst: false,
  },
  {
    to: '/seller/documents',
    label: 'Documents',
    icon: 'check',
    about: 'Identity, registration, licences',
    isFirst: false,
  },
  {
    to: '/seller/standing',
    label: 'Standing',
    icon: 'clock',
    about: 'On time, cancelled, complaints, stars',
    isFirst: false,
  },
  {
    to: '/seller/account',
    label: 'Account',
    icon: 'user',
    about: 'Password, signed-in devices, your data',
    isFirst: false,
  },
]

export const MORE: Tab = {
  to: '/seller/more',
  label: 'More',
  icon: 'menu',
  about: 'All other screens',
  isFirst: true,
}

/** What the bottom of a phone shows. */
export const PHONE_TABS: readonly Tab[] = [...TABS.filter(({ isFirst }) => isFirst), MORE]
export const MORE_TABS: readonly Tab[] = TABS.filter(({ isFirst }) => !isFirst)

/** The tab of a page: its own, or the one that it is below, as an order is below Orders. */
export function tabOf(pathname: string): Tab | null {
  const path = pathname.replace(/(.)\/+$/, '$1').toLowerCase()
  const isBelow = ({ to }: Tab) => path === to || (to !== '/seller' && path.startsWith(`${to}/`))
  return [...TABS, MORE].find(isBelow) ?? null
}
