import type { AccountId } from '@ahia/contracts/ids'
import type { TeamData } from '@ahia/contracts/shapes/my-data'
import type { Reader } from '#tables.ts'
import { listRequestsOf, toDataRequest } from '../data-requests/data-requests.sql.ts'
import { listBlocks } from './blocks.sql.ts'
import { listNotes, listReveals } from './people.sql.ts'
import { listViews } from './support.sql.ts'

/** PRIV-02: what a customer asked us, and what our team did about them; without the names of colleagues. */
export async function listTeamData(reader: Reader, accountId: AccountId): Promise<TeamData> {
  return {
    dataRequests: (await listRequestsOf(reader, accountId)).map(toDataRequest),
    blocks: (await listBlocks(reader, accountId)).map(({ reason, words, blocked_at, ended_at }) => ({
      reason,
      words,
      blockedAt: blocked_at.toISOString(),
      endedAt: ended_at?.toISOString() ?? null,
    })),
    notes: (await listNotes(reader, accountId)).map(({ words, at }) => ({
      words,
      writtenAt: at.toISOString(),
    })),
    looks: (await listReveals(reader, accountId)).map(({ fields, reason, at }) => ({
      fields,
      reason,
      at: at.toISOString(),
    })),
    supportViews: (await listViews(reader, accountId)).map(({ openedAt, endedAt }) => ({
      openedAt: openedAt.toISOString(),
      endedAt: endedAt.toISOString(),
    })),
  }
}
