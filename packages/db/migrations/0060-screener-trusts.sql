-- More to screen by: net asset value and total assets of trusts, ten years, five complete years one by one, risk.
alter table screener_figures
  add column nav bigint,                             -- at the listing's unit and scale: the newest that is published
  add column nav_gbp numeric(18, 6),
  add column total_assets_gbp bigint,                -- pence
  add column total_return_10y numeric(18, 8),
  add column discrete_1 numeric(18, 8),              -- total returns of 12 months each: to the last month end, then backwards
  add column discrete_2 numeric(18, 8),
  add column discrete_3 numeric(18, 8),
  add column discrete_4 numeric(18, 8),
  add column discrete_5 numeric(18, 8),
  add column volatility_3y numeric(18, 8),
  add column max_drawdown numeric(18, 8);            -- of ten years or the life of the security; below zero
-- They are missing until the figures of securities and of sectors are made anew.
delete from screener_state;
update sector_groups set made_for = 'epoch';
