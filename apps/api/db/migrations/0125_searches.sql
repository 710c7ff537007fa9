-- ADMIN-51: which words were searched for and what they found. No person, no address.
set local lock_timeout = '5s';

create table searched_words (
  day date not null,
  words text not null check (length(words) between 1 and 100),
  searches integer not null check (searches > 0),
  visitors integer not null default 0 check (visitors >= 0),
  hits integer check (hits >= 0), -- of the latest search; null: not known yet
  primary key (day, words)
);

-- Shown to staff: what five visitors of one day searched for.
create index searched_words_shown on searched_words (words) where visitors >= 5;

-- Tells visitors apart for a day and is emptied the next day. The hash has a key of that day.
create table search_visitors (
  day date not null,
  words text not null,
  visitor bytea not null check (length(visitor) = 16),
  primary key (day, words, visitor)
);

-- What a colleague thinks that words mean: a developer takes it into the synonyms, and `npm run search:eval` decides.
create table synonym_proposals (
  id uuid primary key,
  words text not null check (length(words) between 1 and 100),
  means text not null check (length(trim(means)) between 1 and 100),
  proposed_by uuid not null references staff_members (id),
  proposed_at timestamptz not null default now(),
  unique (words, means)
);
