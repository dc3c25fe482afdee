-- Where the price is between its lowest and highest of a year, and the index that an ETF tracks.
alter table screener_figures
  add column year_position numeric(18, 8),           -- 0 is the low, 1 the high
  add column tracked_index text;
-- Both are missing until the figures are made anew.
delete from screener_state;
