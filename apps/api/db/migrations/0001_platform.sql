-- Shared by every part of the server: rate limits, event listeners, job workers, and email stored instead of sent.
set local lock_timeout = '5s';

-- Shared by all instances, so that a limit does not grow with their number. Unlogged: losing it in a crash does no harm.
create unlogged table rate_limits (
  bucket text primary key,
  hits integer not null check (hits > 0),
  resets_at timestamptz not null
);

create index rate_limits_resets_at on rate_limits (resets_at);

-- The listeners of each event. During a rollout, an old process also enqueues the jobs of listeners that only newer ones have.
create table event_listeners (
  event text not null,
  task text not null,
  primary key (event, task)
);

-- Processes that run jobs. When one is killed, another takes over the jobs it had locked.
create table job_workers (
  -- The name under which it locks its jobs.
  name text primary key,
  seen_at timestamptz not null default now(),
  -- The process holds an advisory lock on this key. The lock ends with its connection, which shows at once that it is gone.
  session_key integer
);

-- The developer's mailbox: without a mail server, emails are stored here and read in the browser.
create table mailbox_messages (
  message_id text primary key, -- the email's own, so that one sent twice is stored once
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  headers jsonb not null,
  sent_at timestamptz not null default now()
);

create index mailbox_messages_newest on mailbox_messages (sent_at desc, message_id desc);
create index mailbox_messages_recipient on mailbox_messages (recipient, sent_at desc, message_id desc);
