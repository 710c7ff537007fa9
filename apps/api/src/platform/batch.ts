/** With more keys per batch the first callers would wait for the last. */
const MAX_BATCH = 100

type PendingCall<Key, Value> = {
  key: Key
  resolve: (value: Value) => void
  reject: (reason: unknown) => void
}

/** Returns one value for each key, in their order. */
type LoadMany<Key, Value> = (keys: readonly Key[]) => Promise<readonly Value[]>

/**
 * Combines many small queries into one, as the round trip is most of their cost under load. While one batch runs, the keys of
 * the next are collected. No caller gets a value from before its call, and a single caller does not wait.
 */
export function batch<Key, Value>(loadMany: LoadMany<Key, Value>): (key: Key) => Promise<Value> {
  const waiting: PendingCall<Key, Value>[] = []
  let isRunning = false
  const run = async () => {
    isRunning = true
    while (waiting.length > 0) await loadRound(loadMany, waiting.splice(0, MAX_BATCH))
    isRunning = false
  }
  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      if (!isRunning) void run()
    })
}

async function loadRound<Key, Value>(
  loadMany: LoadMany<Key, Value>,
  round: readonly PendingCall<Key, Value>[],
): Promise<void> {
  try {
    const values = await loadMany(round.map(({ key }) => key))
    if (values.length !== round.length) throw new Error('Not every key got a value')
    for (const [at, value] of values.entries()) round[at]?.resolve(value)
  } catch (error) {
    // One key that fails, or a broken connection, must not fail all the others.
    if (round.length > 1) await Promise.all(round.map((one) => loadRound(loadMany, [one])))
    else for (const { reject } of round) reject(error)
  }
}
