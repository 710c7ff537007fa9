import type { AccountId } from '@ahia/contracts/ids'
import type { Reader } from '#tables.ts'
import { maskEmail, maskName, maskPhone } from './mask.rules.ts'
import { customerNotFound } from './people.errors.ts'
import { findByEmail, findByPhone, findPeople, type Person } from './people.sql.ts'

/** As every colleague sees a customer until they look at it in full. */
export type CoveredCustomer = {
  id: AccountId
  name: string | null
  email: string | null
  phone: string | null
  state: string | null
  status: Person['status']
  isRestricted: boolean
  createdAt: string
}

type Key = { email: string } | { phone: string } | { accountId: AccountId }

/** ADMIN-35: by a whole key, never by a part of one. What comes back is masked. */
export async function findCustomers(reader: Reader, key: Key): Promise<CoveredCustomer[]> {
  return (await findPeople(reader, await findIds(reader, key))).map(coverPerson)
}

async function findIds(reader: Reader, key: Key): Promise<AccountId[]> {
  if ('phone' in key) return findByPhone(reader, key.phone)
  if ('accountId' in key) return [key.accountId]
  const id = await findByEmail(reader, key.email.trim().toLowerCase())
  return id ? [id] : []
}

export async function getCoveredCustomer(reader: Reader, accountId: AccountId): Promise<CoveredCustomer> {
  return coverPerson(await getPerson(reader, accountId))
}

export async function getPerson(reader: Reader, accountId: AccountId): Promise<Person> {
  const [person] = await findPeople(reader, [accountId])
  if (!person) throw customerNotFound()
  return person
}

const coverPerson = (person: Person): CoveredCustomer => ({
  id: person.accountId,
  name: person.name && maskName(person.name),
  email: person.email && maskEmail(person.email),
  phone: person.phone && maskPhone(person.phone),
  state: person.state,
  status: person.status,
  isRestricted: person.restrictedAt !== null,
  createdAt: person.createdAt.toISOString(),
})
