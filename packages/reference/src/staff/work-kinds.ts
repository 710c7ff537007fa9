import type { StaffPermission } from './roles.ts'

type WorkKind = {
  /** On screen. */
  label: string
  /** Who may act on it, and so sees it; null where each item needs a permission of its own. */
  needs: StaffPermission | null
  /** Its page in the back office; `{id}` for the subject. */
  page: `/${string}`
}

/** ADMIN-12: everything that waits for staff. Each kind comes from a view of its slice. */
export const WORK_KINDS = {
  NEW_SHOP: { label: 'New shop', needs: 'shops.review', page: '/shops/{id}' },
  CHANGED_SHOP: { label: 'Changed shop', needs: 'shops.review', page: '/shops/{id}' },
  REPORTED_PRODUCT: { label: 'Reported product', needs: 'goods.moderate', page: '/goods/{id}' },
  REPORTED_REVIEW: { label: 'Reported review', needs: 'goods.moderate', page: '/goods?list=reviews' },
  LISTING_REVIEW: { label: 'Product to check', needs: 'goods.moderate', page: '/goods/{id}' },
  LISTING_APPEAL: { label: 'Appeal about a product', needs: 'goods.moderate', page: '/goods/{id}' },
  SHOP_DOCUMENT: { label: 'Document expires', needs: 'shops.review', page: '/shops/{id}' },
  CHARGEBACK: { label: 'Chargeback', needs: 'chargebacks.answer', page: '/chargebacks/{id}' },
  DISPUTE: { label: 'Dispute', needs: 'disputes.decide', page: '/disputes/{id}' },
  ENQUIRY: { label: 'Enquiry', needs: 'enquiries.answer', page: '/enquiries/{id}' },
  ANNOUNCEMENT: {
    label: 'Announcement',
    needs: 'announcements.propose',
    page: '/announcements/{id}',
  },
  SUSPENSION_ANSWER: { label: 'Answer to a suspension', needs: 'shops.suspend', page: '/shops/{id}' },
  STANDING_APPEAL: { label: 'Appeal by a shop', needs: 'shops.suspend', page: '/appeals/{id}' },
  REFUND: { label: 'Refund stuck', needs: 'refunds.propose', page: '/refunds/{id}' },
  BREACH: { label: 'Personal data at risk', needs: 'people.rights', page: '/breaches' },
  DATA_REQUEST: { label: 'Request about data', needs: 'people.rights', page: '/data-requests' },
  BLOCK_REVIEW: { label: 'Blocked customer', needs: 'people.block', page: '/customers/{id}' },
  ACCESS_REVIEW: { label: 'Confirm roles', needs: 'staff.manage', page: '/access-review' },
  PROPOSAL: { label: 'Proposal', needs: null, page: '/proposals' },
} as const satisfies Record<string, WorkKind>

export type WorkKindName = keyof typeof WORK_KINDS
export const WORK_KIND_NAMES = Object.keys(WORK_KINDS) as [WorkKindName, ...WorkKindName[]]
