import type { DemoColleague } from '@ahia/contracts/developers/dev-console'

/** ADMIN-11: who can sign in to the back office, and what their authenticator apps show. Reload for new codes. */
export function DevConsoleStaff({ staff }: { staff: DemoColleague[] }) {
  return (
    <section aria-labelledby="staff" className="mt-6">
      <h2 id="staff" className="text-h2 font-extrabold">
        Colleagues of the back office
      </h2>
      <p className="mt-1 text-text-2">
        The start says where it is. Each code works once; reload for the next.
      </p>
      <ul aria-labelledby="staff" className="mt-3 grid gap-1">
        {staff.map(({ name, email, role, code }) => (
          <li key={email} className="flex flex-wrap gap-x-4">
            <span className="font-mono font-semibold">{code}</span>
            <span className="wrap-anywhere">{email}</span>
            <span className="text-text-2">
              {name}, {role}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
