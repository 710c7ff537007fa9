/** More in one round would make the first callers wait for the last. */
const MAX_BATCH = 100

type PendingCall<Key, Value> = {
  key: Key
  resolve: (value: Value) => void
  reject: (reason: unknown) => void
}

/** Returns one value for each key, in their order. */
type LoadMany<Key, Value> = (keys: readonly Key[]) => Promise<readonly Value[]>

/**
 * Makes one query of many small ones: under load the way to the database and back is most of what each costs. While one
 * round runs, the keys for the next are gathered. No caller gets a value from before the call, and a caller who is
 * alone does not wait.
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
    // A key that cannot be loaded, or a connection that broke, must not cost all the others.
    if (round.length > 1) await Promise.all(round.map((one) => loadRound(loadMany, [one])))
    else for (const { reject } of round) reject(error)
  }
}
