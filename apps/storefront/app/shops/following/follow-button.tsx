import { messageOf } from '@ahia/contracts/api-error'
import { Button } from '@ahia/ui/button'
import { showToast } from '@ahia/ui/overlays/show-toast'
import { useNavigate } from '@ahia/web/router/router-context'
import { useEffect, useRef, useState } from 'react'
import { authPath } from '#session/auth-path.ts'
import { isSignedIn } from '#session/customer-session.ts'
import { useSession } from '#session/use-session.ts'
import { keepForLogin } from './follow-after-login.ts'

export type FollowableShop = { shopId: string; name: string }

/** Only customers need it. Rejects with a message for the shopper. */
const loadChanges = () =>
  import('./change-following.ts').catch((cause: unknown) => {
    throw new Error("That didn't work. Try again.", { cause }) // ERR-02: the browser's own message is not for shoppers
  })

/** WIN-13. The page is the same for everybody, so the button says Follow until the browser knows better. */
export function FollowButton({ shopId, name }: FollowableShop) {
  const { isFollowed, show } = useFollowed({ shopId, name })
  const navigate = useNavigate()
  const isBusy = useRef(false)

  const change = async (wanted: boolean) => {
    if (isBusy.current) return
    isBusy.current = true
    show(wanted)
    try {
      const { changeFollowing } = await loadChanges()
      await changeFollowing({ shopId, name }, wanted)
    } catch (error) {
      show(!wanted)
      showToast({ kind: 'error', text: messageOf(error) })
    } finally {
      isBusy.current = false
    }
  }
  const press = () => {
    if (isSignedIn()) return change(!isFollowed)
    keepForLogin(shopId)
    return navigate(authPath(location.pathname + location.search))
  }
  return (
    <Button
      look={isFollowed ? 'outline' : 'tonal'}
      aria-pressed={isFollowed}
      aria-label={`Follow ${name}`}
      onClick={() => void press()}
      className="noscript:hidden"
    >
      {isFollowed ? 'Following' : 'Follow'}
    </Button>
  )
}

/** Asks once somebody is signed in; those who pressed the button as a guest follow the shop now. */
function useFollowed({ shopId, name }: FollowableShop) {
  const { state } = useSession()
  const [isFollowed, show] = useState(false)
  useEffect(() => {
    if (state !== 'customer') return show(false)
    let isHere = true
    loadChanges()
      .then(({ arriveAt }) => arriveAt({ shopId, name }))
      .then((known) => isHere && show(known))
      .catch(() => {}) // pressing the button shows the error
    return () => {
      isHere = false
    }
  }, [state, shopId, name])
  return { isFollowed, show }
}
