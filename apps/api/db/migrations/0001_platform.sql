-- What any part of the server needs: rate limits, event listeners, job workers, and email that is kept instead of sent.
set local lock_timeout = '5s';

-- Counters shared by all instances, so that a limit holds however many serve. Unlogged: a crash may forget them.
create unlogged table rate_limits (
  bucket text primary key,
  hits integer not null check (hits > 0),
  resets_at timestamptz not null
);

create index rate_limits_resets_at on rate_limits (resets_at);

-- Listeners of each event, so that it reaches listeners that the process handing it out does not know yet.
create table event_listeners (
  event text not null,
  task text not null,
  primary key (event, task)
);

-- Processes that do background work, so that another takes up what one was doing when it was killed.
create table job_workers (
  -- Under this name it locks the job it is doing.
  name text primary key,
  seen_at timestamptz not null default now(),
  -- It holds an advisory lock under this key for as long as it lives: that it is gone shows as soon as its connection is.
  session_key integer
);

-- Email of a market that has no mail server: kept, so that it can be read in the browser.
create table mailbox_messages (
  message_id text primary key, -- the email's own, so that one that is sent twice is kept once
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  headers jsonb not null,
  sent_at timestamptz not null default now()
);

create index mailbox_messages_newest on mailbox_messages (sent_at desc, message_id desc);
create index mailbox_messages_recipient on mailbox_messages (recipient, sent_at desc, message_id desc);
