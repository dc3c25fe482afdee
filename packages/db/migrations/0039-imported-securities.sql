-- Securities from files: companies and funds of the United States are known by CIK, series and ticker, not by ISIN.
alter table securities
  alter column isin drop not null,
  add column cik text,                -- of the SEC, without leading zeros; classes of shares have one in common
  add column series_id text unique,   -- of a fund that reports to the SEC: S000001234
  add column type_source text not null default 'FILE' check (type_source in ('FILE', 'OPERATOR')); -- OPERATOR: no file may change the type
create index securities_cik on securities (cik) where cik is not null;

-- A listing that has ended is kept, with its prices.
alter table listings add column ended_on date;

-- ISO 10383: every market with its operator.
create table venues (
  mic text primary key,
  operating_mic text not null,
  name text not null,
  country text not null,              -- ISO 3166 alpha-2
  city text,
  website text,
  status text not null,               -- ACTIVE, UPDATED, EXPIRED
  as_at date not null,
  source_id smallint not null references sources
);

-- ISO 4217.
create table currencies (
  code text primary key,
  number text,
  name text not null,
  minor_digits smallint,              -- null: has none, such as gold
  withdrawn text,                     -- as the standard says it: 2014-01
  as_at date not null,
  source_id smallint not null references sources
);

-- The newest file of prices of a listing: an older one adds days that are missing, and changes none.
create table price_files (
  listing_id integer primary key references listings on delete cascade,
  as_at date not null                 -- its last day
);

-- What was mended in imported prices, for the table of a chart's data.
create table price_repairs (
  listing_id integer not null references listings on delete cascade,
  day date not null,
  kind text not null check (kind in ('UNIT', 'SPLIT', 'DIVIDEND', 'MISSING', 'OUTLIER')),
  note text not null,
  source_id smallint not null references sources,
  primary key (listing_id, day, kind)
);
