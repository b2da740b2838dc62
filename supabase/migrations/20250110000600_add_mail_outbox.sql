-- Messages that the sender has not accepted yet, and addresses that a mail server refused for good. Whoever tries a
-- message has it on lease: when the lease ends without an answer, it is due again. For the service key only.

alter table public.email_subscribers
  add column undeliverable_at timestamptz,
  add column undeliverable_reason text check (undeliverable_reason in ('unknown', 'disabled', 'refused'));

create table public.mail_outbox (
  -- Names the message for the mail services too, which know a repeat by it.
  id text primary key check (char_length(id) between 1 and 100),
  -- In lower case.
  recipient text not null,
  payload jsonb not null,
  attempts integer not null,
  due_at timestamptz not null,
  -- 0 not being tried, 1 on lease, 2 on lease after a try that ended without an answer.
  in_flight smallint not null,
  -- The claim that gave it out: a claim whose answer was lost is made again under the same name.
  claimed_by uuid,
  created_at timestamptz not null default now()
);
create index mail_outbox_due_at on public.mail_outbox (due_at);
create index mail_outbox_recipient on public.mail_outbox (recipient);
create index mail_outbox_claimed_by on public.mail_outbox (claimed_by) where claimed_by is not null;
alter table public.mail_outbox enable row level security;
revoke all on public.mail_outbox from public, anon, authenticated;
grant select, insert, update, delete on public.mail_outbox to service_role;

-- A message whose first try is under way; one that is there already stays as it is.
create function public.keep_message(
  message_id text,
  message_recipient text,
  message_payload text,
  leased_until timestamptz
) returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.mail_outbox (id, recipient, payload, attempts, due_at, in_flight)
  values (message_id, lower(message_recipient), message_payload::jsonb, 1, leased_until, 1)
  on conflict (id) do nothing;
$$;

-- Messages that are due, oldest first, leased to the caller, as one JSON list. Two callers at once get different ones:
-- rows that another has locked are passed over. The same claim made again gives the same messages.
create function public.claim_messages(
  claim uuid,
  claimed_at timestamptz,
  leased_until timestamptz,
  how_many integer
) returns jsonb
language sql
security definer
set search_path = ''
as $$
  with
    due as (
      select id
      from public.mail_outbox
      where due_at <= claimed_at or claimed_by = claim
      order by claimed_by = claim desc nulls last, due_at
      limit how_many
      for update skip locked
    ),
    claimed as (
      update public.mail_outbox as message
      set due_at = leased_until,
          attempts = message.attempts + case when message.claimed_by = claim then 0 else 1 end,
          in_flight = case
            when message.claimed_by = claim then message.in_flight
            when message.in_flight = 0 then 1
            else 2
          end,
          claimed_by = claim
      from due
      where message.id = due.id
      returning message.id, message.payload, message.attempts, message.in_flight
    )
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', id, 'payload', payload::text, 'attempts', attempts, 'interrupted', in_flight = 2
      )
    ),
    '[]'::jsonb
  )
  from claimed;
$$;

create function public.remove_message(message_id text) returns void
language sql
security definer
set search_path = ''
as $$
  delete from public.mail_outbox where id = message_id;
$$;

create function public.postpone_message(message_id text, due timestamptz) returns void
language sql
security definer
set search_path = ''
as $$
  update public.mail_outbox set due_at = due, in_flight = 0, claimed_by = null where id = message_id;
$$;

-- The address was refused for good: the message and the issues that wait for the address go, and the subscriber is
-- marked.
create function public.refuse_message(message_id text, message_recipient text, reason text) returns void
language sql
security definer
set search_path = ''
as $$
  delete from public.mail_outbox
  where id = message_id or (recipient = lower(message_recipient) and payload ->> 'kind' = 'issue');
  update public.email_subscribers
  set undeliverable_at = now(), undeliverable_reason = reason, updated_at = now()
  where lower(email) = lower(message_recipient);
$$;

