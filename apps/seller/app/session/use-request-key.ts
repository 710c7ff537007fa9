import { newUuid } from '@ahia/web/browser/new-uuid'
import { useRef } from 'react'

/** SELL-07: the same request after a failure carries the same key, so that it is done once. */
export function useRequestKey(): (content: unknown) => string {
  const sent = useRef({ text: '', key: '' })
  return (content) => {
    const text = JSON.stringify(content)
    if (sent.current.text !== text) sent.current = { text, key: newUuid() }
    return sent.current.key
  }
}
