import { useEffect, useState } from 'react'
import { call } from '#session/customer-session.ts'
import { loadTotal } from '../listing/listing-part.ts'
import { type ListingQuery, listingHref } from '../listing/query.rules.ts'

/** Do not request a count after each typed digit. */
const PAUSE_MS = 150

type TotalQuestion = { query: ListingQuery; shopId?: string | undefined }
type KnownTotal = { of: string; total: number }

/** LIST-11: how many products a list would have; null while unknown. Only the latest request counts. */
export function useFilterTotal(wanted: TotalQuestion | null): number | null {
  const [known, setKnown] = useState<KnownTotal | null>(null)
  const of = wanted && listingHref(wanted.shopId ?? '', wanted.query)

  useEffect(() => {
    if (wanted === null || of === null) return
    const asking = new AbortController()
    const timer = setTimeout(() => {
      loadTotal(call, wanted, asking.signal).then(
        (total) => setKnown({ of, total }),
        () => undefined, // then the button shows no number
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [of]) // the URL alone identifies the request

  return known !== null && known.of === of ? known.total : null
}
