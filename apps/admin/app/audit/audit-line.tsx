import type { ShownEntry } from '@ahia/contracts/admin/audit'
import { STAFF_ROLES } from '@ahia/reference/staff/roles'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { Link } from '@ahia/web/components/link'
import { auditPath } from './audit-path.rules.ts'

const ACTORS = {
  STAFF: 'A colleague',
  SHOP: 'A shop',
  CUSTOMER: 'A customer',
  MARKET: 'The market itself',
} as const

/** One entry. Its act and what it is about lead to all entries of the same. */
export function AuditLine({ entry }: { entry: ShownEntry }) {
  const { sequence, happenedAt, by, actorKind, role, network, act, subjects, fields, reason } = entry
  const roles: Record<string, { label: string }> = STAFF_ROLES
  return (
    <li className="grid gap-1 p-3 text-small">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span className="font-mono text-meta text-text-2">{sequence}</span>
        <Link
          to={auditPath({ act })}
          className="inline-flex min-h-6 items-center font-semibold text-brand-text hover:underline"
        >
          {act}
        </Link>
        <span>
          {by ?? ACTORS[actorKind]}
          {role !== null && <span className="text-text-2">, {roles[role]?.label ?? role}</span>}
        </span>
        <time dateTime={happenedAt} className="text-text-2 sm:ml-auto">
          {lagosMoment(happenedAt)}
        </time>
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 font-mono text-meta">
        {subjects.map((subject) => (
          <li key={subject}>
            <Link
              to={auditPath({ subject })}
              className="inline-flex min-h-6 items-center wrap-anywhere text-text-2 hover:underline"
            >
              {subject}
            </Link>
          </li>
        ))}
      </ul>
      {(fields.length > 0 || reason !== null || network !== null) && (
        <p className="text-meta text-text-2">
          {[
            fields.length > 0 && `changed: ${fields.join(', ')}`,
            reason !== null && `reason: ${reason}`,
            network !== null && `from ${network}`,
          ]
            .filter(Boolean)
            .join('; ')}
        </p>
      )}
    </li>
  )
}
