/** A question belongs to one shop, so no other shop in this tab ever sees its draft. */
const keyOf = (questionId: string): string => `answer-draft-${questionId}`

/** SELL-62: stored for this tab only, so that a reload does not lose an answer. */
export function keepDraft(questionId: string, text: string): void {
  try {
    sessionStorage.setItem(keyOf(questionId), text)
  } catch {} // blocked or full: only a reload would lose it
}

export function forgetDraft(questionId: string): void {
  try {
    sessionStorage.removeItem(keyOf(questionId))
  } catch {} // a browser that blocks site data has stored none
}

export function readDraft(questionId: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(questionId))
  } catch {
    return null
  }
}
