-- The most rows that visitors can make a table grow to, see `lib/store/bounds.ts`. Beyond them search queries push the
-- oldest out; subscribers, contact messages and messages to send are refused.

create function public.row_bound(table_name text) returns bigint
language sql
immutable
set search_path = ''
as $$
  select case table_name
    when 'email_subscribers' then 250000
    when 'contact_messages' then 50000
    when 'search_queries' then 100000
    when 'mail_outbox' then 50000
  end::bigint;
$$;

-- Whether a table has at least so many rows. Ids only grow, so that their span tells at once where there are less; only
-- where it does not, or where ids are no numbers, are rows counted.
create function public.has_rows(table_name text, how_many bigint) returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  found_rows bigint;
begin
  if table_name <> 'mail_outbox' then
    execute format('select max(id) - min(id) + 1 from public.%I', table_name) into found_rows;
    if coalesce(found_rows, 0) < how_many then
      return false;
    end if;
  end if;
  execute format('select count(*) from (select from public.%I limit $1) as counted', table_name)
    into found_rows using how_many;
  return found_rows >= how_many;
end;
$$;

-- Runs after every insert, also one that found its row there already and added none: it takes as long for both, so that
-- the time of an answer tells nobody which it was. Newsletter issues are the operator's and are let through. PostgREST
-- answers the error with status 409: a refusal, after which nothing is sent again.
create function public.refuse_rows_beyond_bound() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  bound constant bigint := public.row_bound(tg_table_name);
begin
  if public.has_rows(tg_table_name, bound + 1) and exists (
    select from added where to_jsonb(added) #>> '{payload,kind}' is distinct from 'issue'
  ) then
    raise exception '% is full: it holds % rows', tg_table_name, bound using errcode = 'PT409';
  end if;
  return null;
end;
$$;
create trigger refuse_rows_beyond_bound after insert on public.email_subscribers
referencing new table as added for each statement execute function public.refuse_rows_beyond_bound();
create trigger refuse_rows_beyond_bound after insert on public.contact_messages
referencing new table as added for each statement execute function public.refuse_rows_beyond_bound();
create trigger refuse_rows_beyond_bound after insert on public.mail_outbox
referencing new table as added for each statement execute function public.refuse_rows_beyond_bound();

create function public.forget_oldest_queries() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.search_queries
  where id <= (select max(id) from added) - public.row_bound('search_queries');
  return null;
end;
$$;
create trigger forget_oldest_queries after insert on public.search_queries
referencing new table as added for each statement execute function public.forget_oldest_queries();

-- As check_recording, and with it the tables that are at nine tenths of their bound: { waiting, crowded }.
create function public.recording_state() returns jsonb
language sql
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'waiting', public.check_recording(),
    'crowded', coalesce(
      (
        select jsonb_agg(name order by place)
        from unnest(array['email_subscribers', 'contact_messages', 'mail_outbox']) with ordinality as bounded (name, place)
        where public.has_rows(name, ceil(public.row_bound(name) * 0.9)::bigint)
      ),
      '[]'::jsonb
    )
  );
$$;

revoke all on function
  public.row_bound(text),
  public.has_rows(text, bigint),
  public.refuse_rows_beyond_bound(),
  public.forget_oldest_queries(),
  public.recording_state()
  from public, anon, authenticated;
grant execute on function
  public.row_bound(text),
  public.has_rows(text, bigint),
  public.recording_state()
  to service_role;
