import { BRAND } from '@ahia/reference/brand'
import { chipClass } from '@ahia/ui/chip'
import { ReplyBubble } from './bubbles.tsx'

/** CHAT-01: what the greeting must offer. */
const OFFERS = ['find products', 'compare prices and features', 'give recommendations', 'track your orders']

const STARTERS = ['Rechargeable fan under 60k', 'A birthday gift under 10k', 'Where is my order?']

/** CHAT-01: shown until the first message, with examples of what to ask. */
export function Greeting({ onStarter }: { onStarter: (message: string) => void }) {
  return (
    <>
      <ReplyBubble>
        <p>Hello! I'm the {BRAND.name} assistant. I can:</p>
        <ul className="my-1 list-disc pl-5">
          {OFFERS.map((offer) => (
            <li key={offer}>{offer}</li>
          ))}
        </ul>
        <p>What do you need today?</p>
      </ReplyBubble>
      <ul aria-label="For example" className="flex flex-wrap gap-2">
        {STARTERS.map((starter) => (
          <li key={starter}>
            <button type="button" onClick={() => onStarter(starter)} className={chipClass(false)}>
              {starter}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
