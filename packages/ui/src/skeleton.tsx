import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** One block in the shape of what is loading; give it that shape: `className="aspect-square w-full"`. */
export function Skeleton({ className }: { className: string }) {
  return (
    <div
      aria-hidden="true"
      className={classNames('animate-shimmer rounded-control bg-surface-2', className)}
    />
  )
}

/** Announces once that something is loading, however many blocks are inside. */
export function SkeletonGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {label}
      </p>
      {children}
    </div>
  )
}
