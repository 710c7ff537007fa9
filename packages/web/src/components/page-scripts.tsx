/// <reference types="vite/client" />
import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { Scripts } from 'react-router'
import { startScript } from '../loading/start-script.ts'

type PageScriptsProps = {
  /** The address of the script in the `<head>`. */
  boot: string
  when: 'at-once' | 'after-painting'
}

/**
 * The router's own `<Scripts>`, with a start script that survives a network that drops files (loading/start-script.ts).
 * It goes last into the `<body>`: a browser that has run them need not know how scripts are written, and React lets
 * elements that it does not know stand there.
 */
export function PageScripts({ boot, when }: PageScriptsProps) {
  if (!import.meta.env.SSR) return null
  const scripts = Scripts({})
  if (!import.meta.env.PROD) return scripts
  const elements = listElements(scripts)
  const preloads = elements.filter(isPreload).map(({ props }) => props.href ?? '')
  return elements
    .filter((element) => !isPreload(element))
    .map((element) => {
      if (element.props.type !== 'module') return element
      const { nonce, dangerouslySetInnerHTML } = element.props
      return (
        <script key="start" type="module" async nonce={nonce} suppressHydrationWarning>
          {startScript(dangerouslySetInnerHTML?.__html ?? '', { preloads, boot, when })}
        </script>
      )
    })
}

/** Of what the router's elements hold, the part that is read here. */
type ScriptProps = {
  children?: ReactNode
  rel?: string
  href?: string
  type?: string
  nonce?: string
  dangerouslySetInnerHTML?: { __html: string }
}

/** The elements of a tree of fragments, one after the other. */
function listElements(node: ReactNode): ReactElement<ScriptProps>[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<ScriptProps>(child)) return []
    return child.type === Fragment ? listElements(child.props.children) : [child]
  })
}

const isPreload = ({ props }: ReactElement<ScriptProps>): boolean => props.rel === 'modulepreload'