-- Takes addresses that an issue is due to and keeps their messages in one step; answers how many. The id of a message
-- is as in `lib/store/issue-message.ts`. Two callers at once get different addresses: whoever comes second to one does
-- not insert it.
create function public.enqueue_issue(issue_name text, message jsonb, due timestamptz, how_many integer) returns bigint
language sql
security definer
set search_path = ''
as $$
  with
    taken as (
      insert into public.newsletter_deliveries (issue, email)
      select issue_name, lower(subscriber.email)
      from public.email_subscribers as subscriber
      where subscriber.confirmed_at is not null
        and subscriber.unsubscribed_at is null
        and subscriber.undeliverable_at is null
        and not exists (
          select from public.newsletter_deliveries as delivery
          where delivery.issue = issue_name and delivery.email = lower(subscriber.email)
        )
      order by subscriber.id
      limit how_many
      on conflict do nothing
      returning email
    ),
    named as (
      select email, left(encode(sha256(convert_to(issue_name || ' ' || email, 'UTF8')), 'hex'), 32) as id
      from taken
    ),
    kept as (
      insert into public.mail_outbox (id, recipient, payload, attempts, due_at, in_flight)
      select id, email, message || jsonb_build_object('id', id, 'to', email), 0, due, 0 from named
      on conflict (id) do nothing
    )
  select count(*) from taken;
$$;
drop function public.take_recipients(text, integer);
drop function public.return_recipient(text, text);

-- Whoever unsubscribes gets none of the issues that wait.
create function public.drop_waiting_issues() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.mail_outbox where recipient = lower(new.email) and payload ->> 'kind' = 'issue';
  return null;
end;
$$;
create trigger drop_waiting_issues
after update of unsubscribed_at on public.email_subscribers
for each row when (new.unsubscribed_at is not null)
execute function public.drop_waiting_issues();

-- As before, and a wish made after an address was refused for good makes it count again.
create or replace function public.confirm_newsletter(
  subscriber_email text,
  wish_source text,
  text_version text,
  wished_at timestamptz
) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_new boolean;
begin
  insert into public.email_subscribers as subscriber
    (email, newsletter_subscribed, source, confirmed_at, consent_source, consent_text)
  values (subscriber_email, true, wish_source, now(), wish_source, text_version)
  on conflict (lower(email)) do update
  set newsletter_subscribed = true,
      confirmed_at = now(),
      consent_source = wish_source,
      consent_text = text_version,
      unsubscribed_at = null,
      updated_at = now()
  where not (subscriber.confirmed_at is not null and subscriber.unsubscribed_at is null)
    and coalesce(subscriber.unsubscribed_at < wished_at, true);
  is_new := found;
  update public.email_subscribers
  set undeliverable_at = null, undeliverable_reason = null, updated_at = now()
  where lower(email) = lower(subscriber_email)
    and confirmed_at is not null
    and unsubscribed_at is null
    and undeliverable_at < wished_at;
  if is_new then
    return 'confirmed';
  end if;
  return (
    select case when confirmed_at is not null and unsubscribed_at is null then 'known' else 'withdrawn' end
    from public.email_subscribers
    where lower(email) = lower(subscriber_email)
  );
end;
$$;

-- How many rows of each table were removed.
create or replace function public.erase_address(subscriber_email text) returns jsonb
language sql
security definer
set search_path = ''
as $$
  with
    subscribers as (
      delete from public.email_subscribers where lower(email) = lower(subscriber_email) returning 1
    ),
    messages as (
      delete from public.contact_messages where lower(email) = lower(subscriber_email) returning 1
    ),
    deliveries as (
      delete from public.newsletter_deliveries where email = lower(subscriber_email) returning 1
    ),
    outgoing as (
      delete from public.mail_outbox where recipient = lower(subscriber_email) returning 1
    )
  select jsonb_build_object(
    'email_subscribers', (select count(*) from subscribers),
    'contact_messages', (select count(*) from messages),
    'newsletter_deliveries', (select count(*) from deliveries),
    'mail_outbox', (select count(*) from outgoing)
  );
$$;

revoke all on function
  public.keep_message(text, text, text, timestamptz),
  public.claim_messages(uuid, timestamptz, timestamptz, integer),
  public.remove_message(text),
  public.postpone_message(text, timestamptz),
  public.refuse_message(text, text, text),
  public.enqueue_issue(text, jsonb, timestamptz, integer),
  public.drop_waiting_issues()
  from public, anon, authenticated;
grant execute on function
  public.keep_message(text, text, text, timestamptz),
  public.claim_messages(uuid, timestamptz, timestamptz, integer),
  public.remove_message(text),
  public.postpone_message(text, timestamptz),
  public.refuse_message(text, text, text),
  public.enqueue_issue(text, jsonb, timestamptz, integer)
  to service_role;
