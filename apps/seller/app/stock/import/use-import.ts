import type { DataOf } from '@ahia/contracts/endpoint'
import { MAX_IMPORT_BYTES } from '@ahia/contracts/limits'
import {
  applyImport,
  getImport,
  getLastImport,
  type Import,
  type ImportRow,
  matchImportColumns,
  sendImport,
} from '@ahia/contracts/seller/imports'
import type { ImportColumn } from '@ahia/reference/seller/import-columns'
import { shopSession } from '@ahia/shop-session/shop-session'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { useEffect, useState } from 'react'
import { useRequestKey } from '#session/use-request-key.ts'

const POLL_MS = 1_500

const isRunning = ({ state }: Import): boolean => state === 'READING' || state === 'APPLYING'

/** The last file of the shop; while the server works on it, it is asked for again and again. */
export function useImport(first: Import | null) {
  const [current, setCurrent] = useState(first)
  const sending = useAttempt("We couldn't send your file.")
  const applying = useAttempt("We couldn't save your file.")
  const [isTooLarge, setTooLarge] = useState(false)
  const matching = useAttempt("We couldn't check your file again.")
  const keyFor = useRequestKey()
  useEffect(() => {
    if (!current || !isRunning(current)) return
    const timer = setTimeout(() => {
      shopSession.call(getLastImport, {}).then(
        ({ import: now }) => setCurrent(now),
        () => setCurrent({ ...current }), // asked again: the server works on, with or without us
      )
    }, POLL_MS)
    return () => clearTimeout(timer)
  }, [current])
  return {
    current,
    sending,
    applying,
    matching,
    isTooLarge,
    send: (file: File) => {
      setTooLarge(file.size > MAX_IMPORT_BYTES) // before it costs anybody's data
      if (file.size > MAX_IMPORT_BYTES) return
      sending.run(async (signal) => {
        const { import: sent } = await shopSession.call(sendImport, {}, { signal, files: [file] })
        setCurrent(sent)
      })
    },
    match: (file: Import, means: (ImportColumn | null)[]) =>
      matching.run(async (signal) => {
        const sent = { id: file._id, means }
        const answer = await shopSession.call(
          matchImportColumns,
          { ...sent, requestKey: keyFor(sent) },
          { signal },
        )
        setCurrent(answer.import)
      }),
    apply: (planned: Import, oddPrices: 'LEAVE_OUT' | 'APPLY') =>
      applying.run(async (signal) => {
        const sent = {
          id: planned._id,
          planHash: planned.planHash ?? '',
          wrongRows: 'LEAVE_OUT',
          oddPrices,
        } as const
        const { import: started } = await shopSession.call(
          applyImport,
          { ...sent, requestKey: keyFor(sent) },
          { signal },
        )
        setCurrent(started)
      }),
  }
}

export const loadRows = (
  { _id: id }: Import,
  only: ImportRow['outcome'],
  after: number,
  signal: AbortSignal,
): Promise<DataOf<typeof getImport>> =>
  shopSession.call(getImport, { id, only, after: String(after) }, { signal })
