-- Whoever has a shop has an account of their own kind, and has accepted the terms.
set local lock_timeout = '5s';

-- Kept when it is said, before there is an account; the account that comes of it is filled in with its password.
create table terms_acceptances (
  id uuid primary key,
  email text not null check (email = lower(email) and length(email) <= 254),
  version text not null check (length(version) between 1 and 20),
  accepted_at timestamptz not null default now(),
  account_id uuid references accounts (id)
);

create index terms_acceptances_email on terms_acceptances (email, accepted_at) where account_id is null;
create index terms_acceptances_account on terms_acceptances (account_id) where account_id is not null;

-- Null for the shops of the demo market, which nobody signs in to.
alter table shops
  add column account_id uuid unique references accounts (id),
  add column phone text check (length(phone) between 1 and 30),
  add column category text check (category in (
    'FOOD', 'MEDICINE', 'SUPERMARKET', 'BEAUTY', 'PET', 'TECH', 'CLOTHING', 'PLANT', 'HOUSEHOLD', 'OTHERS'
  )),
  add column street text check (length(street) between 1 and 200),
  add column region text check (length(region) between 1 and 100), -- of its country; `state` is where it hands over
  add column country text check (length(country) between 1 and 100),
  add constraint shops_owned_whole check (
    account_id is null
    or num_nulls(phone, category, street, region, country, avatar_key) = 0 and description <> ''
  );

-- What whoever reads a name sees of it: no capitals, no spaces or signs, and one letter for those that look the same.
create function shop_name_face(name text) returns text
  language sql immutable parallel safe
  return translate(
    lower(regexp_replace(
      normalize(name, nfkc),
      '[\s!-/:-@\[-`{-~\u00a0-\u00bf\u034f\u115f\u1160\u200b-\u206f\u3000-\u303f\ufe00-\ufe0f\ufeff]+', '', 'g'
    ) collate pg_c_utf8),
    'авекмнорстухіјѕԁһӏցαβεικνορτυχ',
    'abekmhopctyxijsdhlgabeikvoptux'
  );

-- Whoever buys must not take one shop for another.
create unique index shops_named_alike on shops (shop_name_face(name));

-- Staff look at what shoppers see of a shop, and approve that and nothing else; each change of it counts one on.
alter table shops
  add column shown_version integer not null default 1 check (shown_version >= 1),
  add column looked_version integer check (looked_version between 1 and shown_version);

create index shops_to_look_at on shops (created_at, id)
  where account_id is not null and (status = 'PENDING' or looked_version is distinct from shown_version);
