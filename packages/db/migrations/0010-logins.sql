-- Failed logins of the last quarter of an hour: what throttling counts. Keys are sha-256: what was typed as an
-- e-mail address may be anything, a password included.
create table login_failures (
  id bigint primary key generated always as identity,
  failed_at timestamptz not null,
  account_key bytea not null,         -- of the e-mail address in lower case, whether or not anybody has it
  network_key bytea not null,         -- of the IPv4 address, or of the IPv6 /64
  device_key bytea                    -- of a browser that has logged in to this account before; null from any other
);
create index login_failures_account on login_failures (account_key, failed_at);
create index login_failures_network on login_failures (network_key, failed_at);
create index login_failures_time on login_failures (failed_at);

-- Browsers in which a person has logged in before.
create table known_devices (
  user_id integer not null references users on delete cascade,
  device_hash bytea not null,         -- sha-256 of the device cookie
  last_login_at timestamptz not null,
  primary key (user_id, device_hash)
);
create index known_devices_login on known_devices (last_login_at);

-- Who a person is at an OpenID Connect provider. The pair is the provider's promise never to mean anybody else.
create table user_identities (
  issuer text not null,
  subject text not null,
  user_id integer not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (issuer, subject)
);
create unique index user_identities_user on user_identities (user_id, issuer);
