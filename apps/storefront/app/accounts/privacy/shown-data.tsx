import type { DataOf } from '@ahia/contracts/endpoint'
import type { exportMyData } from '@ahia/contracts/profile/privacy'
import { lagosMoment } from '@ahia/rules/lagos-date'

type MyData = DataOf<typeof exportMyData>

const TITLES: Record<Exclude<keyof MyData, 'exportedAt'>, string> = {
  user: 'Your profile',
  orders: 'Orders',
  orderMoves: 'Order updates',
  payments: 'Payments and refunds',
  disputes: 'Complaints',
  addressReads: 'When shops looked at an address',
  cart: 'Cart',
  wishlist: 'Wishlist',
  following: 'Shops you follow',
  reviews: 'Reviews',
  questions: 'Questions',
  newsletter: 'Newsletter',
  consents: 'What you agreed to',
  acceptedTerms: 'Terms you accepted',
  enquiries: 'What you wrote to us',
  emails: 'Emails we sent you',
  sessions: 'Where you signed in',
  activity: 'Sign-in activity',
  records: 'Resets and exports',
  dataRequests: 'What you asked about your data',
  blocks: 'Times your account was blocked',
  notes: 'Notes by our team',
  looks: 'When our team saw your details',
  supportViews: 'When our support saw your cart',
  leftOut: 'What is not in here, and why',
}
const SECTIONS = Object.keys(TITLES).filter((key): key is keyof typeof TITLES => key in TITLES)

/** PRIV-02: the same as the file, to read. */
export function ShownData({ mine }: { mine: MyData }) {
  return (
    <div className="mt-6 grid gap-3">
      {SECTIONS.map((section) => (
        <details
          key={section}
          open={section === 'user'}
          className="rounded-card border border-border bg-surface p-4"
        >
          <summary className="min-h-11 cursor-pointer py-2 font-extrabold">
            {TITLES[section]} {countOf(mine[section])}
          </summary>
          <Value value={mine[section]} />
        </details>
      ))}
    </div>
  )
}

const countOf = (value: unknown): string => (Array.isArray(value) ? `(${value.length})` : '')

const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

function Value({ value }: { value: unknown }) {
  if (value === null || value === undefined || value === '')
    return <span className="text-text-3">nothing</span>
  if (Array.isArray(value)) return <Items items={value} />
  if (typeof value === 'object') return <Fields value={value} />
  const text = String(value)
  return <span className="wrap-anywhere">{TIME.test(text) ? lagosMoment(text) : text}</span>
}

function Items({ items }: { items: readonly unknown[] }) {
  if (items.length === 0) return <span className="text-text-3">nothing</span>
  return (
    <ol className="grid gap-3">
      {items.map((item, place) => (
        <li key={place} className="border-l-2 border-border pl-3">
          <Value value={item} />
        </li>
      ))}
    </ol>
  )
}

function Fields({ value }: { value: object }) {
  return (
    <dl className="grid gap-1 text-small sm:grid-cols-[10rem_1fr]">
      {Object.entries(value).map(([name, inner]) => (
        <div key={name} className="contents">
          <dt className="text-text-2">{inWords(name)}</dt>
          <dd className="min-w-0">
            <Value value={inner} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** 'sentAt' → 'sent at' */
const inWords = (name: string): string =>
  name
    .replace(/^_/, '')
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase()
