-- Double opt-in, and each issue for an address once.

-- Which issue an address has. Addresses in lower case.
create table public.newsletter_deliveries (
  issue text not null check (char_length(issue) between 1 and 200),
  email text not null,
  taken_at timestamptz not null default now(),
  primary key (issue, email)
);
alter table public.newsletter_deliveries enable row level security;
revoke all on public.newsletter_deliveries from public, anon, authenticated;
grant select, insert, update, delete on public.newsletter_deliveries to service_role;

-- 'confirmed' now; 'known', confirmed before, with the first consent kept; 'withdrawn' by an unsubscribe after the
-- wish. A wish made after the address was refused for good makes it count again.
create function public.confirm_newsletter(
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

create function public.count_recipients(issue_name text) returns bigint
language sql
stable
security definer
set search_path = ''
as $$
  select count(*) from public.newsletter_deliveries where issue = issue_name;
$$;

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

revoke all on function
  public.confirm_newsletter(text, text, text, timestamptz),
  public.enqueue_issue(text, jsonb, timestamptz, integer),
  public.count_recipients(text),
  public.drop_waiting_issues()
  from public, anon, authenticated;
grant execute on function
  public.confirm_newsletter(text, text, text, timestamptz),
  public.enqueue_issue(text, jsonb, timestamptz, integer),
  public.count_recipients(text)
  to service_role;
