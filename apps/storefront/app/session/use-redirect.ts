import { loadLazyParts } from '@ahia/web/loading/first-interaction'
import { useNavigate } from '@ahia/web/router/router-context'
import { useCallback } from 'react'

/** Replaces this page with another one, without an interaction. */
export function useRedirect(): (path: string) => void {
  const navigate = useNavigate()
  return useCallback(
    (path) => {
      loadLazyParts()
      void navigate(path, { replace: true })
    },
    [navigate],
  )
}
