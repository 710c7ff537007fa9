import type { CoveredCustomer } from '@ahia/contracts/admin/customers'
import { Tag } from '@ahia/ui/tag'

const STATES = {
  ACTIVE: ['ok', 'Active'],
  SUSPENDED: ['danger', 'Blocked'],
  DELETED: ['neutral', 'Deleted'],
} as const

export function StatusTag({ customer: { status, isRestricted } }: { customer: CoveredCustomer }) {
  const [tone, label] = STATES[status]
  return (
    <>
      <Tag tone={tone}>{label}</Tag>
      {isRestricted && <Tag tone="warn">Restricted: keep, but don't use</Tag>}
    </>
  )
}
