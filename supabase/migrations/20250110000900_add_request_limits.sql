-- Request counts that several processes of the site keep together.

-- One row for a client and what it does, for a minute. The key is a keyed hash, which leads back to no address. What is
-- lost in a crash is counted anew, so nothing is written to the log.
create unlogged table public.request_limits (
  client_key text primary key check (char_length(client_key) = 64),
  requests integer not null,
  ends_at timestamptz not null
);
create index request_limits_ends_at on public.request_limits (ends_at);
alter table public.request_limits enable row level security;
revoke all on public.request_limits from public, anon, authenticated;
grant select, insert, update, delete on public.request_limits to service_role;

-- Counts one request; 0, or how many seconds to wait when it is one too many. Rows whose time is over are removed on
-- the way, after the count and only those that nobody holds, so that two calls never wait for each other.
create function public.take_request(client_key text, most integer, window_seconds integer) returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  counted public.request_limits;
begin
  insert into public.request_limits as known (client_key, requests, ends_at)
  values (take_request.client_key, 1, now() + make_interval(secs => window_seconds))
  on conflict on constraint request_limits_pkey do update
  set requests = case when known.ends_at <= now() then 1 else least(known.requests, most) + 1 end,
      ends_at = case when known.ends_at <= now() then excluded.ends_at else known.ends_at end
  returning * into counted;

  delete from public.request_limits as old
  where old.client_key in (
    select over.client_key from public.request_limits as over
    where over.ends_at <= now()
    order by over.ends_at
    limit 20
    for update skip locked
  );

  return case
    when counted.requests > most then greatest(1, ceil(extract(epoch from counted.ends_at - now())))::integer
    else 0
  end;
end;
$$;

revoke all on function public.take_request(text, integer, integer) from public, anon, authenticated;
grant execute on function public.take_request(text, integer, integer) to service_role;
