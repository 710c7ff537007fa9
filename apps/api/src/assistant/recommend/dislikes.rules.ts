import type { Asked } from '../asked.rules.ts'
import type { Said } from '../reading/said.rules.ts'
import { wishOfThread } from '../reading/wish-of-thread.rules.ts'

const DISLIKES =
  /^(?:(?:but|and|sorry|actually|no|abeg|please|also|oh) )*(?:i|he|she|they|we|it|my \w+)(?: (?:really|already|actually))? (?:(?:(?:do|does|did) not|dont|doesnt|no|never|cannot|cant|no dey|no dey ever) (?:really )?(?:like|love|want|use|wear|drink|eat|take|need|fancy)|(?:is )?allergic to|hates?|dislikes?|(?:already )?(?:has|have|get|got))\b/

/** 'she does not like perfume', 'he already has a watch': whom it is for, told after the wish itself. */
export const isDislike = ({ plain }: Pick<Said, 'plain'>): boolean => DISLIKES.test(plain)

/** What was wished before, without what they do not like; anything else stays as it was asked. */
export function withDislikes(asked: Asked): Asked {
  const { said, earlier } = asked
  if (earlier.length === 0 || !isDislike(said) || said.wish.words.length === 0) return asked
  const without = [...said.wish.without, said.wish.words.join(' ')]
  const refined: Said = { ...said, isRefinement: true, wish: { ...said.wish, words: [], without } }
  const before = earlier.map((turn) => turn.said)
  return { ...asked, said: refined, wish: wishOfThread(before, refined) }
}
