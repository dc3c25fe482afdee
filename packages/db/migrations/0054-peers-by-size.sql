-- Similar securities of a sector by their size in pounds, which imported shares have among the screener's figures only; of those
-- without a size the ones with a price come first.
create index screener_by_sector on screener_figures (type, sector, size_gbp desc nulls last, (as_at is null), security_id);
