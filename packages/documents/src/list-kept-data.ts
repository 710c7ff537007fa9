import { type Basis, DATA_TOPICS, type Receiver } from '@ahia/reference/data-map/topics'

const BASES: Record<Basis, string> = {
  contract: 'our contract with you',
  consent: 'your consent',
  law: 'what the law asks of us',
  interest: 'our interest in a market that is safe and answers you',
}

const RECEIVERS: Record<Receiver, string> = {
  shop: 'the shop',
  rider: 'the person who delivers',
  payment: 'the payment provider',
  email: 'who delivers our emails',
  storage: 'who stores pictures for us',
  everybody: 'everybody, as far as it is shown on the site',
}

/** PRIV-01: the list of the privacy page, from the data map: what, why, on what basis, how long, who else. In Markdown. */
export const listKeptData = (): string =>
  Object.values(DATA_TOPICS)
    .filter(({ about }) => about !== 'staff')
    .map(({ what, purpose, basis, retention, receivers }) => {
      const others = receivers.map((receiver) => RECEIVERS[receiver])
      const seenBy = others.length > 0 ? ` Also seen by ${inWords(others)}.` : ''
      return `- **${what}.** We use it ${purpose}, on the basis of ${BASES[basis]}. Kept: ${retention}.${seenBy}`
    })
    .join('\n')

const inWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
