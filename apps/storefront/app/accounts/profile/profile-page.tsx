import { noResponse } from '@ahia/contracts/api-error'
import { definePage } from '@ahia/web/router/page'
import { useNavigate } from '@ahia/web/router/router-context'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useCustomerOnly } from '#session/use-customer-only.ts'
import { pageHead } from '#shell/head/page-head.ts'
import { ACCOUNT_PAGE, FILLED_BY_BROWSER } from '#shell/page-kinds.ts'
import { ProfileHead } from './head.tsx'
import { OwnProfile } from './own.tsx'
import type { LeaveLoaders } from './sections.tsx'
import { AccountGone, ProfileLoading } from './states.tsx'

/** It imports half of the storefront, and hardly anybody needs it here. */
const loadScript = () =>
  import('#shell/sign-in/log-out.ts').catch((cause: unknown) => {
    throw noResponse(cause) // ERR-02: the browser's own message is not for shoppers
  })

/** Only the browser knows whose profile it is, so the server's page is the same for everybody. */
export default definePage({
  pageKinds: { ...ACCOUNT_PAGE, ...FILLED_BY_BROWSER },
  head: () =>
    pageHead({
      title: 'My Profile',
      description: 'Your name, phone number and delivery address.',
      isIndexed: false,
    }),
  isPublic: true,
  View: ProfilePage,
})

function ProfilePage() {
  const [isGone, setGone] = useState(false)
  const navigate = useNavigate()
  const page = useRef<HTMLDivElement>(null)
  const loadLogOut = async () => {
    const { logOut } = await loadScript()
    return () => logOut(navigate)
  }
  const loadGoodbye = async () => {
    const { forgetPerson } = await loadScript()
    return () => {
      flushSync(() => setGone(true)) // first, or the page would ask a guest to log in
      page.current?.focus()
      return forgetPerson()
    }
  }
  return (
    <div ref={page} tabIndex={-1} className="page-width py-6 outline-none lg:py-8">
      {isGone ? <AccountGone /> : <CustomersOwn loadLogOut={loadLogOut} loadGoodbye={loadGoodbye} />}
    </div>
  )
}

/** PROF-01: guests are sent to sign in. */
function CustomersOwn(leaving: LeaveLoaders) {
  if (useCustomerOnly() === 'customer') return <OwnProfile {...leaving} />
  return (
    <>
      <ProfileHead />
      <ProfileLoading />
    </>
  )
}
