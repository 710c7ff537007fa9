import type { Me } from '@ahia/contracts/admin/session'
import type { StaffPermission } from '@ahia/reference/staff/roles'
import { Button } from '@ahia/ui/button'
import type { ReactNode } from 'react'
import { loadStaff } from '#session/staff-session.ts'
import { may, useStaff } from '#session/use-staff.ts'
import { SignIn } from '#sign-in/sign-in.tsx'

type WithStaffProps = {
  /** The permission that the page needs; left out: every signed-in colleague may see it. */
  needs?: StaffPermission | readonly StaffPermission[]
  children: (me: Me) => ReactNode
}

/** A page for colleagues. Shows the sign-in to everybody else, and a message to colleagues whose roles do not include it. */
export function WithStaff({ needs = [], children }: WithStaffProps) {
  const staff = useStaff()
  if (staff.state === 'unknown') return <Waiting />
  if (staff.state === 'guest') return <SignIn />
  if (staff.state === 'failed') return <Unreachable />
  const wanted = typeof needs === 'string' ? [needs] : needs
  if (wanted.length > 0 && !wanted.some((need) => may(staff.me, need))) return <NotForYou />
  return children(staff.me)
}

function Waiting() {
  return (
    <>
      <p role="status" className="min-h-11 text-text-2 noscript:hidden">
        Loading…
      </p>
      <p className="hidden rounded-card bg-info-soft p-4 noscript:block">
        The back office needs JavaScript. Turn it on in your browser, then reload this page.
      </p>
    </>
  )
}

function Unreachable() {
  return (
    <section aria-labelledby="unreachable" className="grid justify-items-start gap-3">
      <h1 id="unreachable" className="text-h2 font-extrabold">
        We can't reach the market
      </h1>
      <p className="text-text-2">Check your connection, then try again. Nothing you did is lost.</p>
      <Button onClick={() => void loadStaff()}>Try Again</Button>
    </section>
  )
}

function NotForYou() {
  return (
    <section aria-labelledby="not-for-you" className="grid gap-2">
      <h1 id="not-for-you" className="text-h2 font-extrabold">
        This page isn't part of your work
      </h1>
      <p className="text-text-2">If it should be, ask an owner to add the role.</p>
    </section>
  )
}
