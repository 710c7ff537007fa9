/** Chance that is the same on every machine: it follows from the words it is given. */
export type Chance = {
  between: (min: number, max: number) => number
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item
  isHappening: (probability: number) => boolean
}

export function seededRandom(words: string): Chance {
  const next = mulberry32(fnv1a(words))
  return {
    between: (min, max) => min + next() * (max - min),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    isHappening: (probability) => next() < probability,
  }
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
