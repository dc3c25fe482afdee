-- Not every series of levels is a share index: there are also what funds are measured by, cash and the cost of living.
alter table indices
  add column kind text not null default 'MARKET' check (kind in ('MARKET', 'BENCHMARK', 'CASH', 'INFLATION')),
  add column cited_as text unique;      -- its name in the documents of funds that are measured by it
