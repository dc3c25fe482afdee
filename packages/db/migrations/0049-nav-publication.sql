-- When a net asset value was published: pages show the newest that was, never that of a day which is not announced yet.
alter table nav_years
  add column published bytea;         -- seconds since 1970; none where only the value is known, which then counts as published

create or replace view navs as
select y.security_id, make_date(y.year, 1, 1) + (value.day_of_year::int - 1) as day, y.basis, value.nav,
       value.estimated is not null as estimated, coalesce(value.source_id::smallint, y.source_id) as source_id,
       to_timestamp(value.published) as published_at
from nav_years as y
cross join lateral unnest(series_values(y.days), series_values(y.navs), series_values(y.estimates), series_values(y.sources),
  series_values(y.published))
  as value(day_of_year, nav, estimated, source_id, published);
