-- ADMIN-10: nobody acts on an account or a shop that shares an email address or a telephone with theirs.
set local lock_timeout = '5s';

alter table staff_members add column phone text check (length(phone) <= 30);
alter table staff_invitations add column phone text check (length(phone) <= 30);

-- Who is behind what an act is about: published by the slices that own the tables.
create view account_contacts as
select account.id as account_id, account.email, profile.phone
from accounts account left join customer_profiles profile on profile.account_id = account.id;
create view shop_contacts as
select shop.id as shop_id, shop.account_id, contact.phone
from shops shop left join shop_details details on details.shop_id = shop.id
  cross join lateral (values (shop.phone), (details.delivery_phone)) as contact (phone);
create view product_sides as select id as product_id, shop_id from products;
create view order_sides as select id as order_id, account_id, shop_id, receiver_phone from orders;
create view dispute_sides as select id as dispute_id, order_id from disputes;
create view chargeback_sides as
select c.id as chargeback_id, o.order_id from chargebacks c join payment_orders o on o.payment_id = c.payment_id;
create view review_sides as select id as review_id, account_id, shop_id from reviews;

-- Their own: the address and telephone we know them by, and the telephones of what they have here under that address.
create function staff_phones(staff uuid) returns setof text language sql stable as $$
  select phone_key(phone) from staff_members where id = staff and phone is not null
  union
  select phone_key(mine.phone) from staff_members member
    join account_contacts account on account.email = member.email
    cross join lateral (
      select account.phone union all select shop.phone from shop_contacts shop where shop.account_id = account.account_id
    ) as mine (phone)
  where member.id = staff and mine.phone is not null
$$;

-- Subjects as the audit writes them: 'shop:<id>', 'order:<id>'.
create function has_conflict_of_interest(staff uuid, subjects text[]) returns boolean language sql stable as $$
  with given as materialized (
    select split_part(subject, ':', 1) as kind, split_part(subject, ':', 2)::uuid as id
    from unnest(subjects) as subject where subject ~ ':[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  ), orders as materialized (
    select side.* from order_sides side where side.order_id in (
      select id from given where kind = 'order'
      union all select d.order_id from dispute_sides d join given on kind = 'dispute' and id = d.dispute_id
      union all select c.order_id::uuid from chargeback_sides c join given on kind = 'chargeback' and id = c.chargeback_id)
  ), reviews as materialized (
    select side.* from review_sides side join given on kind in ('review', 'reported-review') and id = side.review_id
  ), shops as materialized (
    select contact.* from shop_contacts contact where contact.shop_id in (
      select id from given where kind in ('shop', 'new-shop', 'changed-shop', 'shop-document')
      union all select shop_id from orders
      union all select shop_id from reviews
      union all select p.shop_id from product_sides p
        join given on kind in ('product', 'reported-product', 'listing-review', 'listing-appeal') and id = p.product_id)
  ), people as materialized (
    select contact.* from account_contacts contact where contact.account_id in (
      select id from given where kind in ('account', 'block-review')
      union all select account_id from orders
      union all select account_id from reviews
      union all select account_id from shops)
  )
  select exists (select from people join staff_members member on member.id = staff and lower(people.email) = member.email)
    or exists (
      select from staff_phones(staff) as own (phone)
        join (select phone from people union all select phone from shops union all select receiver_phone from orders) as theirs
          on phone_key(theirs.phone) = own.phone and length(own.phone) >= 7)
$$;

-- Every act of a colleague has its entry, as the last thing of its transaction: refused here, nothing of it happens.
create function refuse_conflict_of_interest() returns trigger language plpgsql as $$
begin
  if has_conflict_of_interest(new.actor_id, new.subjects) then
    raise exception 'a conflict of interest' using errcode = 'check_violation', constraint = 'audit_no_conflict_of_interest';
  end if;
  return new;
end $$;
-- Its name puts it before the chain's. To find somebody is not yet to act on them, nor is to give work back.
create trigger audit_entries_about_others before insert on audit_entries for each row
when (new.actor_kind = 'STAFF' and new.act not in ('customer.find', 'work.release', 'work.hand-over'))
execute function refuse_conflict_of_interest();
