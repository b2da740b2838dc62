-- An address is erased from every table in one step, and contact messages are kept for a limited time.

create index contact_messages_created_at on public.contact_messages (created_at);

-- How many rows of each table were removed.
create function public.erase_address(subscriber_email text) returns jsonb
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
    )
  select jsonb_build_object(
    'email_subscribers', (select count(*) from subscribers),
    'contact_messages', (select count(*) from messages),
    'newsletter_deliveries', (select count(*) from deliveries)
  );
$$;

create function public.purge_contact_messages(made_before timestamptz) returns bigint
language sql
security definer
set search_path = ''
as $$
  with purged as (
    delete from public.contact_messages where created_at < made_before returning 1
  )
  select count(*) from purged;
$$;

revoke all on function public.erase_address(text), public.purge_contact_messages(timestamptz)
  from public, anon, authenticated;
grant execute on function public.erase_address(text), public.purge_contact_messages(timestamptz) to service_role;
