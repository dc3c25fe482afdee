create table streaming_tokens (
  token_hash bytea primary key,       -- sha-256 of the token; the token itself is not stored
  user_id integer references users on delete cascade, -- null: a guest
  expires_at timestamptz not null
);
create index streaming_tokens_expiry on streaming_tokens (expires_at);

-- One row: what every gateway signs the socket's cookie with.
create table streaming_keys (
  id smallint primary key check (id = 1),
  secret bytea not null,
  created_at timestamptz not null default now()
);
