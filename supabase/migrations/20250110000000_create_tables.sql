-- Everything that the site records. Only the server's service key may touch it: row-level security is on,
-- there are no policies, and the public roles hold no privileges.

create table public.email_subscribers (
  id bigint generated always as identity primary key,
  email text not null check (char_length(email) between 3 and 255),
  newsletter_subscribed boolean not null default false,
  source text not null default 'download' check (source in ('download', 'newsletter')),
  templates_downloaded text[] not null default '{}',
  unsubscribed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index email_subscribers_email_key on public.email_subscribers (lower(email));

-- One counter for each file and day: the sums stay cheap however long the site runs.
create table public.template_downloads (
  slug text not null check (char_length(slug) between 1 and 200),
  format text not null check (format in ('PDF', 'Word', 'Excel')),
  day date not null default current_date,
  downloads bigint not null default 0,
  primary key (slug, format, day)
);

create table public.contact_messages (
  id bigint generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 100),
  email text not null check (char_length(email) between 3 and 255),
  message text not null check (char_length(message) between 1 and 1000),
  created_at timestamptz not null default now()
);

create table public.search_queries (
  id bigint generated always as identity primary key,
  query text not null check (char_length(query) between 1 and 100),
  results integer not null check (results >= 0),
  created_at timestamptz not null default now()
);

alter table public.email_subscribers enable row level security;
alter table public.template_downloads enable row level security;
alter table public.contact_messages enable row level security;
alter table public.search_queries enable row level security;

revoke all on public.email_subscribers, public.template_downloads, public.contact_messages, public.search_queries
  from public, anon, authenticated;
grant select, insert, update, delete
  on public.email_subscribers, public.template_downloads, public.contact_messages, public.search_queries
  to service_role;
