import type { Me } from '@ahia/contracts/admin/session'
import type { StaffPermission } from '@ahia/reference/staff/roles'
import { useSyncExternalStore } from 'react'
import { type Staff, staffStore } from './staff-session.ts'

const UNKNOWN: Staff = { state: 'unknown' }

export const useStaff = (): Staff => useSyncExternalStore(staffStore.subscribe, staffStore.get, () => UNKNOWN)

/** ADMIN-09: what one may not do is not shown. */
export const may = ({ permissions }: Me, permission: StaffPermission): boolean =>
  permissions.includes(permission)
