import {
  createContext,
  createElement,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { flushSync } from 'react-dom'
import type { Location, Navigate, Router, RouterState } from './router-state.ts'

const RouterContext = createContext<Router | null>(null)
const StateContext = createContext<RouterState | null>(null)

/** Provides the router and its state to all components of the document. */
export function RouterProvider({ router, children }: { router: Router; children: ReactNode }) {
  const [state, setState] = useState(router.getState)
  useEffect(() => {
    // The current page stays until the next one is ready.
    const follow = (isUrgent: boolean) => {
      const change = () => setState(router.getState())
      if (isUrgent) flushSync(change)
      else startTransition(change)
    }
    follow(false)
    return router.subscribe(follow)
  }, [router])
  return createElement(
    RouterContext,
    { value: router },
    createElement(StateContext, { value: state }, children),
  )
}

export const useRouter = (): Router => {
  const router = use(RouterContext)
  if (!router) throw new Error('There is no router around this component')
  return router
}

/** The state of the router. */
export const usePage = (): RouterState => {
  const state = use(StateContext)
  if (!state) throw new Error('There is no router around this component')
  return state
}

export const useLocation = (): Location => usePage().location

export const useNavigate = (): Navigate => useRouter().navigate

/** Whether the current page was reached by Back or Forward. */
export const useIsBackOrForward = (): boolean => usePage().arrival === 'history'

export const useSearchParams = (): URLSearchParams => new URLSearchParams(useLocation().search)

/** Whether the next page is loading. */
export function useIsLoadingPage(): boolean {
  const { subscribe, isLoading } = useRouter()
  return useSyncExternalStore(subscribe, isLoading, () => false)
}
