const EMAIL = /[^\s@<>"'(),;:=]+@[^\s@<>"'(),;:=]+\.[^\s@<>"'(),;:=]+/g
const PHONE = /(?<!\d)(?:\+?234|0)[\s-]?[789](?:[\s-]?\d){9}(?!\d)/g
const QUOTED = /"[^"\n]*"/g
/** What PostgreSQL calls a data exception: its message repeats the value. Other messages quote names of ours. */
const DATA_EXCEPTION = /^22/

/** PRIV-13: the words of an error, without what they repeat of somebody's. */
export function withoutValues(text: string, code?: unknown): string {
  const masked = text.replace(EMAIL, '[email]').replace(PHONE, '[telephone]')
  return typeof code === 'string' && DATA_EXCEPTION.test(code) ? masked.replace(QUOTED, '"…"') : masked
}

/** The same error as far as anybody needs it to find its cause. */
export function withoutValuesIn(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(withoutValues(String(error)))
  const { code } = error as { code?: unknown }
  const safe = new Error(withoutValues(error.message, code))
  safe.name = error.name
  if (error.stack) safe.stack = withoutValues(error.stack, code)
  return safe
}
