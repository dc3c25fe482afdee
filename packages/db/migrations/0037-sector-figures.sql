-- Figures that compare a security with its sector, or an ETF with its category: made once after each import, so that no
-- page reads every member. Never a source of anything: both tables can be emptied and made anew at any time.
create table sector_groups (
  type text not null,
  name text not null,                  -- of the sector; of ETFs the category
  as_at date,                          -- the latest price of any member
  reporting integer not null,          -- members whose ratios are compared
  leaders integer[] not null,          -- listings of the largest members, largest first: the sector's line on a chart
  medians jsonb not null,              -- by ratio: [median, members that have it]
  made_for timestamptz not null,       -- the end of the import that they were made after
  primary key (type, name)
);

-- One row for each security with a sector, whether or not it is counted in it. The arrays have one place for each
-- period, in the order of `comparedSpans`; null where there is no such return.
create table sector_standings (
  security_id integer primary key references securities on delete cascade,
  type text not null,
  name text not null,
  as_at date not null,                 -- where its periods end
  managed_since date,
  began_on date,
  returns double precision[] not null,  -- its own total returns, fractions
  averages double precision[] not null, -- of the members counted, itself included
  counted integer[] not null,           -- members with a return
  places integer[] not null,            -- 1 is the highest return; null where it is not counted itself
  ratios jsonb not null,                -- by ratio: [others with a lower figure, others]
  income jsonb not null                 -- by measure: [own, rank, members, members with a lower figure, median]
);
create index sector_standings_group on sector_standings (type, name);

-- How many securities there are of each type.
create table security_counts (
  type text primary key,
  securities integer not null
);
insert into security_counts select type, count(*) from securities group by type;

-- Members of a sector or category, the largest first.
drop index securities_sector;
create index securities_by_sector on securities (type, sector, size_gbp desc nulls last, id);
create index securities_by_category on securities (category, size_gbp desc nulls last, id);
drop index securities_type_size;
create index securities_by_size on securities (type, size_gbp desc nulls last, id);

-- Who holds it, the largest weight first.
drop index holdings_isin;
create index holdings_of on holdings (isin, weighting desc, security_id);
create index fund_facts_sister on fund_facts (sister_isin) where sister_isin is not null;

-- The strongest rises and falls of the day.
drop index quotes_change;
create index quotes_risers on quotes (day_change_pct desc, listing_id) where last is not null and day_change_pct > 0;
create index quotes_fallers on quotes (day_change_pct, listing_id) where last is not null and day_change_pct < 0;

-- The figures above are missing until they are made.
delete from screener_state;
