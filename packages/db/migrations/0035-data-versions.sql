-- The version of what public pages show. It grows with each change, in the transaction of the change: whoever changes it waits for the change
-- before, so versions become visible in their order.
create table data_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null,
  all_version bigint not null,                       -- of the last change that reaches every page
  subject text not null,                             -- what changed last, for people
  changed_at timestamptz not null
);
insert into data_version (version, all_version, subject, changed_at) values (1, 1, 'schema', now());

-- Of changes that show on the pages of single securities; those before all_version are gone.
create table security_versions (
  security_id integer primary key,
  version bigint not null
);

-- Pages of guests, compressed, so that another node or the next start need not make them again. Unlogged: after a crash they are made again.
create unlogged table stored_pages (
  key bytea primary key,                             -- SHA-256 of build and URL
  etag text not null,
  brotli bytea not null,
  bytes integer not null,
  security_id integer,                               -- null: shows the market
  renew_after_ms integer,                            -- null: valid until the data change
  version bigint not null,
  day text not null,
  made_at timestamptz not null
);
create index stored_pages_made_at on stored_pages (made_at);
