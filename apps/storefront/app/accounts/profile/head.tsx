import type { ReactNode } from 'react'

/** The page's heading, and the actions beside it. */
export function ProfileHead({ children }: { children?: ReactNode }) {
  return (
    <div className="mb-4 flex min-h-12 items-center justify-between gap-4 lg:mb-6 lg:min-h-11">
      <h1 className="text-h1 font-extrabold">My Profile</h1>
      {children}
    </div>
  )
}
