-- Mail of a market that has no mail server: kept, so that it can be read in the browser.
set local lock_timeout = '5s';

create table mailbox_messages (
  message_id text primary key, -- the mail's own, so that one that is sent twice is kept once
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  headers jsonb not null,
  sent_at timestamptz not null default now()
);

create index mailbox_messages_newest on mailbox_messages (sent_at desc, message_id desc);
create index mailbox_messages_recipient on mailbox_messages (recipient, sent_at desc, message_id desc);
