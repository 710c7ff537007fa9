import type { RawBuilder } from 'kysely'
import type { Tx } from '#tables.ts'

export const run = (tx: Tx, statement: RawBuilder<unknown>) => statement.execute(tx)

/** In which of these states something is so. */
export async function statesOf(
  tx: Tx,
  states: readonly string[],
  put: (state: string) => RawBuilder<unknown>,
  isSo: () => Promise<unknown>,
): Promise<string[]> {
  const found = []
  for (const state of states) {
    await run(tx, put(state))
    if (await isSo()) found.push(state)
  }
  return found
}
