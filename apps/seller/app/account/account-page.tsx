import { BRAND } from '@ahia/reference/brand'
import { definePage } from '@ahia/web/router/page'
import { useState } from 'react'
import { useShop } from '#session/use-shop.ts'
import { hubTitle } from '#shell/hub-title.ts'
import { Waiting } from '#shell/waiting.tsx'
import { SignIn } from '#sign-in/sign-in.tsx'
import { AccountClosed } from './account-closed.tsx'
import { AccountSections } from './account-sections.tsx'

export default definePage({
  head: () => ({
    title: hubTitle('Account'),
    description: `Password, devices and data of your shop on ${BRAND.name}.`,
    isIndexed: false,
  }),
  isPublic: true,
  View: AccountPage,
})

/** SELL-61 */
function AccountPage() {
  const shop = useShop()
  const [isClosed, setClosed] = useState(false)
  if (isClosed) return <AccountClosed />
  if (shop.state === 'unknown') return <Waiting />
  if (shop.state === 'guest') return <SignIn />
  return <AccountSections email={shop.email} onClosed={() => setClosed(true)} />
}
