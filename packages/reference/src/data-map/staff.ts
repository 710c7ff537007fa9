import { type MappedTables, nothing } from './mapped-table.ts'

const NOT_A_CUSTOMER = { leftOut: 'It is about a colleague of ours.' }

/** Our own team, the audit, and tables of the machinery. */
export const STAFF_TABLES: MappedTables = {
  staff_members: {
    topic: 'staff',
    pseudonym: 'id',
    none: 'status created_at seen_at',
    personal: 'email name phone',
    sensitive: 'password_hash',
    exported: NOT_A_CUSTOMER,
  },
  staff_invitations: {
    topic: 'staff',
    pseudonym: 'id invited_by staff_id',
    none: 'roles created_at expires_at accepted_at',
    personal: 'email name phone',
    sensitive: 'token_hash',
    exported: NOT_A_CUSTOMER,
  },
  staff_passkeys: {
    topic: 'staff',
    pseudonym: 'credential_id staff_id',
    none: 'public_key sign_count transports created_at used_at',
    personal: 'name',
    exported: NOT_A_CUSTOMER,
  },
  staff_authenticators: {
    topic: 'staff',
    pseudonym: 'staff_id',
    none: 'last_step created_at',
    sensitive: 'sealed_secret',
    exported: NOT_A_CUSTOMER,
  },
  staff_challenges: {
    topic: 'staff',
    pseudonym: 'id staff_id invitation_id proposal_id',
    none: 'purpose challenge expires_at',
    sensitive: 'sealed_secret',
    exported: NOT_A_CUSTOMER,
  },
  staff_sessions: {
    topic: 'staff',
    pseudonym: 'id staff_id proof_for',
    none: 'created_at seen_at proof_at ended_at',
    personal: 'network device',
    sensitive: 'token_hash',
    exported: NOT_A_CUSTOMER,
  },
  staff_access_reviews: { topic: 'staff', pseudonym: 'confirmed_by held', none: 'quarter confirmed_at' },
  staff_factor_resets: {
    topic: 'staff',
    pseudonym: 'staff_id asked_by stopped_by',
    none: 'id asked_at takes_effect_at stopped_at done_at',
  },
  staff_failures: {
    topic: 'staff',
    pseudonym: 'staff_id',
    none: 'id happened_at kind',
    personal: 'network',
    exported: NOT_A_CUSTOMER,
  },
  staff_proposals: {
    topic: 'staff',
    pseudonym: 'id proposed_by decided_by payload',
    none: 'kind payload_hash needs words state proposed_at expires_at decided_at',
  },
  work_claims: { topic: 'staff', pseudonym: 'subject_id staff_id', none: 'kind claimed_at' },
  work_snoozes: {
    topic: 'staff',
    pseudonym: 'subject_id staff_id',
    none: 'kind begins_at until reason snoozed_at',
  },
  work_notices: { topic: 'staff', pseudonym: 'subject_id', none: 'kind begins_at stage sent_at' },
  staff_role_members: { topic: 'staff', pseudonym: 'staff_id', none: 'role' },
  market_switches: { topic: 'staff', pseudonym: 'changed_by', none: 'name is_stopped version changed_at' },
  audit_stored_seals: nothing('sequence stored_at'),
  audit_emailed_seals: nothing('day sequence emailed_at'),
  staff_permissions: nothing('name'),
  staff_roles: nothing('name'),
  staff_role_permissions: nothing('role permission'),
  // PRIV-13: no personal value may ever be written there, as an entry cannot be erased.
  audit_entries: {
    topic: 'staff',
    pseudonym: 'actor_id session_id subjects network',
    none: 'sequence happened_at actor_kind role request_id act fields reason previous_hash hash',
  },
  audit_head: nothing('is_only sequence hash'),
  audit_seals: nothing('sequence hash signature sealed_at'),
  breaches: {
    topic: 'staff',
    pseudonym: 'id shop_id recorded_by',
    none: 'title words affects began_at ended_at found_at due_at commission_at commission_decision people_at people_decision',
  },
  breach_decisions: { topic: 'staff', pseudonym: 'id breach_id staff_id', none: 'decision words decided_at' },
  breach_people: { topic: 'requests', pseudonym: 'breach_id account_id', none: 'emailed_at' },
  event_listeners: nothing('event task'),
  job_workers: nothing('name seen_at session_key'),
  order_steps: nothing('from_status to_status'),
  parcel_steps: nothing('from_status to_status'),
  product_steps: nothing('from_status to_status actor'),
  public_holidays: nothing('day name announced_at'),
  delivery_fees: nothing(
    'state near_kobo near_days_from near_days_to far_kobo far_days_from far_days_to valid_from announced_at',
  ),
}
