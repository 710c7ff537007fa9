import { type RefObject, useLayoutEffect, useRef } from 'react'

/** As good as at the end: fingers and zoomed pages do not stop to the pixel. */
const NEAR_PX = 48
const ROOM_ABOVE_PX = 12

type Parts = {
  log: RefObject<HTMLElement | null>
  /** What was said last: if the reply is higher than the log, this stays in view at its top, or at least its end. */
  last: RefObject<HTMLElement | null>
}

/** What the log has come to; `isOwn` when the person has just sent something, and so wants to see it. */
type Growth = { grownTo: string; isOwn: boolean }

/**
 * Follows the end of the log as it grows, but only for somebody who was there: a person who reads further up is left alone.
 * Returns the scroll handler.
 */
export function useFollowedEnd({ log, last }: Parts, { grownTo, isOwn }: Growth): () => void {
  const isFollowing = useRef(true)
  const putAt = useRef(0)
  useLayoutEffect(() => {
    if (!log.current || !(isOwn || isFollowing.current)) return
    putAt.current = putAtEnd(log.current, last.current)
    isFollowing.current = true
  }, [log, last, grownTo, isOwn])
  // A message of many lines or a phone's keyboard takes room away from below.
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

/** Words that fill the log leave half of it to what comes after them. */
function placeOf({ offsetTop, offsetHeight }: HTMLElement, box: HTMLElement): number {
  return Math.max(offsetTop - ROOM_ABOVE_PX, offsetTop + offsetHeight - box.clientHeight / 2)
}

const endOf = (box: HTMLElement): number => box.scrollHeight - box.clientHeight
