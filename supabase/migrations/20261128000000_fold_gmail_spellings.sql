-- Gmail ignores dots and has two domains: all spellings of a mailbox count as one, and one opt-out holds for all.

-- The key under which a mailbox was listed until now.
create function public.former_mailbox_key(address text) returns text
language sql
stable
security definer
set search_path = ''
as $$
  select encode(
    sha256(key || convert_to(regexp_replace(lower(address), '^([^+]+)\+.*(@[^@]*)$', '\1\2'), 'UTF8')),
    'hex'
  )
  from public.installation_key;
$$;

-- The index holds results of the function below.
drop index public.mail_outbox_mailbox;

-- As in `lib/store/mailbox.ts`.
create or replace function public.normalized_mailbox(address text) returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select case
    when mailbox ~ '@(gmail|googlemail)\.com$'
      then replace(regexp_replace(mailbox, '@[^@]*$', ''), '.', '') || '@gmail.com'
    else mailbox
  end
  from (select regexp_replace(lower(address), '^([^+]+)\+.*(@[^@]*)$', '\1\2') as mailbox) as told;
$$;

create index mail_outbox_mailbox on public.mail_outbox (public.normalized_mailbox(recipient));

create or replace function public.is_suppressed(address text) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from public.suppressed_mailboxes
    where mailbox in (public.mailbox_key(address), public.former_mailbox_key(address))
  );
$$;

-- Takes the mailbox of an address off the list where it was listed by `moment`; answers whether it did.
create or replace function public.allow_mailbox(address text, moment timestamptz) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.suppressed_mailboxes
  where mailbox in (public.mailbox_key(address), public.former_mailbox_key(address)) and suppressed_at <= moment;
  return found;
end;
$$;

-- As before, also where the mailbox was listed under its former key.
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
    where mailbox in (public.mailbox_key(subscriber_email), public.former_mailbox_key(subscriber_email)) and reason <> 'refused' and suppressed_at >= wished_at
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
  where mailbox in (public.mailbox_key(subscriber_email), public.former_mailbox_key(subscriber_email)) and suppressed_at < wished_at;
  return case when is_new then 'confirmed' else 'known' end;
end;
$$;

revoke all on function public.former_mailbox_key(text) from public, anon, authenticated;
grant execute on function public.former_mailbox_key(text) to service_role;
