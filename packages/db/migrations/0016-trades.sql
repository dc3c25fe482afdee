-- The latest trades of a listing. Prices are integers at the listing's price_scale in its price_unit.
create table trades (
  listing_id integer not null references listings on delete cascade,
  at timestamptz not null,
  sequence integer not null,          -- tells trades of one instant apart
  price bigint not null,
  shares bigint not null,
  kind text not null check (kind in ('AUTOMATIC', 'AUCTION')),
  source_id smallint not null references sources,
  primary key (listing_id, at, sequence)
);
