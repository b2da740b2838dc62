-- Messages that the sender has not accepted yet. Whoever tries a message has it on lease: when the lease ends without
-- an answer, it is due again.

create table public.mail_outbox (
  -- Names the message for the mail services too, which know a repeat by it.
  id text primary key check (char_length(id) between 1 and 100),
  -- In lower case.
  recipient text not null,
  payload jsonb not null,
  attempts integer not null,
  due_at timestamptz not null,
  -- 0 not being tried, 1 on lease, 2 on lease after a try that ended without an answer.
  in_flight smallint not null,
  -- The claim that gave it out: a claim whose answer was lost is made again under the same name.
  claimed_by uuid,
  created_at timestamptz not null default now()
);
create index mail_outbox_due_at on public.mail_outbox (due_at);
create index mail_outbox_recipient on public.mail_outbox (recipient);
create index mail_outbox_claimed_by on public.mail_outbox (claimed_by) where claimed_by is not null;
alter table public.mail_outbox enable row level security;
revoke all on public.mail_outbox from public, anon, authenticated;
grant select, insert, update, delete on public.mail_outbox to service_role;

-- A message whose first try is under way; one that is there already stays as it is.
create function public.keep_message(
  message_id text,
  message_recipient text,
  message_payload text,
  leased_until timestamptz
) returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.mail_outbox (id, recipient, payload, attempts, due_at, in_flight)
  values (message_id, lower(message_recipient), message_payload::jsonb, 1, leased_until, 1)
  on conflict (id) do nothing;
$$;

-- Messages that are due, oldest first, leased to the caller, as one JSON list. Two callers at once get different ones:
-- rows that another has locked are passed over. The same claim made again gives the same messages.
create function public.claim_messages(
  claim uuid,
  claimed_at timestamptz,
  leased_until timestamptz,
  how_many integer
) returns jsonb
language sql
security definer
set search_path = ''
as $$
  with
    due as (
      select id
      from public.mail_outbox
      where due_at <= claimed_at or claimed_by = claim
      order by claimed_by = claim desc nulls last, due_at
      limit how_many
      for update skip locked
    ),
    claimed as (
      update public.mail_outbox as message
      set due_at = leased_until,
          attempts = message.attempts + case when message.claimed_by = claim then 0 else 1 end,
          in_flight = case
            when message.claimed_by = claim then message.in_flight
            when message.in_flight = 0 then 1
            else 2
          end,
          claimed_by = claim
      from due
      where message.id = due.id
      returning message.id, message.payload, message.attempts, message.in_flight
    )
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', id, 'payload', payload::text, 'attempts', attempts, 'interrupted', in_flight = 2
      )
    ),
    '[]'::jsonb
  )
  from claimed;
$$;

create function public.remove_message(message_id text) returns void
language sql
security definer
set search_path = ''
as $$
  delete from public.mail_outbox where id = message_id;
$$;

create function public.postpone_message(message_id text, due timestamptz) returns void
language sql
security definer
set search_path = ''
as $$
  update public.mail_outbox set due_at = due, in_flight = 0, claimed_by = null where id = message_id;
$$;

-- The address was refused for good: the message and the issues that wait for the address go, and the subscriber is
-- marked.
create function public.refuse_message(message_id text, message_recipient text, reason text) returns void
language sql
security definer
set search_path = ''
as $$
  delete from public.mail_outbox
  where id = message_id or (recipient = lower(message_recipient) and payload ->> 'kind' = 'issue');
  update public.email_subscribers
  set undeliverable_at = now(), undeliverable_reason = reason, updated_at = now()
  where lower(email) = lower(message_recipient);
$$;

revoke all on function
  public.keep_message(text, text, text, timestamptz),
  public.claim_messages(uuid, timestamptz, timestamptz, integer),
  public.remove_message(text),
  public.postpone_message(text, timestamptz),
  public.refuse_message(text, text, text)
  from public, anon, authenticated;
grant execute on function
  public.keep_message(text, text, text, timestamptz),
  public.claim_messages(uuid, timestamptz, timestamptz, integer),
  public.remove_message(text),
  public.postpone_message(text, timestamptz),
  public.refuse_message(text, text, text)
  to service_role;
