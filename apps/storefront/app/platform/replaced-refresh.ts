import { fieldsOf, isText } from './stored-fields.ts'

// A duplicated tab has a copy of the session storage and hears nothing of what happens to the other. Were it to send a
// refresh token that the other has replaced, the server would take it for stolen and sign both out.

const CHANNEL = 'ahia-session'
const ANSWER_WITHIN_MS = 150

/** By the token that was replaced in this tab. */
const replacements = new Map<string, string>()

/** The refresh token that stands for this one today, as far as the other tabs of the session know. */
export async function newestOf(refresh: string): Promise<string> {
  if (!('BroadcastChannel' in window)) return refresh
  const replacement = await askOtherTabs(refresh)
  return replacement === null ? refresh : newestOf(replacement)
}

/** From now on this tab can tell the others of the same session. */
export function rememberReplaced(refresh: string, replacement: string): void {
  if (!('BroadcastChannel' in window)) return
  if (replacements.size === 0) answerOtherTabs()
  replacements.set(refresh, replacement)
}

function answerOtherTabs(): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }) => {
    const { of: refresh } = fieldsOf(data)
    const replacement = isText(refresh) ? replacements.get(refresh) : undefined
    if (replacement) channel.postMessage({ of: refresh, is: replacement })
  }
}

function askOtherTabs(refresh: string): Promise<string | null> {
  const channel = new BroadcastChannel(CHANNEL)
  const answered = new Promise<string | null>((resolve) => {
    channel.onmessage = ({ data }) => {
      const { of: about, is: replacement } = fieldsOf(data)
      if (about === refresh && isText(replacement)) resolve(replacement)
    }
    setTimeout(() => resolve(null), ANSWER_WITHIN_MS)
  })
  channel.postMessage({ of: refresh })
  return answered.finally(() => channel.close())
}
