-- SELL-37: after a delivery that failed through the customer's own doing, the delivery fee is not refunded.
set local lock_timeout = '5s';

alter table parcels add column return_reason text
  check (return_reason in ('NOBODY_THERE', 'NOBODY_THERE_TWICE', 'WRONG_ADDRESS', 'REFUSED', 'DAMAGED'));
alter table parcels add check (return_reason is null or status in ('RETURNING', 'RETURNED', 'DELIVERED', 'LOST'));

-- Decided with the end of the order; a rule of packages/rules says for which reasons.
alter table orders add column kept_fee_kobo bigint not null default 0;
alter table orders add constraint orders_kept_fee_check check (
  kept_fee_kobo between 0 and delivery_fee_kobo and (kept_fee_kobo = 0 or status = 'REFUNDED')
);

-- For refunds: what of an order is not to go back.
create view order_kept_fees as
select id as order_id, kept_fee_kobo as kept_kobo from orders where kept_fee_kobo > 0;
