-- Contact messages are kept for a limited time.

create table public.contact_messages (
  id bigint generated always as identity primary key,
  -- Names the message at all times: one that is sent again is kept once.
  message_id uuid unique,
  name text not null check (char_length(name) between 1 and 100),
  email text not null check (char_length(email) between 3 and 255),
  message text not null check (char_length(message) between 1 and 1000),
  created_at timestamptz not null default now()
);
create index contact_messages_created_at on public.contact_messages (created_at);
alter table public.contact_messages enable row level security;
revoke all on public.contact_messages from public, anon, authenticated;
grant select, insert, update, delete on public.contact_messages to service_role;

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

revoke all on function public.purge_contact_messages(timestamptz) from public, anon, authenticated;
grant execute on function public.purge_contact_messages(timestamptz) to service_role;
