-- Bundles that were downloaded as one archive, counted as bundles, and counts that do not grow with every day.

create table public.bundle_downloads (
  bundle text not null check (char_length(bundle) between 1 and 200),
  format text not null check (format in ('PDF', 'Word', 'Excel', 'all')),
  day date not null default current_date,
  downloads bigint not null default 0,
  primary key (bundle, format, day)
);
alter table public.bundle_downloads enable row level security;
revoke all on public.bundle_downloads from public, anon, authenticated;
grant select, insert, update, delete on public.bundle_downloads to service_role;

-- Sums the counts of days before that of `counted_before` (UTC) into the day 1970-01-01; answers how many rows went.
create function public.fold_download_counts(counted_before timestamptz) returns bigint
language sql
security definer
set search_path = ''
as $$
  with
    templates as (
      delete from public.template_downloads
      where day > date '1970-01-01' and day < (counted_before at time zone 'UTC')::date
      returning slug, format, downloads
    ),
    bundles as (
      delete from public.bundle_downloads
      where day > date '1970-01-01' and day < (counted_before at time zone 'UTC')::date
      returning bundle, format, downloads
    ),
    folded_templates as (
      insert into public.template_downloads as counter (slug, format, day, downloads)
      select slug, format, date '1970-01-01', sum(downloads) from templates group by slug, format
      on conflict (slug, format, day) do update set downloads = counter.downloads + excluded.downloads
    ),
    folded_bundles as (
      insert into public.bundle_downloads as counter (bundle, format, day, downloads)
      select bundle, format, date '1970-01-01', sum(downloads) from bundles group by bundle, format
      on conflict (bundle, format, day) do update set downloads = counter.downloads + excluded.downloads
    )
  select (select count(*) from templates) + (select count(*) from bundles);
$$;

revoke all on function public.fold_download_counts(timestamptz) from public, anon, authenticated;
grant execute on function public.fold_download_counts(timestamptz) to service_role;
