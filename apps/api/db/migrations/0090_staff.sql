-- Staff (ADMIN-02…10, ADMIN-45): who works here, how they sign in, what their roles let them do, and what needs a second person.
set local lock_timeout = '5s';

-- Not rows of `accounts`: no customer's or shop's token can ever belong to one of them, nor theirs to a customer.
create table staff_members (
  id uuid primary key,
  email text not null unique check (email = lower(email) and length(email) <= 254),
  name text not null check (length(name) between 1 and 100),
  password_hash text, -- null: signs in with passkeys alone
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'SUSPENDED')),
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now() -- their last call
);

create table staff_roles (name text primary key check (name ~ '^[A-Z_]{1,40}$'));
insert into staff_roles (name) values
  ('OWNER'), ('SUPPORT'), ('MERCHANTS'), ('CATALOGUE'), ('ARBITER'), ('FINANCE_MAKER'), ('FINANCE_CHECKER'), ('AUDITOR');

create table staff_role_permissions (
  role text not null references staff_roles (name),
  permission text not null check (permission ~ '^[a-z-]{1,30}\.[a-z-]{1,30}$'),
  primary key (role, permission)
);
-- ADMIN-08: what one person proposes another must agree to, so no role may hold both.
create unique index staff_role_permissions_one_side on staff_role_permissions (role, split_part(permission, '.', 1))
  where split_part(permission, '.', 2) in ('propose', 'agree');

insert into staff_role_permissions (role, permission)
select role, permission from (values
  ('OWNER', 'disputes.read goods.read orders.read shops.read announcements.agree audit.read erasures.agree goods-rules.agree reports.read settings.agree staff.manage switches.agree'),
  ('SUPPORT', 'disputes.read goods.read orders.read shops.read announcements.propose enquiries.answer erasures.propose orders.move people.block people.find people.reveal people.rights people.sessions people.support switches.propose'),
  ('MERCHANTS', 'disputes.read goods.read orders.read shops.read announcements.propose enquiries.answer settings.propose shops.documents shops.review shops.suspend'),
  ('CATALOGUE', 'disputes.read goods.read orders.read shops.read goods.moderate goods-rules.propose reports.read window.edit'),
  ('ARBITER', 'disputes.read goods.read orders.read shops.read disputes.decide orders.move'),
  ('FINANCE_MAKER', 'disputes.read goods.read orders.read shops.read chargebacks.answer rates.propose refunds.propose reports.read'),
  ('FINANCE_CHECKER', 'disputes.read goods.read orders.read shops.read rates.agree refunds.agree reports.read'),
  ('AUDITOR', 'disputes.read goods.read orders.read shops.read audit.read reports.read')
) as bundles (role, permissions), unnest(string_to_array(permissions, ' ')) as permission;

create table staff_role_members (
  staff_id uuid not null references staff_members (id),
  role text not null references staff_roles (name),
  primary key (staff_id, role)
);

-- ADMIN-02: the only way in. The link works once, for a day.
create table staff_invitations (
  id uuid primary key,
  token_hash bytea not null unique check (length(token_hash) = 32),
  email text not null check (email = lower(email) and length(email) <= 254),
  name text not null check (length(name) between 1 and 100),
  roles text[] not null check (cardinality(roles) between 1 and 8),
  invited_by uuid references staff_members (id), -- null: by command, on the server
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '24 hours',
  accepted_at timestamptz
);

create table staff_passkeys (
  credential_id text primary key check (length(credential_id) <= 1400), -- base64url
  staff_id uuid not null references staff_members (id),
  public_key bytea not null,
  sign_count bigint not null, -- grows with each use, so that a copy is noticed
  transports text[] not null default '{}',
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index staff_passkeys_staff on staff_passkeys (staff_id);

create table staff_authenticators (
  staff_id uuid primary key references staff_members (id),
  sealed_secret text not null, -- encrypted with a key that is not in the database
  last_step bigint not null default 0, -- ADMIN-03: each time step is accepted once
  created_at timestamptz not null default now()
);

-- What a passkey must sign, or the secret of an authenticator that has not shown a code yet. Used once, within five minutes.
create table staff_challenges (
  id uuid primary key,
  purpose text not null check (purpose in ('SIGN_IN', 'PROOF', 'ENROL')),
  challenge text not null, -- base64url
  staff_id uuid references staff_members (id),
  invitation_id uuid references staff_invitations (id),
  proposal_id uuid, -- ADMIN-05: a proof for this very proposal; its hash is part of the challenge
  sealed_secret text,
  expires_at timestamptz not null default now() + interval '5 minutes'
);

create table staff_sessions (
  id uuid primary key,
  token_hash bytea not null unique check (length(token_hash) = 32),
  staff_id uuid not null references staff_members (id),
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  proof_at timestamptz not null default now(), -- when they last showed a passkey or a code
  proof_for uuid, -- the proposal that this proof was made for
  ended_at timestamptz,
  network text not null check (length(network) between 1 and 60),
  device text not null check (length(device) between 1 and 120)
);
create index staff_sessions_staff on staff_sessions (staff_id) where ended_at is null;

-- ADMIN-06: too frequent for the audit's one lock.
create table staff_failures (
  id uuid primary key,
  happened_at timestamptz not null default now(),
  kind text not null check (kind in ('PASSWORD', 'CODE', 'PASSKEY', 'INVITATION')),
  staff_id uuid references staff_members (id),
  network text not null check (length(network) between 1 and 60)
);
create index staff_failures_happened on staff_failures (happened_at);

-- ADMIN-45: what is agreed to is, byte for byte, what is done, once.
create table staff_proposals (
  id uuid primary key,
  kind text not null check (kind ~ '^[a-z-]{1,30}\.[a-z-]{1,30}$'), -- 'switches.set'
  payload jsonb not null,
  payload_hash bytea not null check (length(payload_hash) = 32),
  needs text not null check (split_part(needs, '.', 2) = 'agree'),
  words text not null check (length(words) between 1 and 1000), -- why
  state text not null default 'OPEN' check (state in ('OPEN', 'DONE', 'REFUSED', 'WITHDRAWN', 'STALE')),
  proposed_by uuid not null references staff_members (id),
  proposed_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  decided_by uuid references staff_members (id),
  decided_at timestamptz,
  check ((state = 'OPEN') = (decided_at is null)),
  check (state = 'OPEN' or decided_by is not null),
  check (state not in ('DONE', 'REFUSED') or decided_by <> proposed_by), -- I40: nobody agrees to their own
  check (state <> 'WITHDRAWN' or decided_by = proposed_by)
);
create index staff_proposals_open on staff_proposals (proposed_at) where state = 'OPEN';

create function keep_proposal() returns trigger language plpgsql as $$
begin
  if old.state <> 'OPEN' or (new.kind, new.payload, new.payload_hash, new.needs, new.proposed_by)
      is distinct from (old.kind, old.payload, old.payload_hash, old.needs, old.proposed_by) then
    raise exception 'a proposal is decided once and never changes' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger staff_proposals_kept before update on staff_proposals for each row execute function keep_proposal();
