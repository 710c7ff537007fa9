-- Carts and saved items of customers. Those of guests are stored in their browser.
set local lock_timeout = '5s';

create table cart_lines (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  product_id uuid not null references products (id) on delete cascade,
  -- As chosen, no foreign keys: a line whose choice is no longer sold stays and says so.
  variant_id uuid,
  option_id uuid,
  add_ons jsonb not null default '[]' check (jsonb_typeof(add_ons) = 'array'),
  -- CART-03: SHA-256 of the key that browser and server both compute.
  choice_hash bytea not null check (length(choice_hash) = 32),
  quantity integer not null check (quantity between 1 and 999),
  -- Unit price with add-ons when it was last added; the price to pay is always the current one.
  price_kobo bigint not null check (price_kobo >= 0),
  added_at timestamptz not null default now(),
  -- The row stays for a while: removing is idempotent and can be undone.
  removed_at timestamptz
);

create unique index cart_lines_choice on cart_lines (account_id, choice_hash) where removed_at is null;
create index cart_lines_removed on cart_lines (removed_at) where removed_at is not null;
-- Finds a line by its choice, and the quantity of a product in the cart.
create index cart_lines_account_product on cart_lines (account_id, product_id);

-- A cart has at most 100 lines, also under concurrent inserts: the advisory lock makes each count after the one before it.
-- And it has an owner: an insert while the account is being deleted waits for that, and fails.
create function limit_cart_lines() returns trigger language plpgsql as $$
begin
  perform from accounts where id = new.account_id and status = 'ACTIVE' for key share;
  if not found then
    raise exception 'the account is gone' using errcode = 'check_violation', constraint = 'cart_lines_owner';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('cart:' || new.account_id, 0));
  if (select count(*) from cart_lines where account_id = new.account_id and removed_at is null) > 100 then
    raise exception 'the cart is full' using errcode = 'check_violation', constraint = 'cart_lines_limit';
  end if;
  return null;
end $$;

create trigger limit_cart_lines_added after insert on cart_lines
for each row execute function limit_cart_lines();
create trigger limit_cart_lines_restored after update of removed_at on cart_lines
for each row when (old.removed_at is not null and new.removed_at is null) execute function limit_cart_lines();

-- How much of each line of a guest's cart was merged into an account's, so that merging twice adds nothing.
create table merged_lines (
  account_id uuid not null references accounts (id) on delete cascade,
  guest_line_id uuid not null,
  quantity integer not null check (quantity between 1 and 999),
  merged_at timestamptz not null default now(),
  primary key (account_id, guest_line_id)
);

create index merged_lines_merged_at on merged_lines (merged_at);

create table saved_items (
  account_id uuid not null references accounts (id) on delete cascade,
  product_id uuid not null references products (id) on delete cascade,
  name text not null,
  price_kobo bigint not null check (price_kobo >= 0),
  saved_at timestamptz not null default now(),
  primary key (account_id, product_id)
);
