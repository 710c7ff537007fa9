import { expect, test } from 'vitest'
import { STAFF_PERMISSIONS, STAFF_ROLE_NAMES, STAFF_ROLES, type StaffRole } from './roles.ts'

const topicsOf = (role: StaffRole, side: 'propose' | 'agree') =>
  STAFF_ROLES[role].permissions.flatMap((one) =>
    one.endsWith(`.${side}`) ? [one.slice(0, one.lastIndexOf('.'))] : [],
  )

test.each(STAFF_ROLE_NAMES)('ADMIN-08 %s agrees to nothing that it could have proposed', (role) => {
  expect(topicsOf(role, 'propose').filter((topic) => topicsOf(role, 'agree').includes(topic))).toEqual([])
})

test('ADMIN-08 whatever can be proposed, another role can agree to, and every permission has a holder', () => {
  const proposed = STAFF_ROLE_NAMES.flatMap((role) => topicsOf(role, 'propose'))
  const agreed = STAFF_ROLE_NAMES.flatMap((role) => topicsOf(role, 'agree'))
  const held = new Set<string>(STAFF_ROLE_NAMES.flatMap((role) => [...STAFF_ROLES[role].permissions]))

  expect(new Set(proposed)).toEqual(new Set(agreed))
  expect(STAFF_PERMISSIONS.filter((one) => !held.has(one))).toEqual([])
})

test('ADMIN-08 the auditor reads and changes nothing; an owner touches no money', () => {
  expect(STAFF_ROLES.AUDITOR.permissions.filter((one) => !one.endsWith('.read'))).toEqual([])
  expect(STAFF_ROLES.OWNER.permissions.filter((one) => /^(refunds|rates|chargebacks)/.test(one))).toEqual([])
})
