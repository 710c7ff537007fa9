import { buttonClass } from '@ahia/ui/button'
import { StatePanel } from '@ahia/ui/state-panel'

/** SELL-53: the last message. The link loads a new document, so no personal data stays in memory. */
export function AccountClosed() {
  return (
    <StatePanel
      headingLevel="h1"
      title="Your account is closed"
      actions={
        <a href="/" className={buttonClass()}>
          Go Home
        </a>
      }
    >
      You're signed out everywhere. We'll send you one last email to confirm.
    </StatePanel>
  )
}
