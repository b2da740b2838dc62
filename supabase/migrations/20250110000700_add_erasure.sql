-- Removes an address from every table in one step; answers how many rows of each.
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

revoke all on function public.erase_address(text) from public, anon, authenticated;
grant execute on function public.erase_address(text) to service_role;
