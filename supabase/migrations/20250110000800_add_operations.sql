-- A write whose answer was lost is sent again, by the retry or by the spool of the machine that made it. Each carries
-- an id; applied once, the same id changes nothing any more. One function takes every such write, so that the id and
-- what it stands for are stored in one transaction.

create table public.applied_operations (
  id uuid primary key,
  outcome text,
  applied_at timestamptz not null default now()
);
create index applied_operations_applied_at on public.applied_operations (applied_at);
alter table public.applied_operations enable row level security;
revoke all on public.applied_operations from public, anon, authenticated;
grant select, insert, update, delete on public.applied_operations to service_role;

-- Answers 'applied', or what a confirmation came to; for an id that is known the answer of the first time. What is
-- recorded bears the time when it was made, not when it arrived here, and never a time to come.
create function public.apply_operation(operation_id uuid, operation_kind text, input jsonb, made_at timestamptz)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  moment constant timestamptz := least(made_at, now());
  given_email constant text := input ->> 'email';
  given_time constant timestamptz := to_timestamp(
    coalesce(input ->> 'wishedAt', input ->> 'leasedUntil', input ->> 'dueAt')::double precision / 1000
  );
  result text := 'applied';
  earlier timestamptz;
begin
  -- A second caller with the same id waits here until the first has committed or given up.
  insert into public.applied_operations (id) values (operation_id) on conflict do nothing;
  if not found then
    return (select outcome from public.applied_operations where id = operation_id);
  end if;

  case operation_kind
    when 'subscriber' then
      insert into public.email_subscribers (email, newsletter_subscribed, source, templates_downloaded, created_at)
      values (
        given_email,
        (input ->> 'newsletterSubscribed')::boolean,
        input ->> 'source',
        array(select jsonb_array_elements_text(input -> 'templatesDownloaded')),
        moment
      )
      on conflict (lower(email)) do nothing;
      -- A new address goes the way of a known one, so that the time of an answer tells nobody which it was.
      perform public.add_downloaded_templates(
        given_email,
        array(select jsonb_array_elements_text(input -> 'templatesDownloaded')),
        (input ->> 'newsletterSubscribed')::boolean,
        input ->> 'source'
      );
    when 'downloads' then
      insert into public.template_downloads as counter (slug, format, day, downloads)
      select given ->> 'slug', given ->> 'format', (moment at time zone 'UTC')::date, count(*)
      from jsonb_array_elements(input -> 'downloads') as given
      group by 1, 2
      on conflict (slug, format, day) do update set downloads = counter.downloads + excluded.downloads;
    when 'unsubscribe' then
      select unsubscribed_at into earlier from public.email_subscribers where lower(email) = lower(given_email);
      perform public.set_unsubscribed(given_email);
      update public.email_subscribers set unsubscribed_at = greatest(moment, earlier)
      where lower(email) = lower(given_email);
    when 'confirmation' then
      result := public.confirm_newsletter(
        given_email,
        input ->> 'source',
        input ->> 'textVersion',
        given_time
      );
      if result = 'confirmed' then
        update public.email_subscribers set confirmed_at = moment where lower(email) = lower(given_email);
      end if;
    when 'contact' then
      insert into public.contact_messages (message_id, name, email, message, created_at)
      values ((input ->> 'id')::uuid, input ->> 'name', given_email, input ->> 'message', moment)
      on conflict (message_id) do nothing;
    when 'search' then
      insert into public.search_queries (query, results, created_at)
      values (input ->> 'query', (input ->> 'results')::integer, moment);
    when 'keep-message' then
      -- Sent late, it must not be due before the word that it has left, which waits behind it.
      perform public.keep_message(
        input ->> 'id',
        input ->> 'recipient',
        input ->> 'payload',
        case
          when made_at < now() - interval '1 minute'
          then greatest(given_time, now() + interval '2 minutes')
          else given_time
        end
      );
    when 'remove-message' then
      perform public.remove_message(input ->> 'id');
    when 'postpone-message' then
      perform public.postpone_message(input ->> 'id', given_time);
    when 'refuse-message' then
      perform public.refuse_message(input ->> 'id', input ->> 'recipient', input ->> 'reason');
    else
      raise exception 'There is no operation %', operation_kind using errcode = 'invalid_parameter_value';
  end case;

  update public.applied_operations set outcome = result where id = operation_id;
  return result;
end;
$$;

-- An id is needed as long as its write may come again.
create function public.purge_applied_operations(applied_before timestamptz) returns bigint
language sql
security definer
set search_path = ''
as $$
  with purged as (
    delete from public.applied_operations where applied_at < applied_before returning 1
  )
  select count(*) from purged;
$$;

-- Writes and takes it back: a project that is full or read-only answers every read. Answers how many e-mails wait.
create function public.check_recording() returns bigint
language plpgsql
security definer
set search_path = ''
as $$
declare
  probe constant uuid := gen_random_uuid();
begin
  insert into public.applied_operations (id) values (probe);
  delete from public.applied_operations where id = probe;
  return (select count(*) from public.mail_outbox);
end;
$$;

revoke all on function
  public.apply_operation(uuid, text, jsonb, timestamptz),
  public.purge_applied_operations(timestamptz),
  public.check_recording()
  from public, anon, authenticated;
grant execute on function
  public.apply_operation(uuid, text, jsonb, timestamptz),
  public.purge_applied_operations(timestamptz),
  public.check_recording()
  to service_role;
