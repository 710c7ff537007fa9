import { ANNOUNCEMENT_NOTICE_DAYS, type AnnouncementKind } from '@ahia/reference/staff/announcements'
import { DomainError } from '#platform/domain-error.ts'

export const announcementNotFound = () =>
  new DomainError('ANNOUNCEMENT_NOT_FOUND', "We can't find this announcement")

export const noticeTooShort = (kind: AnnouncementKind) =>
  new DomainError(
    'NOTICE_TOO_SHORT',
    `Shops must get this ${ANNOUNCEMENT_NOTICE_DAYS[kind]} days before it applies. Choose a later date.`,
  )

const NOW = {
  DRAFT: 'It is a draft.',
  PLANNED: 'It is already scheduled.',
  SENT: 'It has already been sent.',
  CANCELLED: 'It was withdrawn.',
  TOO_LATE: 'It is too late to send it.',
} as const

export const announcementStepRefused = (state: keyof typeof NOW) =>
  new DomainError('STEP_REFUSED', NOW[state])
