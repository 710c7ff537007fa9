-- SELL-31: a shop can take a hand-over back within ten minutes, as long as nothing came after it.
set local lock_timeout = '5s';

insert into parcel_steps (from_status, to_status) values ('HANDED_OVER', 'PACKED');
insert into order_steps (from_status, to_status) values ('SHIPPED', 'PAID');

-- Whatever code moves them: neither happens later than that.
create or replace function check_parcel_step() returns trigger language plpgsql as $$
begin
  if not exists (select from parcel_steps where from_status = old.status and to_status = new.status) then
    raise exception 'a parcel that is % cannot become %', old.status, new.status
      using errcode = 'check_violation', constraint = 'parcels_step';
  end if;
  if old.status = 'HANDED_OVER' and new.status = 'PACKED' and not exists (
    select from parcel_moves m
    where m.parcel_id = old.id and m.to_status = 'HANDED_OVER' and m.moved_at > now() - interval '10 minutes'
  ) then
    raise exception 'a hand-over can be taken back within ten minutes only'
      using errcode = 'check_violation', constraint = 'parcels_step';
  end if;
  return new;
end $$;
