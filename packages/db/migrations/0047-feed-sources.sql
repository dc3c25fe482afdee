-- How sources of live prices are, as each process that reads them reports it.
create table feed_sources (
  name text not null,
  instance text not null,
  kind text not null,
  address text not null,
  state text not null,
  interruptions bigint not null,
  last_failure text,
  counts jsonb not null,
  unknown_codes jsonb not null,
  last_tick_at timestamptz,
  reported_at timestamptz not null default now(),
  primary key (name, instance)
);

-- Ticks that were not believed; the latest of each source.
create table quarantined_ticks (
  id bigint generated always as identity primary key,
  source text not null,
  market_code text,
  reason text not null,
  detail text not null,
  written text not null,
  ticked_at timestamptz,
  received_at timestamptz not null
);
create index quarantined_ticks_by_source on quarantined_ticks (source, id);
