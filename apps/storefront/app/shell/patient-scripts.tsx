import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { Scripts } from 'react-router'
import { usePageIs } from './page-kinds.ts'
import { askAfterPainting } from './patient-scripts.rules.ts'

/**
 * The router's own `<Scripts>`, which asks for every script of a page as urgently as for its styles and pictures. Here
 * they come after those: a shopper reads before they press. What the server sends decides; the browser, which takes over
 * what is there, knows nothing of it.
 */
export function PatientScripts() {
  const scripts = Scripts({})
  const isUrgent = usePageIs('filledByBrowser')
  return import.meta.env.SSR && import.meta.env.PROD && !isUrgent ? patiently(scripts) : scripts
}

function patiently(scripts: ReactNode): ReactNode {
  const elements = listElements(scripts)
  const preloads = elements.filter(isPreload).map(({ props }) => props.href ?? '')
  return elements
    .filter((element) => !isPreload(element))
    .map((element) => (element.props.type === 'module' ? late(element, preloads) : element))
}

/** Of what the router's elements hold, the part that is looked at here. */
type Props = {
  children?: ReactNode
  rel?: string
  href?: string
  type?: string
  nonce?: string
  dangerouslySetInnerHTML?: { __html: string }
}

function late({ props }: ReactElement<Props>, preloads: readonly string[]) {
  const start = props.dangerouslySetInnerHTML?.__html ?? ''
  return (
    <script key="start" type="module" async nonce={props.nonce} suppressHydrationWarning>
      {askAfterPainting(start, preloads)}
    </script>
  )
}

/** What stands in a tree of fragments, one after the other. */
function listElements(node: ReactNode): ReactElement<Props>[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<Props>(child)) return []
    return child.type === Fragment ? listElements(child.props.children) : [child]
  })
}

const isPreload = ({ props }: ReactElement<Props>): boolean => props.rel === 'modulepreload'
