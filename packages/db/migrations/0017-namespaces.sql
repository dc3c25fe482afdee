-- Names under which people keep configurations of widgets. A name belongs to its owners, and so does everything below its first word.
create table namespaces (
  name text collate "C" primary key,
  root text collate "C" not null,     -- the first word of the name
  created_at timestamptz not null default now()
);
create index namespaces_root on namespaces (root);

create table namespace_owners (
  namespace text collate "C" not null references namespaces on delete cascade,
  user_id integer not null references users on delete cascade,
  added_at timestamptz not null default now(),
  primary key (namespace, user_id)
);
create index namespace_owners_user on namespace_owners (user_id);

-- Who may ask with tokens for a namespace: the server of a host page, by its secret, or whoever has a token made once.
create table widget_clients (
  id text collate "C" primary key,    -- claim client_id of its tokens: taking the client back takes them all back
  namespace text collate "C" not null references namespaces on delete cascade,
  kind text not null check (kind in ('secret', 'token')),
  label text not null,
  secret_hash bytea unique,           -- sha-256; null of a token, which is not stored at all
  scopes text[] not null,
  origins text[],                     -- null: any, of the demonstration alone
  expires_at timestamptz,             -- null: until it is taken back
  created_at timestamptz not null default now(),
  last_used_at timestamptz,           -- of a secret, to the minute
  revoked_at timestamptz,
  check ((kind = 'secret') = (secret_hash is not null))
);
create index widget_clients_namespace on widget_clients (namespace);

-- One row: what tokens of all clients are signed with.
create table widget_token_keys (
  id smallint primary key check (id = 1),
  secret bytea not null,
  created_at timestamptz not null default now()
);
