/** Whether the work succeeds within the limit. It is not stopped when it does not, only no longer waited for. */
export async function endsInTime(work: Promise<unknown>, limitMs: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(false), limitMs)
  work.then(
    () => resolve(true),
    () => resolve(false),
  )
  const succeeded = await promise
  clearTimeout(timer)
  return succeeded
}
