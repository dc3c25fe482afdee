-- What a key information document says of holding a product: how long, and what may come of it.
create table performance_scenarios (
  security_id integer primary key references securities on delete cascade,
  as_at date not null,                -- of the document
  holding_years numeric(6, 2) not null, -- recommended
  invested numeric(18, 2),            -- the amount of which the document gives examples
  currency text not null,
  returns jsonb not null,             -- by scenario, of a year, half the holding period, and all of it: {"MODERATE": [0.008, null, 0.006]}
  source_id smallint not null references sources
);
