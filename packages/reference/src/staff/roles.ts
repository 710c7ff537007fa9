/**
 * ADMIN-08: what staff can be permitted to do, as topic and verb. A role is a bundle of them, and never holds both a
 * `.propose` and its `.agree`.
 */
export const STAFF_PERMISSIONS = [
  'announcements.agree',
  'announcements.propose',
  'audit.read',
  'chargebacks.answer',
  'disputes.decide',
  'disputes.read',
  'enquiries.answer',
  'erasures.agree',
  'erasures.propose',
  'goods.moderate',
  'goods.read',
  'goods-rules.agree',
  'goods-rules.propose',
  'orders.move',
  'orders.read',
  'people.block',
  'people.find',
  'people.reveal',
  'people.rights',
  'people.sessions',
  'people.support',
  'rates.agree',
  'rates.propose',
  'refunds.agree',
  'refunds.propose',
  'reports.read',
  'settings.agree',
  'settings.propose',
  'shops.documents',
  'shops.read',
  'shops.review',
  'shops.suspend',
  'staff.manage',
  'switches.agree',
  'switches.propose',
  'window.edit',
] as const
export type StaffPermission = (typeof STAFF_PERMISSIONS)[number]

type Role = {
  /** On screen. */
  label: string
  /** What its holders do, in a sentence. */
  does: string
  permissions: readonly StaffPermission[]
}

const READS = ['disputes.read', 'goods.read', 'orders.read', 'shops.read'] as const

export const STAFF_ROLES = {
  OWNER: {
    label: 'Owner',
    does: "Manages colleagues and agrees to proposals. Can't move money.",
    permissions: [
      ...READS,
      'announcements.agree',
      'audit.read',
      'erasures.agree',
      'goods-rules.agree',
      'reports.read',
      'settings.agree',
      'staff.manage',
      'switches.agree',
    ],
  },
  SUPPORT: {
    label: 'Support',
    does: 'Helps customers: orders, enquiries, sessions, data requests.',
    permissions: [
      ...READS,
      'announcements.propose',
      'enquiries.answer',
      'erasures.propose',
      'orders.move',
      'people.block',
      'people.find',
      'people.reveal',
      'people.rights',
      'people.sessions',
      'people.support',
      'switches.propose',
    ],
  },
  MERCHANTS: {
    label: 'Merchants',
    does: 'Reviews shops and their documents, warns and suspends.',
    permissions: [
      ...READS,
      'announcements.propose',
      'enquiries.answer',
      'settings.propose',
      'shops.documents',
      'shops.review',
      'shops.suspend',
    ],
  },
  CATALOGUE: {
    label: 'Catalogue',
    does: 'Reviews reported goods, and manages the rules for goods and the front page.',
    permissions: [...READS, 'goods.moderate', 'goods-rules.propose', 'reports.read', 'window.edit'],
  },
  ARBITER: {
    label: 'Arbiter',
    does: 'Decides disputes and appeals.',
    permissions: [...READS, 'disputes.decide', 'orders.move'],
  },
  FINANCE_MAKER: {
    label: 'Finance (prepares)',
    does: 'Answers chargebacks, prepares refunds and rates.',
    permissions: [...READS, 'chargebacks.answer', 'rates.propose', 'refunds.propose', 'reports.read'],
  },
  FINANCE_CHECKER: {
    label: 'Finance (checks)',
    does: 'Approves refunds and rates that a colleague prepared.',
    permissions: [...READS, 'rates.agree', 'refunds.agree', 'reports.read'],
  },
  AUDITOR: {
    label: 'Auditor',
    does: "Can read the audit and everything that isn't personal. Can't change anything.",
    permissions: [...READS, 'audit.read', 'reports.read'],
  },
} as const satisfies Record<string, Role>

export type StaffRole = keyof typeof STAFF_ROLES
export const STAFF_ROLE_NAMES = Object.keys(STAFF_ROLES) as [StaffRole, ...StaffRole[]]
