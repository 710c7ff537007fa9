-- SELL-44: a shop says which column of its file is what, once; and a row that no product has becomes a draft.
set local lock_timeout = '5s';

-- What a shop answered about its own headings. `means` is null for a column that it does not use here.
create table import_columns (
  shop_id uuid not null references shops (id) on delete cascade,
  -- In lower case, with single spaces.
  heading text not null check (length(heading) between 1 and 200),
  means text check (means in (
    'ID', 'SKU', 'PRICE', 'AVAILABLE', 'LOW_STOCK', 'TITLE', 'SUBTITLE', 'CATEGORY', 'DESCRIPTION', 'CHOICE'
  )),
  primary key (shop_id, heading)
);

alter table imports
  -- As many as there are headings: what each of them means, and its first cell. `is_matched`: the shop said so.
  add column means text[] not null default '{}',
  add column examples text[] not null default '{}',
  add column is_matched boolean not null default false,
  drop constraint imports_state_check,
  add constraint imports_state_check
    check (state in ('READING', 'MATCHING', 'PLANNED', 'APPLYING', 'DONE', 'REFUSED')),
  -- The file is kept until its plan is applied, so that its columns can be matched again.
  drop constraint imports_check,
  add constraint imports_file
    check (case when state in ('READING', 'MATCHING') then file is not null else file is null or state = 'PLANNED' end),
  -- Why it could not be read, or what has to be matched first.
  drop constraint imports_check1,
  add constraint imports_refused check ((state in ('MATCHING', 'REFUSED')) = (refused is not null));

alter table import_rows
  -- Of a new row: what the file says of the product.
  add column draft jsonb,
  drop constraint import_rows_outcome_check,
  add constraint import_rows_outcome_check check (outcome in ('NEW', 'CHANGED', 'SAME', 'WRONG')),
  drop constraint import_rows_check,
  add constraint import_rows_known check ((outcome in ('NEW', 'WRONG')) = (sellable_id is null)),
  add constraint import_rows_draft check ((outcome = 'NEW') = (draft is not null)),
  drop constraint import_rows_check2,
  add constraint import_rows_result check (result is null or outcome in ('NEW', 'CHANGED'));

drop index import_rows_waiting;
create index import_rows_waiting on import_rows (import_id, line)
  where outcome in ('NEW', 'CHANGED') and result is null;
