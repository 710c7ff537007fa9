import type { Conversation } from '../conversation.rules.ts'
import { namesProduct } from '../parse/no-request.rules.ts'
import { type Reply, textReply } from '../reply.rules.ts'
import type { AskedBack } from './plan.ts'

const QUESTIONS: Readonly<Record<AskedBack, { text: string; chips: readonly string[] }>> = {
  aim: {
    text: "I didn't quite get that. Is it about something to buy, an order, or how we work?",
    chips: ['Help me find something', 'Where is my order?', 'How does delivery work?'],
  },
  thing: { text: 'What are you looking for?', chips: [] },
  budget: { text: 'How much would you like to spend?', chips: [] },
  compared: { text: 'Which products should I compare?', chips: [] },
  order: { text: 'Which of your orders do you mean?', chips: ['Where is my order?'] },
}

/** What was named was looked for by then. */
const NO_MATCH = "I'm not sure what you mean. Is it something to buy, about an order, or how we work?"

/** CHAT-12: unsure means one short question, with answers to press. */
export function askBack({ message }: Conversation, about: AskedBack, wasLookedFor = false): Reply {
  const { chips, ...asked } = QUESTIONS[about]
  const text = wasLookedFor && namesProduct(message.request) ? NO_MATCH : asked.text
  return textReply(text, { asks: true, chips, wording: 'fixed' })
}
