import { BRAND } from '@ahia/reference/brand'
import { shopSession } from '@ahia/shop-session/shop-session'
import { onDemand } from '@ahia/web/components/on-demand'
import type { Deferred, PartState } from '@ahia/web/parts/part-state'
import { definePage, type ViewProps } from '@ahia/web/router/page'
import { useNavigate, useSearchParams } from '@ahia/web/router/router-context'
import { useEffect } from 'react'
import { ShopScreenView } from '#accounts/merchant/shop-screen-view.tsx'
import {
  SHOP_STEP,
  SHOP_STEPS,
  SHOP_TITLES,
  shopScreenIn,
  shopScreenPath,
} from '#accounts/merchant/shop-screens.ts'
import { shopWays } from '#accounts/merchant/shop-ways.ts'
import { useShopScreen } from '#accounts/merchant/use-shop-screen.ts'
import { OpenLinkScreen } from '#accounts/screens/open-link-screen.tsx'
import { SignedInScreen } from '#accounts/screens/signed-in-screen.tsx'
import { AuthFrame } from '#accounts/sign-in/auth-frame.tsx'
import { AuthLink } from '#accounts/sign-in/auth-link.tsx'
import { AuthWaysContext } from '#accounts/sign-in/auth-ways.ts'
import { pageHead } from '#shell/head/page-head.ts'
import { ACCOUNT_PAGE, MINIMAL_FRAME_PAGE, SHORT_FOOTER_PAGE } from '#shell/page-kinds.ts'
import { CostAside } from '#subscriptions/cost-aside.tsx'
import { commissionWords, type Offer, offerPart, ratesOf } from '#subscriptions/offer.ts'
import { type Tiers, tiersOf, tiersPart } from '#subscriptions/tiers.ts'
import { WhySellHere } from '#subscriptions/why-sell-here.tsx'
import { type StoppedData, StoppedNotice } from '#switches/stopped-notice.tsx'
import { stoppedPart } from '#switches/stopped-part.ts'
import { raiseRegistrationFlag } from './registration-flag.ts'
import type { SavedShop } from './shop-profile-screen.tsx'
import { forgetProfile } from './stored-profile.ts'

const APP_PATH = '/merchant/app'
const LINK_TITLE = 'Your email link'

export default definePage({
  pageKinds: { ...MINIMAL_FRAME_PAGE, ...SHORT_FOOTER_PAGE, ...ACCOUNT_PAGE },
  load: (visit): MerchantData => ({
    tiers: tiersPart.load(visit, null),
    offer: offerPart.load(visit, null),
    stopped: stoppedPart.load(visit, null),
  }),
  keepsData: () => true, // prices and commission are the same on all screens
  head: ({ url: { searchParams: query } }) => {
    const screen = shopScreenIn(query)
    return pageHead({
      title: query.has('link') ? LINK_TITLE : SHOP_TITLES[screen],
      description: `Open your shop on ${BRAND.name}: what selling costs, who you reach and what you keep.`,
      isIndexed: screen === 'register' && !query.has('link'),
    })
  },
  isPublic: true,
  changesInSeconds: true, // it says what is stopped
  View: MerchantPage,
})

/** MERCH-01 to MERCH-05, ROLE-02 */
type MerchantData = StoppedData & { tiers: Deferred<PartState<Tiers>>; offer: Deferred<PartState<Offer>> }

function MerchantPage({ data }: ViewProps<MerchantData>) {
  const tiers = tiersPart.use(data.tiers, null)
  const offer = offerPart.use(data.offer, null)
  return (
    <AuthWaysContext value={shopWays}>
      <MerchantScreens tiers={tiers} offer={offer} stopped={data.stopped} />
    </AuthWaysContext>
  )
}

type Loaded<T> = { part: PartState<T>; reload: () => void }

type MerchantScreensProps = StoppedData & { tiers: Loaded<Tiers>; offer: Loaded<Offer> }

function MerchantScreens({ tiers, offer, stopped }: MerchantScreensProps) {
  const query = useSearchParams()
  const navigate = useNavigate()
  const screen = useShopScreen()
  const secret = query.get('link')
  const hasNothingToDo = screen === 'nothing-to-do'
  useEffect(() => {
    if (hasNothingToDo) void navigate(APP_PATH, { replace: true })
  }, [hasNothingToDo, navigate])
  const prices = tiersOf(tiers.part)
  const commission = commissionWords(offer.part)
  const frame = {
    steps: SHOP_STEPS,
    aside: (
      <CostAside
        tiers={prices}
        commission={commission}
        shown={screen === 'register' ? 'always' : 'where-there-is-room'}
      />
    ),
  }

  if (hasNothingToDo) {
    return (
      <AuthFrame {...frame} viewState="end" title="You're signed in">
        <SignedInScreen next={APP_PATH} />
      </AuthFrame>
    )
  }
  if (secret !== null) {
    return (
      <AuthFrame {...frame} viewState="link" title={LINK_TITLE}>
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
    void navigate(APP_PATH, { replace: true }) // so that Back does not lead to the choice again
  }
  const card = (
    <AuthFrame
      {...frame}
      viewState={screen}
      title={SHOP_TITLES[screen]}
      step={SHOP_STEP[screen]}
      {...(screen === 'package' ? WHOLE_PAGE : {})}
    >
      {(screen === 'register' || screen === 'set-password') && (
        <StoppedNotice given={stopped} names={['sign-ups']} />
      )}
      <ShopScreenView
        screen={screen}
        loadTerms={loadTerms}
        profile={
          <ShopProfileScreen
            onSaved={openShop}
            logoField={(logo) => <LogoField {...logo} />}
            wayOut={<AuthLink to={shopScreenPath('login')}>Sign in</AuthLink>}
          />
        }
        packages={
          <PackageScreen
            tiers={tiers.part}
            reload={tiers.reload}
            commission={commission}
            rates={ratesOf(offer.part)}
            onChosen={goToApp}
          />
        }
      />
    </AuthFrame>
  )
  if (screen !== 'register') return card
  return (
    <>
      {card}
      <WhySellHere offer={offer.part} reload={offer.reload} monthlyNaira={prices.BASIC.amount} />
    </>
  )
}

const WHOLE_PAGE = { breadth: 'page', aside: null } as const

// Most people who see the first screen do not get to these today.
const ShopProfileScreen = onDemand(() =>
  import('./shop-profile-screen.tsx').then((script) => script.ShopProfileScreen),
)
const LogoField = onDemand(() => import('#media/logo-field.tsx').then((script) => script.LogoField))
const PackageScreen = onDemand(() =>
  import('#subscriptions/package-screen.tsx').then((script) => script.PackageScreen),
)

const loadTerms = () =>
  import('#content/texts/merchant-terms-dialog.tsx').then(({ MerchantTermsDialog }) => MerchantTermsDialog)

/** At the end of a registration the answer signs in; a merchant who was logged in before now just has a shop. */
function openShop({ token, refresh, ...account }: SavedShop): void {
  if (token && refresh) shopSession.store.store({ ...account, token, refresh }, 'session')
  else shopSession.store.update(account)
  shopWays.steps.forget()
  forgetProfile()
}
