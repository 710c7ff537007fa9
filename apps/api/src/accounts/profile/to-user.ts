import type { User } from '@ahia/contracts/shapes/user'
import type { Customer } from './profiles.sql.ts'

/** SESS-02: the API's own shape of a customer. */
export const toUser = ({ email, status, createdAt, profile }: Customer): User => ({
  name: profile.name,
  email,
  phone: profile.phone,
  gender: profile.gender,
  address: {
    street: profile.street,
    city: profile.city,
    state: profile.state,
    country: profile.country,
  },
  status,
  createdAt: createdAt.toISOString(),
})
