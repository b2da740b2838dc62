-- What is installed here, for `npm run doctor`: the migrations that the Supabase CLI has noted (null where they were
-- run by other means), every table of `public` with whether it is protected, and the names of its functions.
-- Protected: row-level security is on and no policy opens it.
create function public.installation_state() returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  noted jsonb;
begin
  if to_regclass('supabase_migrations.schema_migrations') is not null then
    execute 'select coalesce(jsonb_agg(version order by version), ''[]''::jsonb) from supabase_migrations.schema_migrations'
      into noted;
  end if;
  return jsonb_build_object(
    'migrations', noted,
    'tables', (
      select coalesce(jsonb_object_agg(
        relation.relname,
        relation.relrowsecurity
          and not exists (
            select from pg_catalog.pg_policy as policy where policy.polrelid = relation.oid
          )
      ), '{}'::jsonb)
      from pg_catalog.pg_class as relation
      where relation.relnamespace = 'public'::regnamespace and relation.relkind in ('r', 'p')
    ),
    'functions', (
      select coalesce(jsonb_agg(distinct routine.proname), '[]'::jsonb)
      from pg_catalog.pg_proc as routine
      where routine.pronamespace = 'public'::regnamespace
    )
  );
end;
$$;

revoke all on function public.installation_state() from public, anon, authenticated;
grant execute on function public.installation_state() to service_role;
