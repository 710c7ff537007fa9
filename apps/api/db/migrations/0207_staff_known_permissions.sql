-- ADMIN-08: permissions are a fixed list, and a role holds no other.
set local lock_timeout = '5s';

create table staff_permissions (name text primary key check (name ~ '^[a-z-]{1,30}\.[a-z-]{1,30}$'));
insert into staff_permissions (name) select unnest(string_to_array(
  'announcements.agree announcements.propose audit.read chargebacks.answer disputes.decide disputes.read enquiries.answer '
  'erasures.agree erasures.propose goods.moderate goods.read goods-rules.agree goods-rules.propose orders.move orders.read '
  'people.block people.find people.reveal people.rights people.sessions people.support rates.agree rates.propose '
  'refunds.agree refunds.propose reports.read settings.agree settings.propose shops.documents shops.read shops.review '
  'shops.suspend staff.manage switches.agree switches.propose window.edit', ' '));

alter table staff_role_permissions add constraint staff_role_permissions_known
  foreign key (permission) references staff_permissions (name);
