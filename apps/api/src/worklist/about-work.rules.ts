import { proposalLabel } from '@ahia/reference/staff/proposal-kinds'
import type { WorkKindName } from '@ahia/reference/staff/work-kinds'

/** What a line of work is about, in words. */
export const aboutWork = ({ kind, about }: { kind: WorkKindName; about: string }): string =>
  kind === 'PROPOSAL' ? proposalLabel(about) : about
