type Settings = { keepMs: number; max: number }

/** Remembers names for a while, and so many at most: made-up ones push out the oldest, not the memory of the machine. */
export function briefMemory({ keepMs, max }: Settings) {
  const keptUntil = new Map<string, number>()
  return {
    has: (name: string): boolean => (keptUntil.get(name) ?? 0) > performance.now(),
    add: (name: string): void => {
      keptUntil.delete(name) // so that it is the youngest again
      keptUntil.set(name, performance.now() + keepMs)
      const [oldest] = keptUntil.keys()
      if (keptUntil.size > max && oldest !== undefined) keptUntil.delete(oldest)
    },
  }
}
