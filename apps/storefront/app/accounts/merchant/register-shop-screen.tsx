import { DELIVERY_STATES } from '@ahia/reference/delivery-states'
import { useState } from 'react'
import { AcceptTerms, type LoadTerms } from '../screens/accept-terms.tsx'
import { AskCodeScreen } from '../screens/ask-code-screen.tsx'
import { AuthLink } from '../sign-in/auth-link.tsx'

type RegisterShopScreenProps = { onSent: () => void; loginPath: string; loadTerms: LoadTerms }

/** MERCH-01, MERCH-02: an address, and the terms that must be accepted. */
export function RegisterShopScreen({ onSent, loginPath, loadTerms }: RegisterShopScreenProps) {
  const [isAccepted, setAccepted] = useState(false)
  return (
    <>
      <p className="text-pretty text-text-2">
        Sell to shoppers in {DELIVERY_STATES.length} states. Enter your business email and we'll send you a
        4-digit code.
      </p>
      <AskCodeScreen
        purpose="SIGNUP"
        onSent={onSent}
        condition={{
          isMet: isAccepted,
          field: (attempted) => (
            <AcceptTerms
              isAccepted={isAccepted}
              onChange={setAccepted}
              attempted={attempted}
              loadTerms={loadTerms}
            />
          ),
        }}
      >
        {null}
      </AskCodeScreen>
      <p className="border-t border-border pt-3">
        Selling with us already? <AuthLink to={loginPath}>Sign in</AuthLink>
      </p>
    </>
  )
}
