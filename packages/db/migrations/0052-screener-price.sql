-- The last price in pounds, which securities of several currencies can be screened by.
alter table screener_figures
  add column price_gbp numeric(18, 6);
-- It is missing until the figures are made anew.
delete from screener_state;
