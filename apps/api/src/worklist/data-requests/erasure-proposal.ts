import { accountIdSchema, dataRequestIdSchema } from '@ahia/contracts/ids'
import { z } from 'zod'
import { eraseByRequest } from '#accounts/data-requests/erase-by-request.ts'
import type { DeletionDeps } from '#accounts/my-data/delete-my-account.ts'
import { type ProposalKind, proposalKind } from '#staff/proposals/proposal-kind.ts'

/** PRIV-08, ADMIN-45: an erasure that one person proposes and another agrees to. */
export const erasureKind = (deps: Pick<DeletionDeps, 'deleteBelongings'>): ProposalKind =>
  proposalKind({
    name: 'erasures.carry-out',
    needs: 'erasures.agree',
    payload: z.strictObject({
      request: dataRequestIdSchema,
      account: accountIdSchema,
      identity: z.enum(['SIGNED_IN', 'EMAIL_ANSWERED', 'DOCUMENT_SEEN']),
    }),
    about: ({ account }) => [`account:${account}`],
    carryOut: async (tx, { request, account, identity }, by) =>
      (await eraseByRequest(tx, deps, { request, account, identity, by }))
        ? [`data-request:${request}`, `account:${account}`]
        : null,
  })
