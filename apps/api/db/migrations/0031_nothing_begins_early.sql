-- Totals that never went to payment are no orders to their customer, and free months do not run before a shop can sell.
set local lock_timeout = '5s';

-- For order pages: orders whose payment was started, whatever became of it.
create view order_payments_started as
select order_id from payment_orders;

-- For slices above: shops with something that shoppers can buy.
create view selling_shops as
select distinct shop_id from products where is_visible;

-- WIN-27: the free months of these shops have not begun yet. Their dates stay, which nobody reads until then.
update subscriptions set status = 'CHOSEN'
where status = 'TRIALING' and shop_id not in (select shop_id from selling_shops);
