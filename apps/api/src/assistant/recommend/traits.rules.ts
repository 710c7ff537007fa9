import type { Conversation } from '../conversation.rules.ts'
import type { ParsedMessage } from '../reading/parsed-message.rules.ts'
import { wishOfThread } from '../reading/wish-of-thread.rules.ts'

const TELLS =
  /^(?:(?:but|and|so|oh|ok|okay|well|actually) )*(?:he|she|im|(?:he|she)s)(?: (?:really|just|also|always))? (?:(?:is|be|will be|turns?|turning|likes?|loves?|enjoys?|plays?|works?|wears?|dey)\b|\d{1,2}\b)/

/** 'he is 8', 'she loves cooking': tells of whom it is for, and asks for nothing new. */
export const isTrait = ({ plain, change }: Pick<ParsedMessage, 'plain' | 'change'>): boolean =>
  change === null && TELLS.test(plain)

/** What was wished, with what was told since of whom it is for. */
export function withTraits(asked: Conversation): Conversation {
  const [first, ...since] = asked.earlier
  if (first === undefined || ![...since.map(({ said }) => said), asked.said].some(isTrait)) return asked
  const earlier = [first, ...since.map((turn) => ({ ...turn, said: asTrait(turn.said) }))]
  const said = asTrait(asked.said)
  const before = earlier.map((turn) => turn.said)
  return { ...asked, said, earlier, wish: wishOfThread(before, said) }
}

/** Their age is no part of a thing's name. */
const asTrait = (said: ParsedMessage): ParsedMessage =>
  isTrait(said)
    ? {
        ...said,
        isRefinement: true,
        wish: { ...said.wish, words: said.wish.words.filter((word) => /[a-z]{2}/.test(word)) },
      }
    : said
