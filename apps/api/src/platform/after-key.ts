const ID = /^[0-9a-f-]{36}$/

export type AfterKey = { at: string; id: string }

/** ADMIN-54: where the next page of a list begins that is sorted by a moment and an id; only `readAfterKey` reads it. */
export const toAfterKey = ({ at, id }: { at: Date; id: string }): string => `${at.toISOString()} ${id}`

/** A text that is not ours begins at the first page. */
export function readAfterKey(after = ''): AfterKey | null {
  const [at = '', id = ''] = after.split(' ')
  return !Number.isNaN(Date.parse(at)) && ID.test(id) ? { at, id } : null
}
