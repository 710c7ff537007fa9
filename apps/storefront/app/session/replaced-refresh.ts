import { createReplacedRefreshes } from './create-replaced-refreshes.ts'
import { CUSTOMER_NAMES, readTokens } from './session-store.ts'

/** Of the customer's session. */
export const replacedRefreshes = createReplacedRefreshes({
  channelName: 'ahia-session',
  key: CUSTOMER_NAMES.replaced,
  readTokens,
})

export const { answerOtherTabs } = replacedRefreshes
