-- Securities are named by market code and not referred to, because lists outlive the market's rows.
create table watchlists (
  id integer primary key generated always as identity,
  user_id integer not null references users on delete cascade,
  name text not null,
  name_key text not null,             -- what makes two names the same
  position smallint not null,
  unique (user_id, name_key)
);

create table watchlist_items (
  watchlist_id integer not null references watchlists on delete cascade,
  market_code text not null,
  position smallint not null,
  note text not null,
  noted_at bigint not null,           -- ms since 1970, by the clock it was noted at; 0: never
  primary key (watchlist_id, market_code)
);
create index watchlist_items_code on watchlist_items (market_code);
