-- FIND-02: what a product is, apart from what it is for or comes with, so that a search can put things before their accessories.
set local lock_timeout = '5s';

/* What a name says before it says what the thing has, is for or comes from: 'Clear phone case' of 'Clear phone case, pack of 2'. */
create function first_part_of(name text) returns text
language sql immutable strict parallel safe
begin atomic
  select coalesce((
    select part
    from regexp_split_to_table(name, '[,:;()]|\s(?:with|for|in|from|on|of|by)\s', 'i') with ordinality as parts (part, place)
    where part ~* '[a-z]{3}' order by place limit 1
  ), name);
end;

/* The last word, and the last that is no packaging: a duvet set is a set and a duvet. */
create function nouns_of(part text) returns text
language sql immutable strict parallel safe
return regexp_replace(part, '^.*\s(?=\S+\s*$)', '') || ' ' || regexp_replace(
  regexp_replace(
    part,
    '(?:\s+(?:(?:two|three|four|five|[0-9]+)-piece|set|pair|pack|box|kit|bundle|crate|carton|bottle|tin|jar|bowl|plate|tray|piece|bunch|tuber|sachet|tablet|stick)s?)+\s*$',
    '', 'i'
  ),
  '^.*\s(?=\S+\s*$)', ''
);

/* Weights: A the noun of the name ('Ofada rice and ayamase' has two, 'Chicken and egg sandwich' one), B what stands before it, C the rest of the name, D a shelf that holds nothing else. */
create function head_vector(name text, subcategory text) returns tsvector
language sql immutable strict parallel safe
return setweight(to_tsvector('market',
    nouns_of(first_part_of(name)) || ' ' || nouns_of(coalesce(substring(first_part_of(name) from '^(\S+\s.*?)\s(?:and|or)\s'), ''))), 'A')
  || setweight(to_tsvector('market', first_part_of(name)), 'B')
  || setweight(search_vector(name), 'C')
  || setweight(to_tsvector('market', case
       when subcategory = 'OTHER' then ''
       when subcategory !~* '[&,]|\sand\s' then subcategory
       when to_tsvector('market', subcategory) @@ plainto_tsquery('market', substring(name from '^\S+'))
         then substring(name from '^\S+')
       else '' end), 'D');

alter table products
  add column head_words tsvector not null generated always as (head_vector(name, subcategory)) stored;
alter table products alter column head_words set storage main;
