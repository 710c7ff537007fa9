import { type CoveredCustomer, findCustomers, openSupportView } from '@ahia/contracts/admin/customers'
import type { Me } from '@ahia/contracts/admin/session'
import { Button } from '@ahia/ui/button'
import { TextField } from '@ahia/ui/forms/field'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { Link } from '@ahia/web/components/link'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { definePage } from '@ahia/web/router/page'
import { useNavigate } from '@ahia/web/router/router-context'
import { isId } from '@ahia/web/storage/stored-fields'
import { type FormEvent, useState } from 'react'
import { call } from '#session/staff-session.ts'
import { may } from '#session/use-staff.ts'
import { officeTitle } from '#shell/office-title.ts'
import { WithStaff } from '#shell/with-staff.tsx'
import { StatusTag } from './status-tag.tsx'

export default definePage({
  head: () => ({ title: officeTitle('Customers'), isIndexed: false }),
  isPublic: true,
  View: () => <WithStaff needs="people.find">{(me) => <Customers me={me} />}</WithStaff>,
})

/** ADMIN-35: by a whole key, never by a part of one. */
function Customers({ me }: { me: Me }) {
  const [key, setKey] = useState('')
  const [found, setFound] = useState<readonly CoveredCustomer[] | null>(null)
  const attempt = useAttempt("We couldn't search", ['email', 'phone', 'orderId'])
  const search = (event: FormEvent) => {
    event.preventDefault()
    attempt.run(async (signal) => {
      setFound(null)
      setFound((await call(findCustomers, toKey(key.trim()), { signal })).customers)
    })
  }
  const wrong = attempt.errorOf('email') ?? attempt.errorOf('phone') ?? attempt.errorOf('orderId')
  return (
    <div className="grid gap-6">
      <h1 className="text-h2 font-extrabold">Customers</h1>
      <form
        onSubmit={search}
        className="grid max-w-reading gap-3 rounded-card border border-border bg-surface p-4"
      >
        <TextField
          label="Full email, full telephone number or order ID"
          isUnmarked
          autoFocus
          autoComplete="off"
          spellCheck={false}
          value={key}
          onChange={(event) => setKey(event.target.value)}
          error={wrong}
          attempted={attempt.state.step === 'failed'}
        />
        <Button type="submit" busy={attempt.state.step === 'busy'} className="justify-self-start">
          Find
        </Button>
        <AttemptFailure attempt={attempt} />
      </form>
      <div role="status">{found && <Found customers={found} />}</div>
      {may(me, 'people.support') && <SupportCode />}
    </div>
  )
}

function toKey(key: string) {
  if (key.includes('@')) return { email: key }
  return isId(key) ? { orderId: key } : { phone: key }
}

function Found({ customers }: { customers: readonly CoveredCustomer[] }) {
  if (customers.length === 0)
    return <p className="text-text-2">No exact match. Enter a full email, telephone number or order ID.</p>
  return (
    <ul className="divide-y divide-border rounded-card border border-border bg-surface">
      {customers.map((customer) => (
        <li key={customer.id} className="flex flex-wrap items-center gap-x-4 px-3">
          <Link
            to={`/customers/${customer.id}`}
            className="flex min-h-11 items-center font-semibold hover:underline"
          >
            {customer.name ?? 'No name yet'}
          </Link>
          <span className="text-small text-text-2">
            {[customer.email, customer.phone, customer.state].filter(Boolean).join(' · ')}
          </span>
          <StatusTag customer={customer} />
        </li>
      ))}
    </ul>
  )
}

/** ADMIN-38: to see what a customer sees, without being them. */
function SupportCode() {
  const navigate = useNavigate()
  const [code, setCode] = useState('')
  const attempt = useAttempt("We couldn't open it", ['code'])
  const open = (event: FormEvent) => {
    event.preventDefault()
    attempt.run(async (signal) => {
      const { id } = await call(openSupportView, { code: code.trim() }, { signal })
      await navigate(`/support-views/${id}`)
    })
  }
  return (
    <form
      onSubmit={open}
      className="grid max-w-reading gap-3 rounded-card border border-border bg-surface p-4"
    >
      <h2 className="text-h3 font-extrabold">See a customer's cart</h2>
      <p className="text-small text-text-2">
        Ask for the six digits under 'Help with your cart' in their profile. They'll see that you're looking,
        for 15 minutes at most.
      </p>
      <TextField
        label="Six digits"
        isUnmarked
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={attempt.errorOf('code')}
        attempted={attempt.state.step === 'failed'}
      />
      <Button
        type="submit"
        look="outline"
        busy={attempt.state.step === 'busy'}
        className="justify-self-start"
      >
        See cart and checkout
      </Button>
      <AttemptFailure attempt={attempt} />
    </form>
  )
}
