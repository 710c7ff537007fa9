-- ADMIN-29, PRIV-14: rules for goods begin on a day, are added by two people, and can ask whether a buyer is 18.
set local lock_timeout = '5s';

alter table listing_rules
  add column valid_from timestamptz not null default now(),
  add column ended_at timestamptz,
  add column proposal_id uuid unique references staff_proposals (id); -- null: came with the market

insert into listing_rules (id, kind, sentence, words, category, subcategories) values
  ('ALCOHOL_ADULTS', 'ADULTS', 'Alcoholic drinks are sold to people of 18 and older.', null, 'FOOD', array['Alcoholic Drinks']),
  ('COSMETICS_NUMBER', 'REGISTRATION', 'Cosmetics need their NAFDAC number.', null, 'SPA',
    array['Skincare', 'Make-up', 'Bath & Body']),
  ('BABY_FOOD_NUMBER', 'REGISTRATION', 'Baby food needs its NAFDAC number.', null, 'GROCERY', array['Baby Food']);

create view rules_in_force as select * from listing_rules where valid_from <= now() and (ended_at is null or ended_at > now());

/* Whether goods with these words, as `listing_words` gives them, on this shelf are meant. */
create function fits_rule(rule_words text[], rule_category text, rule_subcategories text[], product products, text text)
returns boolean language sql immutable parallel safe
return (rule_category is null or rule_category = product.category)
  and (rule_subcategories is null or product.subcategory = any (rule_subcategories))
  and (rule_words is null or text ~ (' (' || array_to_string(rule_words, '|') || ')s? '));

/* Asked for what is being bought, not for lists. */
create function is_for_adults(product products) returns boolean language sql stable parallel safe
begin atomic
  select exists (
    select from rules_in_force r
    where r.kind = 'ADULTS' and fits_rule(r.words, r.category, r.subcategories, product,
      case when r.words is null then '' else listing_words(product) end)
  );
end;

-- PRIV-14: when the buyer answered yes; null where nothing in it asks. No birth date is stored.
alter table checkouts add column adult_at timestamptz;
