-- One row: what feeds share so that the order of ticks rises whatever their clocks do.
create table feed_order (
  id smallint primary key check (id = 1),
  shift_days integer not null,        -- added to the day that is the epoch of a tick
  high_water bigint not null          -- greatest order published: time plus shift, ms
);
