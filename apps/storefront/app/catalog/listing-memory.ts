import { useEffect, useRef } from 'react'
import type { Late, Part } from '#platform/answer.ts'
import type { createAsker } from '#platform/asker.ts'

type Served<T> = {
  asker: ReturnType<typeof createAsker<T>>
  given: Late<Part<T>>
  key: string
}

/** SHELL-04: what came with the page itself is known too when Back leads to it. */
export function useServedMemory<T>({ asker, given, key }: Served<T>): void {
  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current) return
    isFirst.current = false
    if (given instanceof Promise || given.state !== 'there') return
    const { value } = given
    void asker({ key, ask: () => Promise.resolve(value) })
  }, [asker, given, key])
}
