import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Counts as the end: fingers and zoomed pages do not stop at the exact pixel. */
const NEAR_PX = 48
const GAP_ABOVE_PX = 12

type LogElements = {
  log: RefObject<HTMLElement | null>
  /** The last message: if the reply is taller than the log, this stays in view at the top, or at least its end does. */
  last: RefObject<HTMLElement | null>
}

/** `grownTo` changes when the log grows; `isOwn` when the person has just sent something and wants to see it. */
type LogGrowth = { grownTo: string; isOwn: boolean }

/**
 * Keeps the end of the log in view as it grows, unless the person has scrolled up to read.
 * Returns the scroll handler.
 */
export function useFollowedEnd({ log, last }: LogElements, { grownTo, isOwn }: LogGrowth): () => void {
  const isFollowing = useRef(true)
  const putAt = useRef(0)
  useLayoutEffect(() => {
    if (!log.current || !(isOwn || isFollowing.current)) return
    putAt.current = putAtEnd(log.current, last.current)
    isFollowing.current = true
  }, [log, last, grownTo, isOwn])
  // A long message or the keyboard of a phone makes the log smaller.
  useLayoutEffect(() => {
    const box = log.current
    if (!box) return
    const observer = new ResizeObserver(() => {
      if (isFollowing.current) putAt.current = putAtEnd(box, last.current)
    })
    observer.observe(box)
    return () => observer.disconnect()
  }, [log, last])
  return () => {
    const box = log.current
    if (!box) return
    const isNear = (place: number) => Math.abs(place - box.scrollTop) < NEAR_PX
    isFollowing.current = isNear(endOf(box)) || isNear(putAt.current)
  }
}

function putAtEnd(box: HTMLElement, last: HTMLElement | null): number {
  const end = endOf(box)
  box.scrollTop = last ? Math.min(end, placeOf(last, box)) : end
  return box.scrollTop
}

/** A message that fills the log leaves half of it to the reply. */
function placeOf({ offsetTop, offsetHeight }: HTMLElement, box: HTMLElement): number {
  return Math.max(offsetTop - GAP_ABOVE_PX, offsetTop + offsetHeight - box.clientHeight / 2)
}

const endOf = (box: HTMLElement): number => box.scrollHeight - box.clientHeight
