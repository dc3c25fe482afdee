-- What the screener filters and sorts by, one row for each security, worked out from the tables where the figures stand.
-- Never a source of anything: it can be emptied and made anew at any time.
create table screener_figures (
  security_id integer primary key references securities on delete cascade,
  listing_id integer not null references listings on delete cascade, -- the primary one
  type text not null,
  name text not null,
  sector text,
  category text,
  size_gbp bigint,                    -- pence, as in securities
  as_at date,                         -- day of the price that the figures below use
  yield numeric(18, 8),               -- fractions here and below
  price_earnings numeric(18, 8),
  return_1y numeric(18, 8),           -- of the price, without income
  charge numeric(18, 8),              -- ongoing, a year
  rating smallint,                    -- stars of 5, over 5 years
  risk_score smallint,
  risk_scale smallint,
  risk numeric(18, 8),                -- score / scale: regimes have different scales
  passive boolean,
  income_class text,
  discount numeric(18, 8),            -- negative; a premium is positive
  discount_z numeric(18, 8),
  gearing numeric(18, 8),             -- (borrowings - cash) / net assets
  increases smallint,                 -- years of dividend increases in a row
  dividend_growth numeric(18, 8),     -- a year, over 5 years
  cover numeric(18, 8),               -- earnings / dividend
  matures_on date,
  redemption_yield numeric(18, 8),
  coupon numeric(18, 8)
);
create index screener_size on screener_figures (type, size_gbp desc nulls last, security_id);
create index screener_name on screener_figures (type, name collate "C", security_id);
create index screener_sector on screener_figures (type, sector);
create index screener_category on screener_figures (type, category);
create index screener_yield on screener_figures (type, yield desc nulls last, security_id);
create index screener_price_earnings on screener_figures (type, price_earnings nulls last, security_id);
create index screener_return on screener_figures (type, return_1y desc nulls last, security_id);
create index screener_charge on screener_figures (type, charge nulls last, security_id);

-- One row: the end of the import that the figures were made after.
create table screener_state (
  id smallint primary key check (id = 1),
  import_finished_at timestamptz not null
);

-- How many people hold or look at a security. A row for each source that counts.
create table popularity (
  security_id integer not null references securities on delete cascade,
  measure text not null check (measure in ('HOLDERS', 'VIEWS')),
  days smallint not null,             -- VIEWS: over so many days up to as_at; HOLDERS: 0, on as_at
  people integer not null,
  previous integer,                   -- the same a month before
  as_at date not null,
  source_id smallint not null references sources,
  primary key (security_id, measure, source_id)
);
create index popularity_most on popularity (measure, people desc, security_id);
