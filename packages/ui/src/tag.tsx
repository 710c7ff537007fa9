import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const TONES = {
  ok: 'bg-ok-soft text-ok',
  warn: 'bg-warn-soft text-warn',
  info: 'bg-info-soft text-info',
  danger: 'bg-danger-soft text-danger',
  neutral: 'bg-neutral-soft text-neutral',
} as const

export type TagTone = keyof typeof TONES

/** A word about the state of something. The word carries the meaning; the colour only helps. */
export function Tag({ tone = 'neutral', children }: { tone?: TagTone; children: ReactNode }) {
  return (
    <span className={classNames('inline-block rounded-tag px-2 py-0.5 text-meta font-semibold', TONES[tone])}>
      {children}
    </span>
  )
}
