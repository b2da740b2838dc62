-- One counter for each file and day: the sums stay cheap however long the site runs.

create table public.template_downloads (
  slug text not null check (char_length(slug) between 1 and 200),
  format text not null check (format in ('PDF', 'Word', 'Excel')),
  day date not null default current_date,
  downloads bigint not null default 0,
  primary key (slug, format, day)
);
alter table public.template_downloads enable row level security;
revoke all on public.template_downloads from public, anon, authenticated;
grant select, insert, update, delete on public.template_downloads to service_role;

-- One JSON object { slug: downloads }, because the API cuts longer lists of rows at 1,000.
create function public.download_counts() returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_object_agg(slug, downloads), '{}'::jsonb)
  from (select slug, sum(downloads) as downloads from public.template_downloads group by slug) as counted;
$$;

revoke all on function public.download_counts() from public, anon, authenticated;
grant execute on function public.download_counts() to service_role;
