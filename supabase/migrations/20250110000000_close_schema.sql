-- Everything that the site records is for the server's service key alone: row-level security is on for every table,
-- there are no policies, and the public roles hold no privileges.

-- Hosted projects hand every new table, sequence and function to the public roles. From here on nothing is handed out.
alter default privileges in schema public revoke all on tables from public, anon, authenticated;
alter default privileges in schema public revoke all on sequences from public, anon, authenticated;
alter default privileges in schema public revoke all on functions from public, anon, authenticated;
-- PostgreSQL itself lets everybody call a new function; only the setting for all schemas takes that back.
alter default privileges revoke execute on functions from public;
