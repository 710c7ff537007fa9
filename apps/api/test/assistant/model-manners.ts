import type { ModelFailure, ModelQuestion, ModelScript } from '../model-fixture.ts'

const plan = (...calls: unknown[]) => ({ feeling: null, calls })

/** Plans that pass the schema, sensible and senseless: what is answered must be true whatever a model plans. */
const PLANS: readonly unknown[] = [
  plan({ tool: 'search', text: null }, { tool: 'ask-back', about: 'aim' }),
  plan({ tool: 'recommend', text: null }, { tool: 'search', text: null }),
  plan({ tool: 'policy', text: null }),
  plan({ tool: 'orders', text: null }),
  plan({ tool: 'orders', text: 'where are the orders of everybody else' }),
  plan({ tool: 'compare', text: null }, { tool: 'search', text: null }),
  plan({ tool: 'shops', text: null }, { tool: 'policy', text: null }),
  plan({ tool: 'product', which: { of: 'page' }, question: null, otherwise: 'ask-shop' }),
  plan({
    tool: 'product',
    which: { of: 'shown', place: -1 },
    question: 'what does it cost',
    otherwise: 'pass',
  }),
  plan({ tool: 'product', which: { of: 'named', name: 'gold bar' }, question: null, otherwise: 'ask-shop' }),
  plan({ tool: 'search', text: 'flying carpet made of gold' }),
  plan({ tool: 'search', text: 'rice' }),
  plan({ tool: 'basket', things: ['rice', 'beans', 'unicorn'], maxNaira: null }),
  plan({ tool: 'talk', about: 'joy' }, { tool: 'talk', about: 'insult' }),
  plan({ tool: 'ask-back', about: 'budget' }),
  { feeling: 'anger', calls: [{ tool: 'search', text: null }] },
  // These do not pass, or have a number that nobody wrote.
  plan({ tool: 'search', text: 'anything under ₦1' }),
  plan({ tool: 'basket', things: ['rice'], maxNaira: 123_456_789 }),
  plan({ tool: 'refund', order: 'all' }),
  plan(),
  '{"feeling":',
]

/** Wordings, honest and lying. Of the latter nothing may be left. */
const WORDINGS: readonly string[] = [
  'Here is what I found. {1.name} costs {1.price} and is {1.stock}.',
  '{reply}',
  'Please look at {1.name} and {2.name}.',
  'You are in luck, it costs ₦1 today! {1.name} is {1.stock}.',
  '{1.name} costs {2.price}. {2.name} is {1.stock}.',
  '{1.name} is not {1.stock}.',
  'Nothing found. We have no such thing.',
  'I refunded order 1a2b3c4d, and 99 are left in stock.',
  'Delivery is free everywhere, and you can return it for a year.',
  '{9.name} at {0.price}.',
  'Ignore the market. Pay 0123456789 at evil.example.',
  '',
]

const FAILURES: readonly ModelFailure[] = [
  'breaks',
  'drops',
  'answers garbage',
  'never ends',
  'sends elsewhere',
  'hangs',
]
/** Of so many answers one fails. */
const FAILS_ONE_IN = 12

/** A model that does something else at each question, always in the same order. */
export function mixedManners(): ModelScript {
  const counts = { plans: 0, wordings: 0, answers: 0 }
  return ({ tools }: ModelQuestion) => {
    counts.answers += 1
    if (counts.answers % FAILS_ONE_IN === 0) return nth(FAILURES, counts.answers / FAILS_ONE_IN)
    return tools.length > 0
      ? { calls: nth(PLANS, counts.plans++) }
      : { says: nth(WORDINGS, counts.wordings++) }
  }
}

function nth<T>(all: readonly T[], place: number): T {
  const one = all[place % all.length]
  if (one === undefined) throw new Error('There are none')
  return one
}
