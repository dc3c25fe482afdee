-- Null in pounds, and for orders executed before the day was stored.
alter table paper_orders add column sterling_rate_as_at date;
