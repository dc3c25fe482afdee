-- Where the price is between its lowest and highest of a year, the index that an ETF tracks, and a gilt's yield after tax.
alter table screener_figures
  add column year_position numeric(18, 8),           -- 0 is the low, 1 the high
  add column tracked_index text,
  add column after_tax_yield numeric(18, 8);         -- to redemption, at the higher rate of income tax
-- They are missing until the figures are made anew.
delete from screener_state;
