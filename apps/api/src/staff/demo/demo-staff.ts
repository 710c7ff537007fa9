import type { StaffMemberId } from '@ahia/contracts/ids'
import { STAFF_ROLES, type StaffRole } from '@ahia/reference/staff/roles'
import { newId } from '#platform/ids.ts'
import type { Secrets } from '#platform/secrets.ts'
import type { Db } from '#tables.ts'
import { codeNow, newAuthenticatorSecret } from '../factors/authenticator.ts'
import { insertAuthenticator, listSealedSecrets } from '../factors/factors.sql.ts'
import { openSealed, sealText } from '../factors/sealed-text.ts'
import { insertMember } from '../members/members.sql.ts'

/** Known to everybody: these colleagues exist only where no money moves (ADMIN-11). */
export const DEMO_STAFF_PASSWORD = 'work-at-ahia-2026'

/** Of that password, made once: hashing it at every first start would take time for nothing. */
export const DEMO_STAFF_PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$CFEaxi9L+vsML2LojlfmtQ$dsbJrhmY1F6dTMsIXUOB1ferXfaL8HC0RPUrLctzZv4'

/** One for each role; two where there must be two owners, and where a colleague decides what another one did. */
export const DEMO_STAFF = [
  { name: 'Ada Okafor', email: 'owner@example.com', role: 'OWNER' },
  { name: 'Tunde Bello', email: 'owner2@example.com', role: 'OWNER' },
  { name: 'Ngozi Umeh', email: 'support@example.com', role: 'SUPPORT' },
  { name: 'Musa Ibrahim', email: 'merchants@example.com', role: 'MERCHANTS' },
  { name: 'Chika Eze', email: 'merchants2@example.com', role: 'MERCHANTS' },
  { name: 'Bisi Adeyemi', email: 'catalogue@example.com', role: 'CATALOGUE' },
  { name: 'Sade Cole', email: 'catalogue2@example.com', role: 'CATALOGUE' },
  { name: 'Emeka Nwosu', email: 'arbiter@example.com', role: 'ARBITER' },
  { name: 'Halima Sani', email: 'arbiter2@example.com', role: 'ARBITER' },
  { name: 'Femi Ojo', email: 'maker@example.com', role: 'FINANCE_MAKER' },
  { name: 'Zainab Yusuf', email: 'checker@example.com', role: 'FINANCE_CHECKER' },
  { name: 'Ebele Okoro', email: 'auditor@example.com', role: 'AUDITOR' },
] as const satisfies readonly { name: string; email: string; role: StaffRole }[]

/** Adds who is missing; those who are there keep their factors. */
export async function addDemoStaff({ db, secrets }: { db: Db; secrets: Secrets }): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { name, email, role } of DEMO_STAFF) {
      const id = newId<StaffMemberId>()
      const passwordHash = DEMO_STAFF_PASSWORD_HASH
      if (!(await insertMember(tx, { id, email, name, passwordHash, roles: [role] }))) continue
      const sealedSecret = sealText(secrets, newAuthenticatorSecret())
      await insertAuthenticator(tx, { staffId: id, sealedSecret, step: 0 })
    }
  })
}

/** ADMIN-11: a database that a trial market was played in is not opened where money is real: everybody could sign in to it. */
export async function refuseDemoStaff({ db }: { db: Db }): Promise<void> {
  const emails = DEMO_STAFF.map(({ email }) => email)
  if ((await listSealedSecrets(db.read, emails)).length > 0)
    throw new Error(
      'This database has the demo colleagues of a trial market, whose password everybody knows. Use a live PAYSTACK_SECRET_KEY with a database of its own.',
    )
}

/** What the authenticator apps of the demo colleagues would show now. */
export async function listDemoCodes({ db, secrets }: { db: Db; secrets: Secrets }) {
  const emails = DEMO_STAFF.map(({ email }) => email)
  const sealed = new Map((await listSealedSecrets(db.read, emails)).map((one) => [one.email, one.secret]))
  return DEMO_STAFF.flatMap(({ name, email, role }) => {
    const secret = sealed.get(email)
    if (secret === undefined) return []
    return [{ name, email, role: STAFF_ROLES[role].label, code: codeNow(openSealed(secrets, secret)) }]
  })
}

export const demoStaffWords = (adminUrl: string, marketUrl: string): string =>
  `${adminUrl} (${DEMO_STAFF[0].email}, password ${DEMO_STAFF_PASSWORD}; all colleagues and their codes: ${marketUrl}/dev/console)`
