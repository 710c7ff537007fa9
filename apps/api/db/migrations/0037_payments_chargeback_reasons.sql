-- T24: a chargeback keeps the provider's category, not what a customer wrote to their bank.
set local lock_timeout = '5s';

-- Until now it was 'category: message', or the message alone; our own words for a reversal have no colon.
update chargebacks set reason = case
  when reason ~ '^[a-z][a-z_-]{0,39}: ' then split_part(reason, ': ', 1)
  else 'No reason given'
end
where provider_id is not null and reason !~ '^[a-z][a-z_-]{0,39}$';

update provider_events
set body = jsonb_set(body, '{data}', (body -> 'data') - array['messages', 'note', 'evidence', 'attachments'])
where event like 'charge.dispute.%' and jsonb_typeof(body -> 'data') = 'object';
