import { cardClass } from '@ahia/ui/card'
import type { ReactNode } from 'react'

/** WIN-46: what belongs together on the profile, in the order of the page. */
const PROFILE_GROUPS = {
  details: 'Your details',
  shops: 'Your shops',
  safety: 'Sign-in and safety',
  privacy: 'Privacy and help',
} as const

type GroupId = keyof typeof PROFILE_GROUPS

const GROUP_IDS = Object.keys(PROFILE_GROUPS) as GroupId[]

type ProfileGroupProps = { id: GroupId; action?: ReactNode; children: ReactNode }

/** A heading that links lead to, with an action beside it. No landmark: its sections are. */
export const ProfileGroup = ({ id, action, children }: ProfileGroupProps) => (
  <div id={id} className="scroll-mt-24">
    <div className="mb-3 flex min-h-12 items-center justify-between gap-4">
      <h2 className="text-h2 font-extrabold">{PROFILE_GROUPS[id]}</h2>
      {action}
    </div>
    {children}
  </div>
)

/** One card for all sections of a group. */
export const ProfileRows = ({ children }: { children: ReactNode }) => (
  <div className={`divide-y divide-border ${cardClass}`}>{children}</div>
)

/** One section of a group: its title stands above it on a phone, beside it on a wide screen. */
export const ProfileRow = ({ title, children }: { title: string; children: ReactNode }) => (
  <section
    aria-label={title}
    className="grid grid-cols-[minmax(0,1fr)] gap-3 p-5 lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-6"
  >
    <h3 className="font-extrabold">{title}</h3>
    <div>{children}</div>
  </section>
)

/** The groups beside links to them. */
export const ProfileLayout = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-6 lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-8">
    <nav aria-label="On this page" className="lg:sticky lg:top-[calc(var(--header)+1.5rem)] lg:self-start">
      <ul className="flex flex-wrap gap-2 lg:grid">
        {GROUP_IDS.map((id) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center rounded-control border border-border bg-surface px-3 text-small font-semibold hover:bg-brand-soft hover:text-brand-text"
            >
              {PROFILE_GROUPS[id]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">{children}</div>
  </div>
)
