import { BRAND } from '@ahia/reference/brand'
import { TRIAL_MONTHS } from '@ahia/reference/packages'
import { useEffect } from 'react'
import { data, useNavigate, useSearchParams } from 'react-router'
import { AuthFrame } from '#accounts/auth-frame.tsx'
import { AuthLink } from '#accounts/auth-link.tsx'
import { AuthWaysContext } from '#accounts/auth-ways.ts'
import { OpenLinkScreen } from '#accounts/open-link-screen.tsx'
import { ShopScreenView } from '#accounts/shop-screen-view.tsx'
import { SHOP_STEP, SHOP_STEPS, SHOP_TITLES, shopScreenIn, shopScreenPath } from '#accounts/shop-screens.ts'
import { shopWays } from '#accounts/shop-ways.ts'
import { SignedInScreen } from '#accounts/signed-in-screen.tsx'
import { useShopScreen } from '#accounts/use-shop-screen.ts'
import { call } from '#platform/api.ts'
import { askForPart, headersFor } from '#platform/ask-for-part.ts'
import { createAsker } from '#platform/asker.ts'
import { onDemand } from '#platform/on-demand.tsx'
import { callContext } from '#platform/page-host.ts'
import { shopStore } from '#platform/shop-session.ts'
import { useAnswer } from '#platform/use-answer.ts'
import { ACCOUNT_PAGE, BARE_PAGE } from '#shell/page-kinds.ts'
import { pageMeta } from '#shell/page-meta.ts'
import { CostAside } from '#subscriptions/cost-aside.tsx'
import type { PackageScreenProps } from '#subscriptions/package-screen.tsx'
import { askForTiers, FALLBACK_TIERS, TIERS_FAILED, type Tiers, tiersOf } from '#subscriptions/tiers.ts'
import type { Route } from './+types/merchant-page'
import { forgetProfile } from './kept-profile.ts'
import { raiseRegistrationFlag } from './registration-flag.ts'
import type { SavedShop } from './shop-profile-screen.tsx'

const APP_PATH = '/merchant/app'
const LINK_TITLE = 'Your email link'

export const handle = { ...BARE_PAGE, ...ACCOUNT_PAGE }

export const meta: Route.MetaFunction = (args) => {
  const query = new URLSearchParams(args.location.search)
  const screen = shopScreenIn(query)
  return pageMeta(args, {
    title: query.has('link') ? LINK_TITLE : SHOP_TITLES[screen],
    description: `Open your shop on ${BRAND.name}: ${TRIAL_MONTHS} months free, then a package that fits.`,
    isIndexed: screen === 'register' && !query.has('link'),
  })
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const tiers = await askForPart(
    { context, request },
    {
      name: 'tiers',
      ask: () => askForTiers(context.get(callContext), request.signal),
      fallback: TIERS_FAILED,
      empty: FALLBACK_TIERS,
    },
  )
  return data({ tiers }, { headers: headersFor(tiers) })
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

const asker = createAsker<Tiers>(TIERS_FAILED)

export const clientLoader = () => ({
  tiers: asker({ key: 'tiers', ask: (signal) => askForTiers(call, signal) }),
})

/** From screen to screen the prices are the same. */
export const shouldRevalidate = () => false

/** MERCH-01 to MERCH-05, ROLE-02 */
export default function MerchantPage({ loaderData }: Route.ComponentProps) {
  const { part: tiers, askAgain } = useAnswer({
    given: loaderData.tiers,
    ask: (signal) => askForTiers(call, signal),
    fallback: TIERS_FAILED,
  })
  return (
    <AuthWaysContext value={shopWays}>
      <MerchantScreens tiers={tiers} askAgain={askAgain} />
    </AuthWaysContext>
  )
}

type MerchantScreensProps = Pick<PackageScreenProps, 'tiers' | 'askAgain'>

function MerchantScreens({ tiers, askAgain }: MerchantScreensProps) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const screen = useShopScreen()
  const secret = query.get('link')
  const hasNothingToDo = screen === 'nothing-to-do'
  useEffect(() => {
    if (hasNothingToDo) void navigate(APP_PATH, { replace: true })
  }, [hasNothingToDo, navigate])
  const frame = {
    steps: SHOP_STEPS,
    aside: (
      <CostAside tiers={tiersOf(tiers)} shown={screen === 'register' ? 'always' : 'where-there-is-room'} />
    ),
  }

  if (hasNothingToDo) {
    return (
      <AuthFrame {...frame} face="end" title="You are signed in">
        <SignedInScreen next={APP_PATH} />
      </AuthFrame>
    )
  }
  if (secret !== null) {
    return (
      <AuthFrame {...frame} face="link" title={LINK_TITLE}>
        <OpenLinkScreen
          secret={secret}
          onOpened={(purpose) => {
            const next = purpose === 'SIGNUP' ? 'set-password' : 'reset-password'
            void navigate(shopScreenPath(next), { replace: true })
          }}
          registerPath={shopScreenPath('register')}
          forgotPath={shopScreenPath('forgot-password')}
        />
      </AuthFrame>
    )
  }
  const goToApp = () => {
    raiseRegistrationFlag()
    void navigate(APP_PATH, { replace: true }) // what was chosen is not chosen again by going back
  }
  return (
    <AuthFrame
      {...frame}
      face={screen}
      title={SHOP_TITLES[screen]}
      step={SHOP_STEP[screen]}
      {...(screen === 'package' ? WHOLE_PAGE : {})}
    >
      <ShopScreenView
        screen={screen}
        bringTerms={bringTerms}
        profile={
          <ShopProfileScreen
            onSaved={openShop}
            logoField={(logo) => <LogoField {...logo} />}
            wayOut={<AuthLink to={shopScreenPath('login')}>Login</AuthLink>}
          />
        }
        packages={<PackageScreen tiers={tiers} askAgain={askAgain} onChosen={goToApp} />}
      />
    </AuthFrame>
  )
}

const WHOLE_PAGE = { breadth: 'page', aside: null } as const

// Most who look at the first screen do not come to these today.
const ShopProfileScreen = onDemand(() =>
  import('./shop-profile-screen.tsx').then((script) => script.ShopProfileScreen),
)
const LogoField = onDemand(() => import('#media/logo-field.tsx').then((script) => script.LogoField))
const PackageScreen = onDemand(() =>
  import('#subscriptions/package-screen.tsx').then((script) => script.PackageScreen),
)

const bringTerms = () =>
  import('#content/merchant-terms-dialog.tsx').then(({ MerchantTermsDialog }) => MerchantTermsDialog)

/** At the end of a registration the answer signs in; who had logged in before only has a shop now. */
function openShop({ token, refresh, ...account }: SavedShop): void {
  if (token && refresh) shopStore.store({ ...account, token, refresh }, 'session')
  else shopStore.update(account)
  shopWays.steps.forget()
  forgetProfile()
}
