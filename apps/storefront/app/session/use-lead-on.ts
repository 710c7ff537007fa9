import { loadLazyParts } from '@ahia/web/loading/first-interaction'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'

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
