import { comparisonKindOf } from '../compare/comparison-intent.rules.ts'
import { findDescribedProducts } from '../find/find-described-products.ts'
import { toCard } from '../find/reply/to-card.rules.ts'
import type { Answer } from '../plan/tool.ts'
import { textReply } from '../reply.rules.ts'
import { describePicks, withinBudget } from './describe-picks.rules.ts'

/** Who says so much tells a story, and all of it says what would help. */
const STORY_WORDS = 16
/** So much of what a kind is for is no chance. */
const SURE = 14

/** FIND-10, CHAT-12: what a long story asks for without its name; null where it may be many things. */
export const recommendForStory: Answer = async (deps, { message, request, earlier, lookingAt }) => {
  if (comparisonKindOf(message.text) !== null) return null
  if (message.plain.split(' ').length < STORY_WORDS || earlier.length > 0 || lookingAt !== null) return null
  const used = await findDescribedProducts(deps, message.plain, request, SURE)
  return used.length === 0
    ? null
    : textReply(`For that${withinBudget(request)}, I'd look at ${describePicks(used)}.`, {
        cards: used.map(toCard),
      })
}
