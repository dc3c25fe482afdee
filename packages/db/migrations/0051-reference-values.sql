-- Rates of interest and consumer prices as they were published; the levels of the index are made of all of them together.
create table reference_values (
  code text not null,                 -- of the index: SONIA, CPI
  day date not null,                  -- of a monthly figure the last day of the month
  value numeric(18, 6) not null,      -- percent a year, or points
  as_at date not null,                -- of the file: an earlier one changes nothing
  source_id smallint not null references sources,
  primary key (code, day)
);
