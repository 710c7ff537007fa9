import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react'
import { usePath, useRouter } from '../router/router-context.ts'

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A URL of this app or of another site. */
  to: string
  replace?: boolean
  ref?: Ref<HTMLAnchorElement>
}

/** A plain link that shows the next page without loading a document. */
export function Link({ to, replace = false, onClick, ...rest }: LinkProps) {
  const { navigate } = useRouter()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event) || isElsewhere(event.currentTarget)) return
    event.preventDefault()
    void navigate(to, { replace })
  }
  return <a {...rest} href={to} onClick={follow} />
}

/** A link that says whether it leads to the current page. */
export function NavLink({ to, ...rest }: LinkProps) {
  const { pathname } = usePath()
  return <Link {...rest} to={to} aria-current={pathname === to ? 'page' : undefined} />
}

/** Anything else asks the browser for a new tab or a download. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

const isElsewhere = ({ target, download, origin }: HTMLAnchorElement): boolean =>
  (target !== '' && target !== '_self') || download !== '' || origin !== window.location.origin
