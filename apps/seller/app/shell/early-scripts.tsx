import { SHOP_KEYS } from '@ahia/shop-session/shop-keys'
import { ServerPageContext } from '@ahia/web/app/server-page-context'
import { JsonScript } from '@ahia/web/components/page-scripts'
import { EARLY_CALLS_ID, earlyCallsScript } from '@ahia/web/loading/early-calls'
import { use } from 'react'
import { listFirstCalls } from './first-calls.ts'

/** Always the same, so that the content security policy can name its hash. */
export const EARLY_SCRIPT = earlyCallsScript(SHOP_KEYS)

/** In the `<head>`, on the server only: the first calls of the page are sent before its scripts are here. */
export function EarlyScripts() {
  const file = use(ServerPageContext)?.file ?? null
  const calls = listFirstCalls(file)
  if (calls.length === 0) return null
  return (
    <>
      <JsonScript id={EARLY_CALLS_ID} value={calls} />
      <script>{EARLY_SCRIPT}</script>
    </>
  )
}
