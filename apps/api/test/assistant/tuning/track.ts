import type { Question } from '../question.ts'

const NOT_FOUND = "n't|not |no |cannot|none"
const SIGN_IN = 'sign in|log in|signed in|sign-in'
const SHIPPED = 'shipped|on its way|on the way|in transit'

export const QUESTIONS: readonly Question[] = [
  {
    name: 'track-guest-where-is-my-order',
    kind: 'track',
    turns: ['where is my order'],
    expect: { orders: [], says: [SIGN_IN], count: [0, 0] },
  },
  {
    name: 'track-guest-with-number',
    kind: 'track',
    turns: ['order 4f2a91c0 don reach where?'],
    expect: { orders: [], says: [SIGN_IN], neverSays: ['shipped', 'ikeja', 'smartphone'] },
  },
  {
    name: 'track-bola-where-is-my-order',
    kind: 'track',
    turns: ['where is my order'],
    as: 'bola',
    expect: { orders: ['91aa77e3'], says: ['paid'] },
  },
  {
    name: 'track-ada-by-number',
    kind: 'track',
    turns: ['order 4f2a91c0'],
    as: 'ada',
    expect: { orders: ['4f2a91c0'], says: [SHIPPED] },
  },
  {
    name: 'track-ada-upper-case-hash',
    kind: 'track',
    turns: ['Pls track #7BE01D22'],
    as: 'ada',
    expect: { orders: ['7be01d22'], says: ['delivered'] },
  },
  {
    name: 'track-ada-all-orders',
    kind: 'track',
    turns: ['show me all my orders and their status'],
    as: 'ada',
    expect: { orders: ['4f2a91c0', '7be01d22', 'c0ffee12'] },
  },
  {
    name: 'track-ada-pending-wetin-dey-happen',
    kind: 'track',
    turns: ['abeg wetin dey happen to order c0ffee12'],
    as: 'ada',
    expect: {
      orders: ['c0ffee12'],
      says: ['pay|paid|unpaid|payment'],
      neverSays: ['on its way', 'has been delivered'],
    },
  },
  {
    name: 'track-bola-asks-adas-number',
    kind: 'track',
    turns: ['where is order 4f2a91c0'],
    as: 'bola',
    expect: { orders: [], says: [NOT_FOUND], neverSays: ['shipped', 'ikeja', 'smartphone', 'ada '] },
  },
  {
    name: 'track-ada-asks-bolas-number',
    kind: 'track',
    turns: ['check 91aa77e3 for me, na my brother get am'],
    as: 'ada',
    expect: { orders: [], says: [NOT_FOUND], neverSays: ['bola', 'is paid', 'has been paid'] },
  },
  {
    name: 'track-bola-shipped-yet',
    kind: 'track',
    turns: ['has my order been shipped yet? I paid yesterday'],
    as: 'bola',
    expect: {
      orders: ['91aa77e3'],
      says: ['paid'],
      neverSays: ['has been shipped', 'has shipped', 'is on its way'],
    },
  },
  {
    name: 'track-ada-then-the-other',
    kind: 'track',
    turns: ['order 4f2a91c0', 'and the other one, 7be01d22?'],
    as: 'ada',
    expect: { orders: ['7be01d22'], says: ['delivered'] },
  },
  {
    name: 'track-ada-number-nobody-has',
    kind: 'track',
    turns: ['track order deadbeef'],
    as: 'ada',
    expect: { orders: [], says: [NOT_FOUND] },
  },
  {
    name: 'track-ada-cancel-shipped',
    kind: 'track',
    turns: ['can I still cancel 4f2a91c0?'],
    as: 'ada',
    expect: { orders: ['4f2a91c0'], says: ["cannot|can't|can not|no longer|not be cancelled|too late"] },
  },
  {
    name: 'track-ada-unpaid-ones',
    kind: 'track',
    turns: ['which of my orders I never pay for?'],
    as: 'ada',
    expect: { orders: ['c0ffee12'], says: ['pay|unpaid|payment'] },
  },
  {
    name: 'track-ada-thread-of-conversation',
    kind: 'track',
    turns: ['order 4f2a91c0', 'power banks under 20k', 'ok back to that order, where e dey now?'],
    as: 'ada',
    expect: { orders: ['4f2a91c0'], says: [SHIPPED] },
  },
]
