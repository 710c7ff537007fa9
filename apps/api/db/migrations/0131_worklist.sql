-- ADMIN-15, ADMIN-16: who has what, what rests until when and why, and who was informed. What waits is in the views of its slices.
set local lock_timeout = '5s';

create table work_claims (
  kind text not null,
  subject_id uuid not null,
  staff_id uuid not null references staff_members (id),
  claimed_at timestamptz not null default now(), -- 30 minutes from here, unless it is touched again
  primary key (kind, subject_id)
);

create table work_snoozes (
  kind text not null,
  subject_id uuid not null,
  begins_at timestamptz not null, -- of the work: what begins again does not rest
  until timestamptz not null,
  reason text not null check (length(trim(reason)) between 1 and 300),
  staff_id uuid not null references staff_members (id),
  snoozed_at timestamptz not null default now(),
  primary key (kind, subject_id)
);

create table work_notices (
  kind text not null,
  subject_id uuid not null,
  begins_at timestamptz not null,
  stage text not null, -- SOON, OVERDUE, or AT_ONCE_n for what is said again and again
  sent_at timestamptz not null default now(),
  primary key (kind, subject_id, begins_at, stage)
);

-- ADMIN-17: by what staff find things. Whole keys with an index each; the slices that own the tables publish them.
create index orders_number on orders (right(id::text, 8));
create view order_keys as select id, shop_name from orders;
create view shop_keys as select id, name, name_words from shops;
create view product_keys as select id, name from products;
create view payment_keys as
select p.reference, o.order_id from payments p join payment_orders o on o.payment_id = p.id;
create view customer_keys as select id, email from accounts where kind = 'CUSTOMER' and email is not null;
