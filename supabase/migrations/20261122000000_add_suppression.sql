-- Mailboxes that nothing is sent to any more, as a keyed hash that leads back to no address. The list outlives the
-- erasure of an address: otherwise an erased address could be written to again.

-- The installation's own key, made here once, so that the list outlives a change of the signing secret. Only the
-- functions of the migrations read it.
create table public.installation_key (
  id boolean primary key default true check (id),
  key bytea not null check (length(key) = 32)
);
alter table public.installation_key enable row level security;
revoke all on public.installation_key from public, anon, authenticated, service_role;
insert into public.installation_key (key)
values (sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())));

-- The mailbox behind an address: in lower case, without a plus tag, as in `lib/store/mailbox.ts`.
create function public.normalized_mailbox(address text) returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select regexp_replace(lower(address), '^([^+]+)\+.*(@[^@]*)$', '\1\2');
$$;

create function public.mailbox_key(address text) returns text
language sql
stable
security definer
set search_path = ''
as $$
  select encode(sha256(key || convert_to(public.normalized_mailbox(address), 'UTF8')), 'hex')
  from public.installation_key;
$$;

create table public.suppressed_mailboxes (
  mailbox text primary key check (char_length(mailbox) = 64),
  reason text not null check (reason in ('asked', 'refused', 'complained')),
  suppressed_at timestamptz not null default now()
);
alter table public.suppressed_mailboxes enable row level security;
revoke all on public.suppressed_mailboxes from public, anon, authenticated;
grant select, insert, update, delete on public.suppressed_mailboxes to service_role;

create function public.is_suppressed(address text) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select from public.suppressed_mailboxes where mailbox = public.mailbox_key(address));
$$;

create index mail_outbox_mailbox on public.mail_outbox (public.normalized_mailbox(recipient));

-- Subscribers who had unsubscribed, or were refused for good, before there was a list.
insert into public.suppressed_mailboxes (mailbox, reason, suppressed_at)
select public.mailbox_key(email), reason, stopped_at
from (
  select email, 'asked' as reason, unsubscribed_at as stopped_at from public.email_subscribers
  union all
  select email, 'refused', undeliverable_at from public.email_subscribers
) as stopped
where stopped_at is not null
order by stopped_at
on conflict (mailbox) do nothing;
delete from public.mail_outbox
where public.mailbox_key(recipient) in (select mailbox from public.suppressed_mailboxes);

-- Lists the mailbox of an address, where it keeps its first reason and time, and drops whatever waits for it. After a
-- complaint the newsletter ends as well; after a refusal the subscriber is marked as undeliverable.
create function public.suppress_mailbox(address text, why text, moment timestamptz) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.suppressed_mailboxes (mailbox, reason, suppressed_at)
  values (public.mailbox_key(address), why, moment)
  on conflict (mailbox) do nothing;
  delete from public.mail_outbox
  where public.normalized_mailbox(recipient) = public.normalized_mailbox(address);
  if why = 'complained' then
    update public.email_subscribers
    set newsletter_subscribed = false, unsubscribed_at = greatest(moment, unsubscribed_at), updated_at = now()
    where lower(email) = lower(address);
  elsif why = 'refused' then
    update public.email_subscribers
    set undeliverable_at = moment, undeliverable_reason = 'refused', updated_at = now()
    where lower(email) = lower(address);
  end if;
end;
$$;

-- Takes the mailbox of an address off the list where it was listed by `moment`; answers whether it did.
create function public.allow_mailbox(address text, moment timestamptz) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.suppressed_mailboxes
  where mailbox = public.mailbox_key(address) and suppressed_at <= moment;
  return found;
end;
$$;

-- How an address stands: { isConfirmed, unsubscribedAt, isSuppressed }, also where it is unknown.
create function public.standing_of(subscriber_email text) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'isConfirmed', subscriber.confirmed_at is not null and subscriber.unsubscribed_at is null,
    'unsubscribedAt', subscriber.unsubscribed_at,
    'isSuppressed', public.is_suppressed(subscriber_email)
  )
  from (select) as anybody
  left join public.email_subscribers as subscriber on lower(subscriber.email) = lower(subscriber_email);
$$;

-- A message whose first try is under way; one that is there already stays as it is, and one to a mailbox on the list is
-- not kept.
create or replace function public.keep_message(
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
  select message_id, lower(message_recipient), message_payload::jsonb, 1, leased_until, 1
  where not public.is_suppressed(message_recipient)
  on conflict (id) do nothing;
$$;

-- The address was refused for good: the message and whatever else waits for the mailbox go, the mailbox is listed, and
-- the subscriber is marked.
create or replace function public.refuse_message(message_id text, message_recipient text, reason text) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.mail_outbox where id = message_id;
  perform public.suppress_mailbox(message_recipient, 'refused', now());
  update public.email_subscribers set undeliverable_reason = refuse_message.reason
  where lower(email) = lower(message_recipient);
end;
$$;

-- 'confirmed' now; 'known', confirmed before, with the first consent kept; 'withdrawn' by an unsubscribe or a complaint
-- after the wish. A wish made after the address was refused for good makes it count again, and takes its mailbox off
-- the list where it was listed before the wish.
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
  select subscriber_email, true, wish_source, now(), wish_source, text_version
  where not exists (
    select from public.suppressed_mailboxes
    where mailbox = public.mailbox_key(subscriber_email) and reason <> 'refused' and suppressed_at >= wished_at
  )
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
  if not is_new and not exists (
    select from public.email_subscribers
    where lower(email) = lower(subscriber_email) and confirmed_at is not null and unsubscribed_at is null
  ) then
    return 'withdrawn';
  end if;
  delete from public.suppressed_mailboxes
  where mailbox = public.mailbox_key(subscriber_email) and suppressed_at < wished_at;
  return case when is_new then 'confirmed' else 'known' end;
end;
$$;

-- As before, and without the addresses whose mailbox is on the list: asked one by one, and of no more addresses than are
-- taken, because a key takes its time.
create or replace function public.enqueue_issue(issue_name text, message jsonb, due timestamptz, how_many integer)
returns bigint
language sql
security definer
set search_path = ''
as $$
  with
    due_to as materialized (
      select lower(subscriber.email) as email
      from public.email_subscribers as subscriber
      where subscriber.confirmed_at is not null
        and subscriber.unsubscribed_at is null
        and subscriber.undeliverable_at is null
        and not exists (
          select from public.newsletter_deliveries as delivery
          where delivery.issue = issue_name and delivery.email = lower(subscriber.email)
        )
      order by subscriber.id
    ),
    taken as (
      insert into public.newsletter_deliveries (issue, email)
      select issue_name, email from due_to where not public.is_suppressed(email)
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

revoke all on function
  public.normalized_mailbox(text),
  public.mailbox_key(text),
  public.is_suppressed(text),
  public.suppress_mailbox(text, text, timestamptz),
  public.allow_mailbox(text, timestamptz),
  public.standing_of(text)
  from public, anon, authenticated;
grant execute on function
  public.normalized_mailbox(text),
  public.mailbox_key(text),
  public.is_suppressed(text),
  public.suppress_mailbox(text, text, timestamptz),
  public.allow_mailbox(text, timestamptz),
  public.standing_of(text)
  to service_role;
