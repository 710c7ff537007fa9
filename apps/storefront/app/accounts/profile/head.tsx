import type { ReactNode } from 'react'

/** The name of the page, and beside it what can be done with all of it. */
export function ProfileHead({ children }: { children?: ReactNode }) {
  return (
    <div className="mb-4 flex min-h-12 items-center justify-between gap-4 lg:mb-6 lg:min-h-11">
      <h1 className="text-h1 font-extrabold">My Profile</h1>
      {children}
    </div>
  )
}
