-- PDP-14: who wrote a review, so that a customer reviews a product once; null for those from before the market opened.
set local lock_timeout = '5s';

alter table reviews add column account_id uuid references accounts (id);
create unique index reviews_author on reviews (account_id, product_id) where account_id is not null;

-- Who has reviewed what, for those who ask whether somebody still can.
create view review_authors as select account_id, product_id from reviews where account_id is not null;
