-- What the screener's form shows of each type of security: the values that can be chosen with how many have each, and how
-- the figures are spread. Made with the figures, so that the form reads none of them.
create table screener_summaries (
  type text primary key,
  day date not null,                   -- that maturities are counted from
  securities integer not null,
  choices jsonb not null,              -- by column: [value, count] of each value
  distributions jsonb not null         -- by column: count, percentiles, bins
);

-- How many items name a security in each month, by source and tags: a list of news says how many there are in all, and
-- counting a company's tenth of a million one by one takes longer than the list itself.
create table news_counts (
  market_code text not null,
  source_code text not null,
  month date not null,                 -- the first day of it, by UTC
  tags text[] not null,
  items integer not null,
  primary key (market_code, source_code, month, tags)
);

create function count_added_news() returns trigger language plpgsql as $$
begin
  insert into news_counts (market_code, source_code, month, tags, items)
  select a.market_code, a.source_code, date_trunc('month', a.published_at at time zone 'UTC')::date, item.tags, count(*)
  from added as a join news_items as item on item.id = a.news_id
  group by 1, 2, 3, 4
  on conflict (market_code, source_code, month, tags) do update set items = news_counts.items + excluded.items;
  return null;
end $$;

-- The item may be gone already, and its tags with it: what is left of its months is counted anew.
create function count_removed_news() returns trigger language plpgsql as $$
begin
  delete from news_counts as c using (
    select distinct market_code, source_code, date_trunc('month', published_at at time zone 'UTC')::date as month from removed
  ) as r
  where c.market_code = r.market_code and c.source_code = r.source_code and c.month = r.month;
  insert into news_counts (market_code, source_code, month, tags, items)
  select r.market_code, r.source_code, r.month, item.tags, count(*)
  from (
    select distinct market_code, source_code, date_trunc('month', published_at at time zone 'UTC')::date as month from removed
  ) as r
  join news_symbols as s on s.market_code = r.market_code and s.source_code = r.source_code
    and s.published_at >= r.month::timestamp at time zone 'UTC'
    and s.published_at < (r.month + interval '1 month') at time zone 'UTC'
  join news_items as item on item.id = s.news_id
  group by 1, 2, 3, 4;
  return null;
end $$;

create trigger news_added after insert on news_symbols
  referencing new table as added for each statement execute function count_added_news();
create trigger news_removed after delete on news_symbols
  referencing old table as removed for each statement execute function count_removed_news();
-- Large loads into the embedded database suspend other triggers.
alter table news_symbols enable always trigger news_added;
alter table news_symbols enable always trigger news_removed;

insert into news_counts (market_code, source_code, month, tags, items)
select s.market_code, s.source_code, date_trunc('month', s.published_at at time zone 'UTC')::date, item.tags, count(*)
from news_symbols as s join news_items as item on item.id = s.news_id
group by 1, 2, 3, 4;
