-- Which filing the figures of a period are from: figures of an earlier one never take their place.
alter table statements add column filed_on date;
update statements set filed_on = published_on;

-- What companies had said before they restated it.
create table earlier_statements (
  security_id integer not null references securities on delete cascade,
  period text not null check (period in ('ANNUAL', 'INTERIM')),
  period_end date not null,
  filed_on date not null,             -- the last filing with these figures
  currency text not null,
  income jsonb not null,
  balance jsonb,
  cash_flow jsonb,
  source_id smallint not null references sources,
  primary key (security_id, period, period_end, filed_on)
);

-- When a report of holdings was made: one that was made earlier, about the same day, never takes its place.
create table holding_reports (
  security_id integer not null references securities on delete cascade,
  as_at date not null,
  issued_on date not null,
  source_id smallint not null references sources,
  primary key (security_id, as_at)
);
