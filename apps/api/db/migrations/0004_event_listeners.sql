-- Who listens to which news, so that it reaches listeners that the process handing it out does not know yet.
set local lock_timeout = '5s';

create table event_listeners (
  event text not null,
  task text not null,
  primary key (event, task)
);
