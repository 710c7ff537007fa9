import { loadLazyParts } from '@ahia/web/loading/first-interaction'
import { useNavigate } from '@ahia/web/router/router-context'
import { useCallback } from 'react'

/** Goes to another page in place of this one, without anybody having touched anything. */
export function useLeadOn(): (path: string) => void {
  const navigate = useNavigate()
  return useCallback(
    (path) => {
      loadLazyParts()
      void navigate(path, { replace: true })
    },
    [navigate],
  )
}
