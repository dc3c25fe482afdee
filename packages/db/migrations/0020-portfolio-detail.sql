-- What the index that a product follows gives each holding; null where it follows none.
alter table holdings add column index_weighting numeric(10, 8);

alter table exposures drop constraint exposures_kind_check;
alter table exposures add constraint exposures_kind_check
  check (kind in ('SECTOR', 'REGION', 'COUNTRY', 'CURRENCY', 'MARKET_CAP', 'STYLE', 'CREDIT', 'MATURITY', 'COUPON', 'BOND_TYPE'));
