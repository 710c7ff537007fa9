import { stemsIn } from './stems.rules.ts'

/** Good enough to know 'breaking' and 'breaks' for one: both sides are cut alike. */
export const rootOf = (word: string): string => {
  const known = IRREGULAR.get(word)
  if (known) return known
  const cut = word.replace(/(?<=[a-z]{3})(?:ing|ed|er|es|s|ly|e)$/, '').replace(/([^aeiou])\1$/, '$1')
  return cut.replace(/(?<=[a-z]{2})y$/, 'i')
}

/** The words of a text without their endings. */
export const rootsIn = (text: string): string[] => stemsIn(text).map(rootOf)

const IRREGULAR = new Map(
  Object.entries({
    dying: 'die',
    died: 'die',
    dies: 'die',
    dead: 'die',
    broke: 'break',
    broken: 'break',
    fell: 'fall',
    burst: 'burst',
    gave: 'give',
    born: 'birth',
    bought: 'buy',
    slept: 'sleep',
    ate: 'eat',
    wore: 'wear',
    caught: 'catch',
    spoilt: 'spoil',
    spoiled: 'spoil',
    stolen: 'steal',
    stole: 'steal',
    washed: 'wash',
    dirt: 'dirti',
    teeth: 'tooth',
    feet: 'foot',
  }),
)
