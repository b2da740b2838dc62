-- Double opt-in: a wish for the newsletter counts once its owner has confirmed it. What was consented to, where and
-- when stays beside the address; each issue is sent to an address once.

alter table public.email_subscribers
  add column confirmed_at timestamptz,
  add column consent_source text check (consent_source in ('download', 'newsletter')),
  add column consent_text text;

-- Addresses in lower case.
create table public.newsletter_deliveries (
  issue text not null check (char_length(issue) between 1 and 200),
  email text not null,
  taken_at timestamptz not null default now(),
  primary key (issue, email)
);
alter table public.newsletter_deliveries enable row level security;
revoke all on public.newsletter_deliveries from public, anon, authenticated;
grant select, insert, update, delete on public.newsletter_deliveries to service_role;

-- As before, but an unsubscribe stands until a newer wish is confirmed.
create or replace function public.add_downloaded_templates(
  subscriber_email text,
  template_names text[],
  newsletter boolean,
  submit_source text
) returns void
language sql
security definer
set search_path = ''
as $$
  update public.email_subscribers as subscriber
  set templates_downloaded = subscriber.templates_downloaded || array(
        select name
        from unnest(template_names) with ordinality as given (name, place)
        where name <> all (subscriber.templates_downloaded)
        group by name
        order by min(place)
      ),
      newsletter_subscribed = subscriber.newsletter_subscribed
        or (newsletter and (subscriber.unsubscribed_at is null or submit_source = 'newsletter')),
      updated_at = now()
  where lower(subscriber.email) = lower(subscriber_email);
$$;

-- 'confirmed' now; 'known', confirmed before, with the first consent kept; 'withdrawn' by an unsubscribe after the wish.
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
  if found then
    return 'confirmed';
  end if;
  return (
    select case when confirmed_at is not null and unsubscribed_at is null then 'known' else 'withdrawn' end
    from public.email_subscribers
    where lower(email) = lower(subscriber_email)
  );
end;
$$;

-- Confirmed addresses that the issue was not sent to, marked as having it, as one JSON list. Two callers at once get
-- different addresses: whoever comes second to one does not insert it.
create function public.take_recipients(issue_name text, how_many integer) returns jsonb
language sql
security definer
set search_path = ''
as $$
  with taken as (
    insert into public.newsletter_deliveries (issue, email)
    select issue_name, lower(subscriber.email)
    from public.email_subscribers as subscriber
    where subscriber.confirmed_at is not null
      and subscriber.unsubscribed_at is null
      and not exists (
        select from public.newsletter_deliveries as delivery
        where delivery.issue = issue_name and delivery.email = lower(subscriber.email)
      )
    order by subscriber.id
    limit how_many
    on conflict do nothing
    returning email
  )
  select coalesce(jsonb_agg(email), '[]'::jsonb) from taken;
$$;

create function public.return_recipient(issue_name text, subscriber_email text) returns void
language sql
security definer
set search_path = ''
as $$
  delete from public.newsletter_deliveries where issue = issue_name and email = lower(subscriber_email);
$$;

create function public.count_recipients(issue_name text) returns bigint
language sql
stable
security definer
set search_path = ''
as $$
  select count(*) from public.newsletter_deliveries where issue = issue_name;
$$;

revoke all on function
  public.confirm_newsletter(text, text, text, timestamptz),
  public.take_recipients(text, integer),
  public.return_recipient(text, text),
  public.count_recipients(text)
  from public, anon, authenticated;
grant execute on function
  public.confirm_newsletter(text, text, text, timestamptz),
  public.take_recipients(text, integer),
  public.return_recipient(text, text),
  public.count_recipients(text)
  to service_role;
