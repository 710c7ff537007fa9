-- Totals that never went to payment are no orders to their customer.
set local lock_timeout = '5s';

-- For order pages: orders whose payment was started, whatever became of it.
create view order_payments_started as
select order_id from payment_orders;
