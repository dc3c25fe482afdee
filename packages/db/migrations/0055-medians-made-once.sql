-- Medians of sectors and of markets are made from what each security's own pages show, with the other figures that compare
-- securities; none comes with an import any more.
drop table sector_medians;

-- What a share or trust is compared by with all others of its type on its exchange: made with the figures of sectors, so that the
-- median of a market needs no page of its members. Can be emptied and made anew at any time, as the next table.
create table market_figures (
  security_id integer primary key references securities on delete cascade,
  type text not null,
  exchange text not null,
  as_at date not null,                 -- of its last price
  figures jsonb not null               -- by measure
);
create index market_figures_of on market_figures (type, exchange);

create table market_medians (
  type text not null,
  exchange text not null,
  as_at date not null,                 -- the latest price of any member
  medians jsonb not null,              -- by measure: [median, members that have it]
  primary key (type, exchange)
);

-- Both are missing, as are new medians of sectors, until the figures are made anew.
delete from screener_state;
update sector_groups set made_for = 'epoch';
