import { errorName } from '#platform/errors/error-name.ts'
import type { Reply } from '../reply.rules.ts'
import { toReplyFacts } from './facts-of-reply.rules.ts'
import { fillWording } from './fill-wording.rules.ts'
import { type ModelDeps, mayAskModel } from './model-calls.ts'
import { toPrompt } from './wording-prompt.ts'

/** What is worded: a reply of ours, the message that it answers, and the end of the time for it. */
type Wording = { reply: Reply; message: string; deadline: AbortSignal }

/**
 * CHAT-07: the same reply in the words of a model, which sees what we found and nothing of the customer, and leaves places
 * for figures, which rows of ours fill. When it fails, is late or says more than it was given, our own words stay.
 */
export async function wordReply(deps: ModelDeps, { reply, message, deadline }: Wording): Promise<Reply> {
  const { languageModel, log } = deps
  if (languageModel === null || reply.wording === 'fixed') return reply
  // Orders are the customer's own, and where nothing was found there is nothing to put more nicely.
  if (reply.orders.length > 0 || reply.cards.length === 0) return reply
  if (!(await mayAskModel(deps)) || deadline.aborted) return reply
  try {
    const facts = toReplyFacts(reply)
    const written = await languageModel.write(toPrompt(facts, message), deadline)
    const text = fillWording(written, facts)
    if (text !== null) return { ...reply, text }
    log.warn('the language model stated something outside its facts')
  } catch (error) {
    log.warn({ reason: errorName(error) }, 'the language model returned no reply')
  }
  return reply
}
