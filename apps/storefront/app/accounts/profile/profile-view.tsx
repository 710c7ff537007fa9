import type { User } from '@ahia/contracts/shapes/user'
import { lagosDate } from '@ahia/rules/lagos-date'
import { Tag } from '@ahia/ui/tag'
import { isTime } from '@ahia/web/storage/stored-fields'
import type { ReactNode } from 'react'
import { GENDER_LABELS } from '../gender-labels.ts'
import { ProfileRow } from './group.tsx'

/** PROF-02: the first block of the read view. */
export function AccountInformation({ user: { name, email, phone, gender } }: { user: User }) {
  return (
    <ProfileRow title="Account Information">
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <Row name="Full name" value={name} />
        <Row name="Email" value={email} />
        <Row name="Phone" value={phone} />
        <Row name="Gender" value={gender && GENDER_LABELS[gender]} />
      </dl>
    </ProfileRow>
  )
}

/** PROF-02: street; city and state; country. */
export function AddressCard({ address: { street, city, state, country } }: Pick<User, 'address'>) {
  const lines = [street, [city, state].filter(Boolean).join(', '), country].filter(Boolean)
  return (
    <ProfileRow title="Address">
      {lines.length > 0 ? (
        <address className="grid gap-1 wrap-anywhere not-italic">
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      ) : (
        <p className="text-text-3">No address yet</p>
      )}
    </ProfileRow>
  )
}

/** PROF-02: ACTIVE is green. */
export function AccountStatus({ user: { status, createdAt } }: { user: User }) {
  return (
    <ProfileRow title="Account Status">
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <Row name="Status" value={<Tag tone={status === 'ACTIVE' ? 'ok' : 'neutral'}>{status}</Tag>} />
        <Row name="Member since" value={isTime(createdAt) ? lagosDate(createdAt) : 'Unknown'} />
      </dl>
    </ProfileRow>
  )
}

function Row({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-small text-text-2">{name}</dt>
      <dd className="font-semibold wrap-anywhere">
        {value || <span className="font-normal text-text-3">Not provided</span>}
      </dd>
    </div>
  )
}
