-- Search queries, without anything about who searched, are kept for a limited time.

create table public.search_queries (
  id bigint generated always as identity primary key,
  query text not null check (char_length(query) between 1 and 100),
  results integer not null check (results >= 0),
  created_at timestamptz not null default now()
);
create index search_queries_created_at on public.search_queries (created_at);
alter table public.search_queries enable row level security;
revoke all on public.search_queries from public, anon, authenticated;
grant select, insert, update, delete on public.search_queries to service_role;

create function public.purge_search_queries(made_before timestamptz) returns bigint
language sql
security definer
set search_path = ''
as $$
  with purged as (
    delete from public.search_queries where created_at < made_before returning 1
  )
  select count(*) from purged;
$$;

revoke all on function public.purge_search_queries(timestamptz) from public, anon, authenticated;
grant execute on function public.purge_search_queries(timestamptz) to service_role;
