-- ADMIN-30: an appeal about a product is decided by another colleague than who took it down.
set local lock_timeout = '5s';

alter table listing_appeals
  add column answered_by uuid references staff_members (id), -- null: not yet, or from before the back office
  add constraint listing_appeals_answered_by check (answered_by is null or answer is not null);

create function refuse_own_appeal() returns trigger language plpgsql as $$
begin
  if exists (select from product_moves where id = new.move_id and staff_id = new.answered_by) then
    raise exception 'an appeal is for another colleague' using errcode = 'check_violation', constraint = 'listing_appeals_by_another';
  end if;
  return new;
end $$;
create trigger listing_appeals_by_another before insert or update of answered_by on listing_appeals
for each row when (new.answered_by is not null) execute function refuse_own_appeal();
