import { useEffect, useRef } from 'react'
import { usePath } from '../router/router-context.ts'

/**
 * A page change without a page load is silent; moving the focus makes screen readers and the keyboard start at the new
 * page.
 */
export function ArrivalFocus({ target }: { target: string }) {
  const { pathname } = usePath()
  const lastPath = useRef(pathname)

  useEffect(() => {
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    document.getElementById(target)?.focus({ preventScroll: true })
  }, [pathname, target])

  return null
}
