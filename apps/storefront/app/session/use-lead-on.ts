import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { wakeUp } from '#platform/asleep.ts'

/** Goes to another page in place of this one, without anybody having touched anything. */
export function useLeadOn(): (path: string) => void {
  const navigate = useNavigate()
  return useCallback(
    (path) => {
      wakeUp()
      void navigate(path, { replace: true })
    },
    [navigate],
  )
}
