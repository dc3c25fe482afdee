-- What the screener's form shows of each type of security: the values that can be chosen with how many have each, and how
-- the figures are spread. Made with the figures, so that the form reads none of them.
create table screener_summaries (
  type text primary key,
  day date not null,                   -- that maturities are counted from
  securities integer not null,
  choices jsonb not null,              -- by column: [value, count] of each value
  distributions jsonb not null         -- by column: count, percentiles, bins
);
