-- The days of a calendar year in one row. A page reads ten rows of a listing instead of 2,600, and finds them together however
-- the days arrived. Each field of the days is one column of bytes, written by packages/db/src/series/column-codec.ts: for each
-- number its difference d to the number before (the first: to 0), as 2d + 1 from 0 up, as -2d below 0, and 0 for no number, in
-- groups of seven bits, lowest first, the top bit set on all but the last byte.
create function series_values(bytes bytea) returns bigint[] language plpgsql immutable strict parallel safe as $$
declare
  numbers bigint[] := '{}';
  previous bigint := 0;
  code bigint := 0;
  bits int := 0;
  byte int;
begin
  for i in 0 .. length(bytes) - 1 loop
    byte := get_byte(bytes, i);
    code := code | ((byte & 127)::bigint << bits);
    bits := bits + 7;
    if byte < 128 then
      if code = 0 then
        numbers := numbers || null::bigint;
      else
        previous := previous + case when code & 1 = 1 then code >> 1 else -(code >> 1) end;
        numbers := numbers || previous;
      end if;
      code := 0;
      bits := 0;
    end if;
  end loop;
  return numbers;
end $$;

-- Used by this migration only. A field that no day has is null.
create function series_bytes(numbers bigint[]) returns bytea language plpgsql immutable as $$
declare
  bytes bytea := '';
  previous bigint := 0;
  number bigint;
  code bigint;
begin
  if array_position(numbers, null) is not null and cardinality(array_remove(numbers, null)) = 0 then return null; end if;
  foreach number in array numbers loop
    if number is null then
      code := 0;
    else
      code := case when number >= previous then 2 * (number - previous) + 1 else -2 * (number - previous) end;
      previous := number;
    end if;
    while code > 127 loop
      bytes := bytes || set_byte('\x00', 0, (code & 127)::int | 128);
      code := code >> 7;
    end loop;
    bytes := bytes || set_byte('\x00', 0, code::int);
  end loop;
  return bytes;
end $$;

create table daily_price_years (
  listing_id integer not null references listings on delete cascade,
  year smallint not null,
  first_day date not null,
  last_day date not null,
  days bytea not null,                -- days of the year, 1 January is 1
  opens bytea,
  highs bytea,
  lows bytea,
  closes bytea not null,
  volumes bytea,
  source_id smallint not null references sources,
  sources bytea,                      -- of each day, where they differ
  primary key (listing_id, year)
);
-- The day the market's prices reach to is one step into it.
create index daily_price_years_last_day on daily_price_years (last_day);

create table nav_years (
  security_id integer not null references securities on delete cascade,
  basis text not null check (basis in ('CUM_FAIR', 'CUM_PAR', 'EX_FAIR', 'EX_PAR')),
  year smallint not null,
  first_day date not null,
  last_day date not null,
  days bytea not null,
  navs bytea not null,
  estimates bytea,                    -- 1 for a value that is estimated, none for others
  source_id smallint not null references sources,
  sources bytea,
  primary key (security_id, basis, year)
);

create table index_level_years (
  index_id integer not null references indices on delete cascade,
  year smallint not null,
  first_day date not null,
  last_day date not null,
  days bytea not null,
  levels bytea,
  total_returns bytea,
  net_total_returns bytea,
  source_id smallint not null references sources,
  sources bytea,
  primary key (index_id, year),
  check (coalesce(levels, total_returns, net_total_returns) is not null)
);

-- Bytes of differences do not get smaller by compression.
alter table daily_price_years
  alter days set storage main, alter closes set storage main,
  alter opens set storage external, alter highs set storage external,
  alter lows set storage external, alter volumes set storage external;

insert into daily_price_years
select listing_id, extract(year from day), min(day), max(day),
       series_bytes(array_agg(extract(doy from day)::bigint order by day)),
       series_bytes(array_agg(open order by day)), series_bytes(array_agg(high order by day)),
       series_bytes(array_agg(low order by day)), series_bytes(array_agg(close order by day)),
       series_bytes(array_agg(volume order by day)), min(source_id),
       case when min(source_id) <> max(source_id) then series_bytes(array_agg(source_id::bigint order by day)) end
from daily_prices
group by listing_id, extract(year from day);

insert into nav_years
select security_id, basis, extract(year from day), min(day), max(day),
       series_bytes(array_agg(extract(doy from day)::bigint order by day)), series_bytes(array_agg(nav order by day)),
       series_bytes(array_agg(case when estimated then 1::bigint end order by day)), min(source_id),
       case when min(source_id) <> max(source_id) then series_bytes(array_agg(source_id::bigint order by day)) end
from navs
group by security_id, basis, extract(year from day);

insert into index_level_years
select index_id, extract(year from day), min(day), max(day),
       series_bytes(array_agg(extract(doy from day)::bigint order by day)), series_bytes(array_agg(level order by day)),
       series_bytes(array_agg(total_return order by day)), series_bytes(array_agg(net_total_return order by day)),
       min(source_id),
       case when min(source_id) <> max(source_id) then series_bytes(array_agg(source_id::bigint order by day)) end
from index_levels
group by index_id, extract(year from day);

drop table daily_prices, navs, index_levels;
drop function series_bytes;

-- A row for each day, for people and for statements in the background. Pages decode the rows above themselves, in a fraction
-- of the time.
create view daily_prices as
select y.listing_id, make_date(y.year, 1, 1) + (bar.day_of_year::int - 1) as day, bar.open, bar.high, bar.low, bar.close,
       bar.volume, coalesce(bar.source_id::smallint, y.source_id) as source_id
from daily_price_years as y
cross join lateral unnest(series_values(y.days), series_values(y.opens), series_values(y.highs), series_values(y.lows),
  series_values(y.closes), series_values(y.volumes), series_values(y.sources))
  as bar(day_of_year, open, high, low, close, volume, source_id);

create view navs as
select y.security_id, make_date(y.year, 1, 1) + (value.day_of_year::int - 1) as day, y.basis, value.nav,
       value.estimated is not null as estimated, coalesce(value.source_id::smallint, y.source_id) as source_id
from nav_years as y
cross join lateral unnest(series_values(y.days), series_values(y.navs), series_values(y.estimates), series_values(y.sources))
  as value(day_of_year, nav, estimated, source_id);

create view index_levels as
select y.index_id, make_date(y.year, 1, 1) + (value.day_of_year::int - 1) as day, value.level, value.total_return,
       value.net_total_return, coalesce(value.source_id::smallint, y.source_id) as source_id
from index_level_years as y
cross join lateral unnest(series_values(y.days), series_values(y.levels), series_values(y.total_returns),
  series_values(y.net_total_returns), series_values(y.sources))
  as value(day_of_year, level, total_return, net_total_return, source_id);

-- The last close of a listing on or before a day, from one row.
create function close_until(of_listing integer, until date) returns table (day date, close bigint) language sql stable as $$
  select make_date(y.year, 1, 1) + (bar.day_of_year::int - 1), bar.close
  from (
    select * from daily_price_years where listing_id = of_listing and first_day <= until order by year desc limit 1
  ) as y
  cross join lateral unnest(series_values(y.days), series_values(y.closes)) as bar(day_of_year, close)
  where make_date(y.year, 1, 1) + (bar.day_of_year::int - 1) <= until
  order by bar.day_of_year desc
  limit 1
$$;
