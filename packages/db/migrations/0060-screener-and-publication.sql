-- More to screen by: net asset value and total assets of trusts, ten years, five complete years one by one, risk.
alter table screener_figures
  add column nav bigint,                             -- at the listing's unit and scale: the newest that is published
  add column nav_gbp numeric(18, 6),
  add column total_assets_gbp bigint,                -- pence
  add column total_return_10y numeric(18, 8),
  add column discrete_1 numeric(18, 8),              -- total returns of 12 months each: to the last month end, then backwards
  add column discrete_2 numeric(18, 8),
  add column discrete_3 numeric(18, 8),
  add column discrete_4 numeric(18, 8),
  add column discrete_5 numeric(18, 8),
  add column volatility_3y numeric(18, 8),
  add column max_drawdown numeric(18, 8);            -- of ten years or the life of the security; below zero
-- They are missing until the figures of securities and of sectors are made anew.
delete from screener_state;
update sector_groups set made_for = 'epoch';

-- When the level of an index was published: pages show none before, as of net asset values.
alter table index_level_years
  add column published bytea;         -- seconds since 1970; none where only the level is known, which then counts as published

create or replace view index_levels as
select y.index_id, make_date(y.year, 1, 1) + (value.day_of_year::int - 1) as day, value.level, value.total_return,
       value.net_total_return, coalesce(value.source_id::smallint, y.source_id) as source_id,
       to_timestamp(value.published) as published_at
from index_level_years as y
cross join lateral unnest(series_values(y.days), series_values(y.levels), series_values(y.total_returns),
  series_values(y.net_total_returns), series_values(y.sources), series_values(y.published))
  as value(day_of_year, level, total_return, net_total_return, source_id, published);
