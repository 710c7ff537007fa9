import {
  createContext,
  createElement,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { flushSync } from 'react-dom'
import type { Location, Navigate, Router, RouterState } from './router-state.ts'

const RouterContext = createContext<Router | null>(null)
const StateContext = createContext<RouterState | null>(null)
const PathContext = createContext<Path | null>(null)

type Path = Pick<Location, 'pathname' | 'search'>

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
  const { pathname, search } = state.location
  const path = useMemo(() => ({ pathname, search }), [pathname, search])
  return createElement(
    RouterContext,
    { value: router },
    createElement(StateContext, { value: state }, createElement(PathContext, { value: path }, children)),
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

/** Where the page is, without the hash: a change of the hash alone renders nothing that asks only for this. */
export const usePath = (): Path => {
  const path = use(PathContext)
  if (!path) throw new Error('There is no router around this component')
  return path
}

export const useLocation = (): Location => usePage().location

export const useNavigate = (): Navigate => useRouter().navigate

/** Whether the current page was reached by Back or Forward. */
export const useIsBackOrForward = (): boolean => usePage().arrival === 'history'

export const useSearchParams = (): URLSearchParams => new URLSearchParams(usePath().search)

/** Whether the next page is loading. */
export function useIsLoadingPage(): boolean {
  const { subscribe, isLoading } = useRouter()
  return useSyncExternalStore(subscribe, isLoading, () => false)
}
