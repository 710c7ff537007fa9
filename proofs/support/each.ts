/** Few enough that the market rejects none as overload, which another proof is about. */
const AT_ONCE = 16

/** Does the same with each of them, some at once, and returns the results in their order. */
export async function each<Item, Result>(
  items: readonly Item[],
  work: (item: Item, at: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const left = items.entries()
  const workThrough = async () => {
    for (const [at, item] of left) results[at] = await work(item, at)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, workThrough))
  return results
}
