create table users (
  id integer primary key generated always as identity,
  email text not null,
  name text not null,
  password_hash text,                 -- null: logs in elsewhere only
  elective_professional boolean not null default false,
  domicile text not null default 'GBR', -- ISO 3166 alpha-3
  demo boolean not null default false,
  created_at timestamptz not null default now(),
  disabled_at timestamptz
);
create unique index users_email on users (lower(email));

create table sessions (
  id_hash bytea primary key,          -- sha-256 of the cookie; the cookie itself is not stored
  user_id integer not null references users on delete cascade,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);
