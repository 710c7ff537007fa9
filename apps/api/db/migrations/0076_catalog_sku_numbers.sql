-- SELL-29: what orders read of SKUs, so that a barcode finds its item on a pick list.
set local lock_timeout = '5s';

create view sku_numbers as select sellable_id, sku from skus;
