-- How many messages visitors have asked for: a mailbox must not be flooded through the site's forms, nor the site's
-- mail account used up. Counted by the keyed hash of the mailbox, for a day.

create table public.mail_admissions (
  mailbox text not null check (char_length(mailbox) = 64),
  admitted_at timestamptz not null
);
create index mail_admissions_mailbox on public.mail_admissions (mailbox, admitted_at);
create index mail_admissions_admitted_at on public.mail_admissions (admitted_at);
alter table public.mail_admissions enable row level security;
revoke all on public.mail_admissions from public, anon, authenticated;
grant select, insert, update, delete on public.mail_admissions to service_role;

-- 'admitted', and counted; 'suppressed', the mailbox is on the list; 'mailbox', it has had as many as it may within 15
-- minutes or 24 hours; 'total', all mailboxes together have within an hour. Callers wait for each other, so that none
-- passes uncounted; the clock is read after the wait. What lies after now was counted before the clock was set back.
create function public.admit_message(
  recipient text,
  mailbox_quarter_hour integer,
  mailbox_day integer,
  total_hour integer
) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  asked constant text := public.mailbox_key(recipient);
  moment timestamptz;
begin
  perform pg_advisory_xact_lock(hashtextextended('public.mail_admissions', 0));
  moment := clock_timestamp();

  delete from public.mail_admissions
  where ctid = any (array(
    select ctid from public.mail_admissions
    where admitted_at <= moment - interval '24 hours'
    order by admitted_at
    limit 100
  ));

  if public.is_suppressed(recipient) then
    return 'suppressed';
  end if;
  if (
    select count(*) >= mailbox_day or count(*) filter (where admitted_at > moment - interval '15 minutes') >= mailbox_quarter_hour
    from public.mail_admissions
    where mailbox = asked and admitted_at > moment - interval '24 hours' and admitted_at <= moment
  ) then
    return 'mailbox';
  end if;
  if (
    select count(*) >= total_hour
    from (
      select from public.mail_admissions
      where admitted_at > moment - interval '1 hour' and admitted_at <= moment
      limit total_hour
    ) as counted
  ) then
    return 'total';
  end if;
  insert into public.mail_admissions (mailbox, admitted_at) values (asked, moment);
  return 'admitted';
end;
$$;

-- As before, with the counts of the mailbox. The suppression list stays.
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
    ),
    admissions as (
      delete from public.mail_admissions where mailbox = public.mailbox_key(subscriber_email) returning 1
    )
  select jsonb_build_object(
    'email_subscribers', (select count(*) from subscribers),
    'contact_messages', (select count(*) from messages),
    'newsletter_deliveries', (select count(*) from deliveries),
    'mail_outbox', (select count(*) from outgoing),
    'mail_admissions', (select count(*) from admissions)
  );
$$;

revoke all on function public.admit_message(text, integer, integer, integer) from public, anon, authenticated;
grant execute on function public.admit_message(text, integer, integer, integer) to service_role;
