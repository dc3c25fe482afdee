-- More to screen by. The first group is copied from where it stands; the second is worked out by the functions that
-- also make the pages, and written by `writeDetails`.
alter table screener_figures
  add column country text,
  add column market text,                            -- exchange and segment: LSE Main Market
  add column indices text[] not null default '{}',   -- codes
  add column sdr_label text,
  add column hedged boolean,
  add column replication text,
  add column tracking_difference numeric(18, 8),     -- of one year
  add column beta numeric(18, 8),

  add column wrappers text[] not null default '{}',
  add column price_book numeric(18, 8),
  add column operating_margin numeric(18, 8),
  add column roce numeric(18, 8),
  add column net_debt_ebitda numeric(18, 8),
  add column earnings_growth numeric(18, 8),         -- over one year
  add column return_6m numeric(18, 8),               -- total returns, as those below
  add column total_return_1y numeric(18, 8),
  add column total_return_3y numeric(18, 8),
  add column total_return_5y numeric(18, 8),
  add column quartile_1y smallint,                   -- of the sector or category; 1 is best
  add column quartile_3y smallint,
  add column quartile_5y smallint,
  add column charge_quartile smallint;               -- 1 is cheapest

alter table screener_state add column details_for timestamptz;
-- The copied ones are missing until the figures are made anew.
delete from screener_state;

create table saved_screens (
  id integer primary key generated always as identity,
  user_id integer not null references users on delete cascade,
  name text not null,
  name_key text not null,             -- what makes two names the same
  query text not null,                -- of the screener's address
  unique (user_id, name_key)
);
