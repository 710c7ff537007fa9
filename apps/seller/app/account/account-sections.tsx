import { listShopSessions } from '@ahia/contracts/seller/shop-settings'
import { shopSession } from '@ahia/shop-session/shop-session'
import { useOwnPart } from '@ahia/web/parts/use-part'
import { ClosingSection } from './closing-section.tsx'
import { DataSection } from './data-section.tsx'
import { DevicesSection } from './devices-section.tsx'
import { PasswordSection } from './password-section.tsx'

type AccountSectionsProps = { email: string; onClosed: () => void }

/** SELL-53, SELL-61: password, devices, data and closing. */
export function AccountSections({ email, onClosed }: AccountSectionsProps) {
  const devices = useOwnPart(
    async (signal) => (await shopSession.call(listShopSessions, {}, { signal })).sessions,
    "We couldn't load your devices.",
  )
  return (
    <div className="grid max-w-reading grid-cols-1 gap-5">
      <h1 className="text-h1 font-extrabold text-balance">Account</h1>
      <p className="text-text-2">
        Signed in as <span className="font-semibold wrap-anywhere text-text">{email}</span>
      </p>
      <PasswordSection email={email} onChanged={devices.reload} />
      <DevicesSection {...devices} />
      <DataSection />
      <ClosingSection email={email} onClosed={onClosed} />
    </div>
  )
}
