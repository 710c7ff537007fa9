import { useNavigate, useSearchParams } from '@ahia/web/router/router-context'
import { useEffect } from 'react'
import { type ShopSession, useShopSession } from '#session/use-shop-session.ts'
import { useHasGrant, useSteps } from '../sign-in/auth-ways.ts'
import { type ShopVisitor, shopScreenFor, shopScreenIn, shopScreenPath } from './shop-screens.ts'

type ShownShopScreen = ReturnType<typeof shopScreenFor>

/** The screen to show. Only the browser knows how far somebody has come; the URL follows. */
export function useShopScreen(): ShownShopScreen {
  const query = useSearchParams()
  const navigate = useNavigate()
  const steps = useSteps()
  const hasGrant = useHasGrant()
  const visitor = visitorOf(useShopSession())
  const asked = shopScreenIn(query)
  const shown = visitor === null ? asked : shopScreenFor(asked, visitor, { steps, hasGrant })
  const isElsewhere = shown !== asked && shown !== 'nothing-to-do' && !query.has('link')
  const path = shown === 'nothing-to-do' ? '' : shopScreenPath(shown)
  useEffect(() => {
    if (isElsewhere) void navigate(path, { replace: true })
  }, [isElsewhere, navigate, path])
  return shown
}

function visitorOf(session: ShopSession): ShopVisitor | null {
  if (session.state === 'unknown') return null
  if (session.state === 'guest') return 'guest'
  return session.hasShop ? 'with-shop' : 'without-shop'
}
