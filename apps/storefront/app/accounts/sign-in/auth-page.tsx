import type { SignedInUser } from '@ahia/contracts/shapes/user'
import { BRAND } from '@ahia/reference/brand'
import { showToast } from '@ahia/ui/overlays/show-toast'
import { definePage, type ViewProps } from '@ahia/web/router/page'
import { useNavigate, usePath, useSearchParams } from '@ahia/web/router/router-context'
import type { Keep } from '@ahia/web/session/session-store'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { customerSession } from '#session/customer-session.ts'
import { safeNext } from '#session/next-path.ts'
import { useGuestOnly } from '#session/use-guest-only.ts'
import { pageHead } from '#shell/head/page-head.ts'
import { ACCOUNT_PAGE, MINIMAL_FRAME_PAGE, SHORT_FOOTER_PAGE } from '#shell/page-kinds.ts'
import { afterSignIn } from '#shell/sign-in/after-sign-in.ts'
import { type StoppedData, StoppedNotice } from '#switches/stopped-notice.tsx'
import { stoppedPart } from '#switches/stopped-part.ts'
import { OpenLinkScreen } from '../screens/open-link-screen.tsx'
import { SignedInScreen } from '../screens/signed-in-screen.tsx'
import { AuthArt } from './art.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { AuthScreenView, type SignInEnds } from './auth-screen-view.tsx'
import { AUTH_TITLES, type AuthScreen, SIGN_UP_STEPS, screenIn, screenPath } from './auth-screens.ts'
import { AuthWaysContext } from './auth-ways.ts'
import { customerWays } from './customer-ways.ts'
import { SignInOrUp } from './sign-in-or-up.tsx'
import { useAuthScreen } from './use-auth-screen.ts'
import { WhySignIn } from './why-sign-in.tsx'

/** AUTH-06: times that the specification fixes. */
const REGISTERED_SHOWN_MS = 2_000
const HOME_AFTER_MS = 1_000

const REGISTERED = 'Your account is ready'
const LINK_TITLE = 'Your email link'

const SIGN_UP_STEP: Partial<Record<AuthScreen, number>> = { 'set-password': 0, profile: 1 }

const FRAME = { steps: SIGN_UP_STEPS, aside: <AuthArt /> }

export default definePage({
  pageKinds: { ...MINIMAL_FRAME_PAGE, ...SHORT_FOOTER_PAGE, ...ACCOUNT_PAGE },
  load: (visit): StoppedData => ({ stopped: stoppedPart.load(visit, null) }),
  keepsData: () => true, // the same on all screens
  head: ({ url: { searchParams: query } }) => {
    return pageHead({
      title: query.has('link') ? LINK_TITLE : AUTH_TITLES[screenIn(query)],
      description: `Sign in to ${BRAND.name}, or create an account in two steps.`,
      isIndexed: false,
    })
  },
  isPublic: true,
  changesInSeconds: true, // it says what is stopped
  View: AuthPage,
})

/** AUTH-01 to AUTH-08, SHELL-03 */
function AuthPage({ data }: ViewProps<StoppedData>) {
  return (
    <AuthWaysContext value={customerWays}>
      <CustomerScreens stopped={data.stopped} />
    </AuthWaysContext>
  )
}

function CustomerScreens({ stopped }: StoppedData) {
  const query = useSearchParams()
  const next = safeNext(usePath().search)
  const { end, ends } = useEnds(next)
  const visitor = useGuestOnly({ redirectsItself: end !== 'none' })
  const screen = useAuthScreen({ isGuest: visitor === 'guest' })
  const secret = query.get('link')

  if (visitor === 'customer' && end !== 'signed-in') {
    return (
      <AuthFrame {...FRAME} viewState="end" title={end === 'registered' ? REGISTERED : "You're signed in"}>
        <SignedInScreen next={next} />
      </AuthFrame>
    )
  }
  if (secret !== null) {
    return (
      <AuthFrame {...FRAME} viewState="link" title={LINK_TITLE}>
        <LinkScreen secret={secret} />
      </AuthFrame>
    )
  }
  const isStart = screen === 'login' || screen === 'register'
  return (
    <AuthFrame
      {...FRAME}
      viewState={screen}
      title={AUTH_TITLES[screen]}
      step={SIGN_UP_STEP[screen]}
      choice={isStart && <SignInOrUp screen={screen} pathOf={(other) => screenPath(other, query)} />}
    >
      {(screen === 'register' || screen === 'set-password') && (
        <StoppedNotice given={stopped} names={['sign-ups']} />
      )}
      {isStart && <WhySignIn next={next} screen={screen} />}
      <AuthScreenView screen={screen} next={next} ends={ends} />
    </AuthFrame>
  )
}

/** What the page does after a sign-in; the current screen stays until the next page opens. */
function useEnds(next: string) {
  const navigate = useNavigate()
  const [end, setEnd] = useState<'none' | 'signed-in' | 'registered'>('none')

  useEffect(() => {
    if (end !== 'registered') return
    const timer = setTimeout(() => void navigate(next, { replace: true }), HOME_AFTER_MS)
    return () => clearTimeout(timer)
  }, [end, navigate, next])

  const store = (user: SignedInUser, keep: Keep, how: 'signed-in' | 'registered') => {
    customerSession.store.store(user, keep)
    flushSync(() => setEnd(how))
    customerWays.steps.forget()
  }
  const ends: SignInEnds = {
    onSignedIn: async (user, keep) => {
      store(user, keep, 'signed-in')
      await afterSignIn()
      await navigate(next, { replace: true })
    },
    onRegistered: (user) => {
      store(user, 'session', 'registered')
      void afterSignIn()
      showToast({ kind: 'success', text: REGISTERED, durationMs: REGISTERED_SHOWN_MS })
    },
  }
  return { end, ends }
}

function LinkScreen({ secret }: { secret: string }) {
  const query = useSearchParams()
  const navigate = useNavigate()
  return (
    <OpenLinkScreen
      secret={secret}
      onOpened={(purpose) => {
        const screen = purpose === 'SIGNUP' ? 'set-password' : 'reset-password'
        void navigate(screenPath(screen, query), { replace: true })
      }}
      registerPath={screenPath('register', query)}
      forgotPath={screenPath('forgot-password', query)}
    />
  )
}
