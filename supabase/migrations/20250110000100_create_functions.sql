-- Writes that must be one statement, so that two requests at once lose nothing. For the service key only.

-- A second submit of an address: its template names join the row, each once, in order of arrival. The newsletter
-- wish is only ever switched on, and after an unsubscribe only by the newsletter form itself.
create function public.add_downloaded_templates(
  subscriber_email text,
  template_names text[],
  newsletter boolean,
  submit_source text
) returns void
language sql
security definer
set search_path = ''
as $$
  update public.email_subscribers as subscriber
  set templates_downloaded = subscriber.templates_downloaded || array(
        select name
        from unnest(template_names) with ordinality as given (name, place)
        where name <> all (subscriber.templates_downloaded)
        group by name
        order by min(place)
      ),
      newsletter_subscribed = subscriber.newsletter_subscribed
        or (newsletter and (subscriber.unsubscribed_at is null or submit_source = 'newsletter')),
      unsubscribed_at = case
        when newsletter and submit_source = 'newsletter' then null
        else subscriber.unsubscribed_at
      end,
      updated_at = now()
  where lower(subscriber.email) = lower(subscriber_email);
$$;

create function public.set_unsubscribed(subscriber_email text) returns void
language sql
security definer
set search_path = ''
as $$
  update public.email_subscribers
  set newsletter_subscribed = false, unsubscribed_at = now(), updated_at = now()
  where lower(email) = lower(subscriber_email);
$$;

create function public.record_downloads(template_slugs text[], file_formats text[]) returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.template_downloads as counter (slug, format, downloads)
  select slug, format, count(*) from unnest(template_slugs, file_formats) as given (slug, format) group by slug, format
  on conflict (slug, format, day) do update set downloads = counter.downloads + excluded.downloads;
$$;

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

revoke all on function
  public.add_downloaded_templates(text, text[], boolean, text),
  public.set_unsubscribed(text),
  public.record_downloads(text[], text[]),
  public.download_counts()
  from public, anon, authenticated;
grant execute on function
  public.add_downloaded_templates(text, text[], boolean, text),
  public.set_unsubscribed(text),
  public.record_downloads(text[], text[]),
  public.download_counts()
  to service_role;
