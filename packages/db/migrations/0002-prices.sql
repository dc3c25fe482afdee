-- Prices are integers at the listing's price_scale in its price_unit.
create table quotes (
  listing_id integer primary key references listings on delete cascade,
  state text not null check (state in ('LIVE', 'DELAYED', 'CLOSE', 'INDICATIVE', 'SUSPENDED', 'AUCTION')),
  at timestamptz not null,
  last bigint,
  bid bigint,
  ask bigint,
  open bigint,
  high bigint,
  low bigint,
  previous_close bigint,
  day_change bigint,
  day_change_pct numeric(12, 8),      -- fraction
  volume bigint,
  trades integer,
  average_volume_30d bigint,
  year_high bigint,
  year_low bigint,
  source_id smallint not null references sources
);

create index quotes_change on quotes (day_change_pct);

create table daily_prices (
  listing_id integer not null references listings on delete cascade,
  day date not null,
  open bigint,
  high bigint,
  low bigint,
  close bigint not null,
  volume bigint,
  source_id smallint not null references sources,
  primary key (listing_id, day)
);

create table intraday_prices (
  listing_id integer not null references listings on delete cascade,
  at timestamptz not null,            -- start of the bar
  open bigint not null,
  high bigint not null,
  low bigint not null,
  close bigint not null,
  volume bigint not null,
  source_id smallint not null references sources,
  primary key (listing_id, at)
);

-- Net asset value per share of trusts and ETFs, in the primary listing's unit and scale.
create table navs (
  security_id integer not null references securities on delete cascade,
  day date not null,
  basis text not null check (basis in ('CUM_FAIR', 'CUM_PAR', 'EX_FAIR', 'EX_PAR')),
  nav bigint not null,
  estimated boolean not null default false,
  source_id smallint not null references sources,
  primary key (security_id, basis, day)
);
