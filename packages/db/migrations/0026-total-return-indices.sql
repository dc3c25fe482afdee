-- An index has up to three series: prices of its members, with everything they pay, and with what is left after withholding tax.
alter table index_levels
  alter column level drop not null,
  add column total_return bigint,           -- hundredths of a point, as every level
  add column net_total_return bigint;

-- Until now one series was stored, and the kind of the index said what it counted.
update index_levels set net_total_return = level, level = null
where index_id in (select id from indices where kind = 'BENCHMARK');
update index_levels set total_return = level, level = null
where index_id in (select id from indices where kind = 'CASH');

alter table index_levels
  add check (coalesce(level, total_return, net_total_return) is not null);
