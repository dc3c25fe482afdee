-- What the recorder has stored of each symbol's session: by epoch and sequence no tick counts twice, whoever stores it.
create table recorded_ticks (
  listing_id integer primary key references listings on delete cascade,
  session_day date not null,
  session_from timestamptz not null,
  session_until timestamptz not null,
  closed boolean not null default false,   -- its daily bar is made
  epoch bigint not null,
  sequence bigint not null,
  ticks integer not null,                  -- of the session, with first_at its rhythm
  first_at timestamptz not null
);
create index recorded_ticks_open on recorded_ticks (session_until) where not closed;
