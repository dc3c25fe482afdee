-- Weights and rates are fractions (0.0482 is 4.82 per cent).
create table holdings (
  security_id integer not null references securities on delete cascade,
  as_at date not null,
  rank smallint not null,
  name text not null,
  isin text,
  sedol text,
  holding_type text not null,         -- Equity, Bond, Cash, Fund, Property, Other
  sector text,
  country text,
  weighting numeric(10, 8) not null,
  previous_weighting numeric(10, 8),
  first_bought date,
  source_id smallint not null references sources,
  primary key (security_id, as_at, rank)
);
create index holdings_isin on holdings (isin, weighting desc);

create table asset_allocations (
  security_id integer not null references securities on delete cascade,
  as_at date not null,
  asset text not null check (asset in ('STOCK', 'BOND', 'CASH', 'OTHER', 'PROPERTY')),
  long numeric(10, 8) not null,
  short numeric(10, 8) not null,
  net numeric(10, 8) not null,
  category numeric(10, 8),
  source_id smallint not null references sources,
  primary key (security_id, asset)
);

create table exposures (
  security_id integer not null references securities on delete cascade,
  as_at date not null,
  kind text not null check (kind in ('SECTOR', 'REGION', 'COUNTRY', 'CURRENCY', 'MARKET_CAP', 'STYLE', 'CREDIT', 'MATURITY')),
  name text not null,
  position smallint not null,
  weighting numeric(10, 8) not null,
  category numeric(10, 8),
  source_id smallint not null references sources,
  primary key (security_id, kind, name)
);

create table valuation_growth (
  security_id integer not null references securities on delete cascade,
  as_at date not null,
  measure text not null check (measure in ('priceEarnings', 'priceBook', 'priceSales', 'priceCashFlow', 'dividendYieldFactor', 'longProjectedEarningsGrowth', 'historicalEarningsGrowth', 'salesGrowth', 'cashFlowGrowth', 'bookValueGrowth')),
  fund numeric(14, 6),
  category numeric(14, 6),
  source_id smallint not null references sources,
  primary key (security_id, measure)
);

create table risk_measures (
  security_id integer not null references securities on delete cascade,
  as_at date not null,
  years smallint not null,
  measure text not null,              -- standardDeviation, sharpe, sortino, alpha, beta, rSquared, trackingError, informationRatio, upCapture, downCapture, maxDrawdown
  value numeric(14, 6),
  category numeric(14, 6),
  benchmark numeric(14, 6),
  source_id smallint not null references sources,
  primary key (security_id, years, measure)
);

create table ratings (
  security_id integer not null references securities on delete cascade,
  provider text not null,
  measure text not null,
  score smallint,
  scale smallint,
  words text,
  as_at date not null,
  licence text,
  source_id smallint not null references sources,
  primary key (security_id, provider, measure)
);

-- A regulatory score is never read without its regime: a 5 of 7 and a 5 of 10 are different things.
create table risk_scores (
  security_id integer not null references securities on delete cascade,
  regime text not null check (regime in ('UCITS_KIID', 'PRIIPS_KID', 'CCI_PRODUCT_SUMMARY')),
  score smallint not null,
  scale smallint not null,
  as_at date not null,
  material_risks text[] not null default '{}',
  source_id smallint not null references sources,
  primary key (security_id, regime)
);

create table fund_facts (
  security_id integer primary key references securities on delete cascade,
  as_at date not null,
  currency text not null,
  legal_structure text not null,
  ucits boolean not null,
  domicile text not null,
  objective text not null,
  benchmark text,
  benchmark_role text,                -- Target, Constraint, Comparator or Tracked index
  income_class text not null check (income_class in ('ACC', 'INC')),
  launched_on date not null,
  fund_size bigint,                   -- minor units of currency
  class_size bigint,
  holdings_count integer,
  yield numeric(10, 8),
  yield_kind text,                    -- Historic, Distribution or Underlying
  passive boolean not null default false,
  hedged boolean not null default false,
  pricing_basis text,                 -- Single or Dual
  valuation_point text,               -- local time, 12:00
  dealing_cut_off text,
  dealing_frequency text,
  settlement_days smallint,
  minimum_lump bigint,
  minimum_regular bigint,
  charges_from text,                  -- Income or Capital
  sdr_label text,
  sister_isin text,                   -- the other income class of the same fund
  replication text,                   -- ETFs: Full, Sampled or Swap
  distribution_frequency text,
  uk_reporting boolean,
  securities_lending boolean,
  tracking_difference_1y numeric(10, 8),
  tracking_difference_3y numeric(10, 8),
  tracking_error numeric(10, 8),
  average_spread numeric(10, 8),
  details jsonb not null default '{}', -- adviser, depositary, auditor, other classes, size history, value assessment
  source_id smallint not null references sources
);

create table trust_facts (
  security_id integer primary key references securities on delete cascade,
  as_at date not null,
  currency text not null,
  objective text not null,
  aic_sector text not null,
  benchmark text,
  launched_on date not null,
  total_assets bigint not null,
  net_assets bigint not null,
  borrowings bigint not null,
  cash bigint not null,
  shares_in_issue bigint not null,
  ongoing_charge numeric(10, 8) not null,
  performance_fee boolean not null,
  nav_frequency text not null check (nav_frequency in ('DAILY', 'WEEKLY', 'MONTHLY', 'QUARTERLY')),
  discount_average_12m numeric(10, 8),
  discount_high_12m numeric(10, 8),
  discount_low_12m numeric(10, 8),
  discount_z_score numeric(10, 4),
  consecutive_increases smallint,
  revenue_reserve bigint,
  unquoted numeric(10, 8),
  next_agm date,
  continuation_vote date,
  wind_up_date date,
  buyback_shares_12m bigint,
  buyback_value_12m bigint,
  details jsonb not null default '{}', -- fee tiers, debt table, policies, capital structure
  source_id smallint not null references sources
);

create table gilt_facts (
  security_id integer primary key references securities on delete cascade,
  as_at date not null,
  kind text not null check (kind in ('CONVENTIONAL', 'INDEX_LINKED')),
  coupon numeric(9, 6) not null,      -- fraction a year
  coupon_months smallint[] not null,
  coupon_day smallint not null,
  issued_on date not null,
  matures_on date not null,
  amount_in_issue bigint not null,    -- pence nominal
  minimum_nominal bigint not null,
  index_ratio numeric(12, 6),
  base_rpi numeric(12, 4),
  indexation_lag_months smallint,
  real_yield numeric(10, 8),
  gross_redemption_yield numeric(10, 8),
  source_id smallint not null references sources
);
