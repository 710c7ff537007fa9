/** A file of its own, without the app: the server puts its script into the page. */
export const EARLY_CALLS_ID = 'early-calls'

/** In the address of an early call: the last part of `/seller/orders/…`, which the server's page is the same for. */
export const ID_IN_PATH = '~'

type Keys = { account: string; grant: string }

/**
 * An inline script for the `<head>`: for a signed-in account the first calls of the page are sent at once, while its scripts
 * are on their way. It reads storage as `session-store.ts` does, and sends what `call` would. An address with a query asks for
 * something else, and a registration that is under way has another bearer: then the page calls by itself.
 */
export const earlyCallsScript = ({ account, grant }: Keys) => `
try {
  const fieldsIn = (storage) => JSON.parse(storage.getItem('${account}') || '{}');
  const token = fieldsIn(sessionStorage).token || fieldsIn(localStorage).token;
  const calls = JSON.parse(document.getElementById('${EARLY_CALLS_ID}').textContent);
  if (token && !location.search && !sessionStorage.getItem('${grant}')) {
    const headers = { accept: 'application/json', authorization: 'Bearer ' + token };
    const send = (path) => [location.origin + path, fetch(path, { headers })];
    const sent = calls.map((path) => send(path.replace('${ID_IN_PATH}', location.pathname.split('/')[3])));
    for (const [, response] of sent) response.catch(() => {});
    window.earlyCalls = { token, at: Date.now(), responses: new Map(sent) };
  }
} catch {}
`

type EarlyCalls = { token: string; at: number; responses: Map<string, Promise<Response>> }

declare global {
  interface Window {
    earlyCalls?: EarlyCalls
  }
}

/** Scripts that took longer than this find answers that are no longer new. */
const STALE_MS = 30_000

/** From now on the first call that was sent early gets that response; every other one, and a second one, goes to the network. */
export function takeEarlyCalls(): void {
  const early = window.earlyCalls
  if (!early) return
  const network = window.fetch.bind(window)
  window.fetch = (input, options) => {
    const response = input instanceof Request ? take(early, input) : null
    return response === null ? network(input, options) : response.catch(() => network(input, options))
  }
}

function take(
  { token, at, responses }: EarlyCalls,
  { method, url, headers }: Request,
): Promise<Response> | null {
  const response = responses.get(url)
  if (method !== 'GET' || response === undefined) return null
  responses.delete(url)
  const isFit = headers.get('authorization') === `Bearer ${token}` && Date.now() - at < STALE_MS
  return isFit ? response : null
}
