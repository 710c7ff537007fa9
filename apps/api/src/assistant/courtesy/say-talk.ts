import { BRAND } from '@ahia/reference/brand'
import type { Conversation } from '../conversation.rules.ts'
import { findRequested } from '../find/find-requested.ts'
import type { CallOf, Talk } from '../plan/plan.ts'
import type { Tool } from '../plan/tool.ts'
import { answerProduct } from '../product/answer-product.ts'
import { type Reply, textReply } from '../reply.rules.ts'

const OFFER = 'I can find products, compare them, recommend something and track your orders.'
const ASK = 'What are you looking for?'
const ASK_A_DOCTOR =
  "I can't give health advice. Please ask a doctor or pharmacist, and go to the nearest hospital if it's urgent."
const GOODS_ONLY = ' What I show you are products from our shops, not advice.'

/** No reply repeats what was said. */
const TALK_TEXTS: Readonly<Record<Exclude<Talk, 'greeting' | 'health'>, string>> = {
  thanks: "You're welcome. Come back any time: I'm happy to find, compare or track something for you.",
  who: `I'm the shopping assistant of ${BRAND.name}, a program and not a person. ${OFFER} ${ASK}`,
  help: `${OFFER} I also answer questions about delivery, returns, payment and selling here. ${ASK}`,
  sorrow: "I'm sorry to hear that. I hope it gets better soon. Is there anything I can find for you?",
  joy: "That's lovely to hear, congratulations! Is there anything I can find for you?",
  anger: "I'm sorry about that. Tell me what went wrong: is it about an order, a payment or a product?",
  despair:
    "I'm sorry you feel so low. Please talk to someone you trust right away, or go to the nearest hospital. People there can help, and you matter.",
  insult:
    "I'm sorry I haven't been helpful. Tell me what you're looking for, or ask about your order, and I'll do my best.",
  'other-price':
    "Shops set their own prices, and you see them on each product's page. I can't change them or give a discount in this chat, but I'm happy to look for something cheaper. Tell me what and your budget.",
  'other-people':
    "I can't show anything about other people. I only talk about your own orders once you sign in, and I'm happy to help you find products.",
  manipulation: `I can only help with shopping on ${BRAND.name}. I find products at their shops' prices, compare them and tell you about your own orders. ${ASK}`,
  'not-sold': `Sorry, that isn't sold on ${BRAND.name}: our terms for shops forbid it. Can I help you find something else?`,
  'off-topic': `I can't help with that. I only know this market. I can find products, compare them and track your orders. ${ASK}`,
}

/** CHAT-12: said before the answer to who tells of a loss, of joy, or is angry. */
export const KIND_WORDS: Readonly<Record<'sorrow' | 'joy' | 'anger', string>> = {
  sorrow: "I'm sorry to hear that.",
  joy: 'Congratulations!',
  anger: "I'm sorry about that.",
}

const FREE: ReadonlySet<Talk> = new Set(['greeting', 'thanks', 'who', 'help'])

/** Answers greetings and feelings, and declines politely what is off-topic. */
export const sayTalk: Tool<CallOf<'talk'>> = async (deps, conversation, { about }) => {
  if (about === 'health') return sendToDoctor(await findForHealth(deps, conversation))
  const text = about === 'greeting' ? greetBack(conversation) : TALK_TEXTS[about]
  return textReply(text, { asks: text.endsWith('?'), wording: FREE.has(about) ? 'free' : 'fixed' })
}

const ASKS_HOW = /\bhow (?:are|is|far|body|una|you|now|na|market|work|day)\b/

function greetBack({ message }: Conversation): string {
  const [, time] = /\b(morning|afternoon|evening)\b/i.exec(message.text) ?? []
  const hello = time ? `Good ${time.toLowerCase()}!` : 'Hello!'
  const well = ASKS_HOW.test(message.plain) ? " I'm doing well, thank you." : ''
  return `${hello}${well} Welcome to ${BRAND.name}. ${OFFER} ${ASK}`
}

/** Of the page that is open what it says of it; else what may serve. */
const findForHealth = (...[deps, conversation]: Parameters<typeof findRequested>): Promise<Reply | null> =>
  conversation.lookingAt === null
    ? findRequested(deps, conversation)
    : answerProduct(deps, conversation, {
        tool: 'product',
        which: { of: 'page' },
        question: null,
        otherwise: 'pass',
      })

const QUOTES = /^The (?:page says|shop writes):/

/** Products may be shown, as in a pharmacy; advice on their use is left to doctors and pharmacists. */
function sendToDoctor(found: Reply | null): Reply {
  const cards = found?.cards ?? []
  const ofPage = found !== null && cards.length === 0 && QUOTES.test(found.text) ? `${found.text} ` : ''
  const goods = cards.length > 0 ? GOODS_ONLY : ''
  return textReply(`${ofPage}${ASK_A_DOCTOR}${goods}`, { cards, wording: 'fixed' })
}
