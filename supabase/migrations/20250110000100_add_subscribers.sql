-- Whoever left an address, one row each. A wish for the newsletter counts once its owner has confirmed it: what was
-- consented to, where and when stays beside the address.

create table public.email_subscribers (
  id bigint generated always as identity primary key,
  email text not null check (char_length(email) between 3 and 255),
  newsletter_subscribed boolean not null default false,
  source text not null default 'download' check (source in ('download', 'newsletter')),
  templates_downloaded text[] not null default '{}',
  confirmed_at timestamptz,
  consent_source text check (consent_source in ('download', 'newsletter')),
  consent_text text,
  unsubscribed_at timestamptz,
  -- When a mail server refused the address for good.
  undeliverable_at timestamptz,
  undeliverable_reason text check (undeliverable_reason in ('unknown', 'disabled', 'refused')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index email_subscribers_email_key on public.email_subscribers (lower(email));
alter table public.email_subscribers enable row level security;
revoke all on public.email_subscribers from public, anon, authenticated;
grant select, insert, update, delete on public.email_subscribers to service_role;

-- A second submit of an address: its template names join the row, each once, in order of arrival. The newsletter wish
-- is only ever switched on, and after an unsubscribe, which stands until a newer wish is confirmed, only by the
-- newsletter form itself. One statement, so that two requests at once lose nothing.
create function public.add_downloaded_templates(
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

create function public.set_unsubscribed(subscriber_email text) returns void
language sql
security definer
set search_path = ''
as $$
  update public.email_subscribers
  set newsletter_subscribed = false, unsubscribed_at = now(), updated_at = now()
  where lower(email) = lower(subscriber_email);
$$;

revoke all on function
  public.add_downloaded_templates(text, text[], boolean, text),
  public.set_unsubscribed(text)
  from public, anon, authenticated;
grant execute on function
  public.add_downloaded_templates(text, text[], boolean, text),
  public.set_unsubscribed(text)
  to service_role;
