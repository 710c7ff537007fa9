import { type Found, find } from '@ahia/contracts/admin/work'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { Link } from '@ahia/web/components/link'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { call } from '#session/staff-session.ts'

const PAGES = {
  ORDER: '/orders/',
  SHOP: '/shops/',
  PRODUCT: '/goods/',
  CUSTOMER: '/customers/',
  ENQUIRY: '/enquiries/',
} as const satisfies Record<Found['kind'], string>

/** ADMIN-17: '/' leads here from anywhere. */
export function FindBox() {
  const field = useRef<HTMLInputElement>(null)
  const [found, setFound] = useState<Found[] | null>(null)
  const attempt = useAttempt("We couldn't search")
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.matches('input, textarea, select')
      if (event.key !== '/' || isTyping) return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [])
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const q = String(new FormData(event.currentTarget).get('q')).trim()
    if (q.length < 2) return
    attempt.run(async (signal) => setFound((await call(find, { q }, { signal })).found))
  }
  return (
    <search className="relative w-full md:ml-6 md:w-90">
      <form onSubmit={search}>
        <input
          ref={field}
          name="q"
          type="search"
          aria-label="Find an order, payment, shop, product or customer"
          placeholder="Find order, shop, email …"
          onKeyDown={(event) => event.key === 'Escape' && setFound(null)}
          className="min-h-10 w-full rounded-control border border-border-strong bg-surface px-3 text-small"
        />
      </form>
      {found && (
        <div className="absolute inset-x-0 top-full z-10 mt-1 rounded-card border border-border bg-surface p-2 shadow-e2">
          {found.length === 0 ? (
            <p role="status" className="p-2 text-small text-text-2">
              Nothing found. Enter a full email, telephone number, order number, reference, ID or shop name.
            </p>
          ) : (
            <ul>
              {found.map(({ kind, id, about }) => (
                <li key={`${kind} ${id}`}>
                  <Link
                    to={`${PAGES[kind]}${id}`}
                    onClick={() => setFound(null)}
                    className="block min-h-11 rounded-control p-2 text-small wrap-anywhere hover:bg-surface-2"
                  >
                    {about}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      <AttemptFailure attempt={attempt} />
    </search>
  )
}
