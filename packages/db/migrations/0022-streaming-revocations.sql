-- A streaming cookie is verified without the database, so what voids it is listed here for every gateway.
create table streaming_revocations (
  id bigint generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  login text,                         -- reference to one login; null: all of the user's
  revoked_at timestamptz not null default now()
);
create index streaming_revocations_age on streaming_revocations (revoked_at);

alter table streaming_tokens add column login text; -- reference to the login that asked; null: a guest
