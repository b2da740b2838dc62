-- Made by the form: a message that is sent again because its answer was lost is kept once.
alter table public.contact_messages add column message_id uuid unique;
