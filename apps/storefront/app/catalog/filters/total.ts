import { useEffect, useState } from 'react'
import { call } from '#session/customer-session.ts'
import { askForTotal } from '../listing/listing-part.ts'
import { type ListingQuery, listingHref } from '../listing/query.rules.ts'

/** Somebody who types an amount is not asked about after each digit. */
const PAUSE_MS = 150

type TotalQuestion = { query: ListingQuery; shopId?: string | undefined }
type KnownTotal = { of: string; total: number }

/** LIST-11: how many products a list would have; null while that is not known. Only the newest question counts. */
export function useFilterTotal(wanted: TotalQuestion | null): number | null {
  const [known, setKnown] = useState<KnownTotal | null>(null)
  const of = wanted && listingHref(wanted.shopId ?? '', wanted.query)

  useEffect(() => {
    if (wanted === null || of === null) return
    const asking = new AbortController()
    const timer = setTimeout(() => {
      askForTotal(call, wanted, asking.signal).then(
        (total) => setKnown({ of, total }),
        () => undefined, // the button then goes without a number
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [of]) // the address alone says whether it is another question

  return known !== null && known.of === of ? known.total : null
}
