type Keys = Partial<Record<string, number>>

/** Down and up, one step per key. */
const ONE_BY_ONE: Keys = { ArrowDown: 1, ArrowUp: -1 }

/** Moves the focus among the links and buttons of a list, wrapping around; true when the key was handled. */
export function walkWithArrows(list: Element, key: string, steps: Keys = ONE_BY_ONE): boolean {
  const items = [...list.querySelectorAll<HTMLElement>('a, button')]
  const next = nextIndex(
    items.findIndex((item) => item.matches(':focus')),
    items.length,
    key,
    steps,
  )
  if (next === null) return false
  items.at(next)?.focus()
  return true
}

function nextIndex(now: number, count: number, key: string, steps: Keys): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = steps[key]
  if (step === undefined || count === 0) return null
  if (now === -1) return step > 0 ? 0 : count - 1
  return (now + step + count) % count
}
